"""Adventures, Empires and Nocturne: what the first two hunts left over."""
import pytest

from throneroom.bots.priority import PriorityBot
from throneroom.engine.decision import PAY_DEBT, Decision
from throneroom.engine.events import Event, Listener
from throneroom.engine.player import Player
from throneroom.kingdoms.setup import Setup
from throneroom.lab.checks import state
from throneroom.testing import Scene, cards, in_order


# --- Adventures -----------------------------------------------------------------------------------------------
def test_warrior_strikes_player_by_player() -> None:
    """seed 000:5402, rules.md PRIO-03: the left neighbour discards and trashes as often as due before the next does"""
    scene = Scene(players=3, piles={"Silver": 4}, p1={"hand": "Warrior", "play": "Page"},
                  p2={"deck": "Copper, Feodum"}, p3={"deck": "Feodum, Copper"})
    scene.p1.plays("Warrior")
    assert scene.p2.discard == cards("Copper, 3 Silver")
    assert scene.p3.discard == cards("Copper, Silver")


def test_an_enchanted_guide_and_royal_carriage() -> None:
    """seed 000:5511, 000:5169: not followed, it stays in play, so it can be played again, now as a Guide"""
    scene = Scene(p1={"hand": "Enchantress", "deck": "9 Copper"},
                  p2={"hand": "Guide", "deck": "9 Copper", "tavern": "Royal Carriage"})
    scene.p1.plays("Enchantress")
    scene.p1.ends_turn()
    scene.p2.plays("Guide", "yes")
    assert scene.p2.tavern == cards("Guide")
    assert scene.p2.in_play == cards("Royal Carriage")
    assert len(scene.p2.hand) == 2


@pytest.mark.parametrize("reserve", ["Guide", "Ratcatcher", "Transmogrify", "Teacher"])
def test_nothing_on_the_mat_must_be_called(reserve: str) -> None:
    """seed 000:4994, 000:5032, 000:5099, 000:5375: at the start of a turn"""
    scene = Scene(phase="start", p1={"hand": "Copper", "tavern": reserve})
    scene.run("no")
    assert (scene.p1.hand, scene.p1.tavern) == (cards("Copper"), cards(reserve))


def test_neither_must_those_that_wait_for_a_card() -> None:
    """seed 000:4986, 000:5050, 000:5169: asked anew for the next one"""
    scene = Scene(kingdom="Village", p1={"hand": "Village", "deck": "9 Copper",
                                         "tavern": "Coin of the Realm, Duplicate, Royal Carriage"})
    scene.p1.plays("Village", "Royal Carriage", "no", "no")
    scene.p1.gains("Silver", "no")
    assert scene.p1.tavern == cards("Coin of the Realm, Duplicate, Royal Carriage")
    scene.p1.gains("Silver", "yes")
    assert scene.p1.discard == cards("3 Silver")


def test_an_overlord_that_is_a_page_is_exchanged() -> None:
    """seed 000:5385, 000:5706: it is the Overlord that goes back to its pile"""
    scene = Scene(kingdom="Overlord, Page", p1={"hand": "Overlord", "deck": "9 Copper"})
    scene.p1.plays("Overlord")
    scene.p1.ends_turn("yes")
    assert scene.pile("Overlord") == 11
    assert scene.pile("Page") == 10
    assert "treasure_hunter" in scene.p1.all_cards


def test_an_estate_that_inherits_from_a_page_is_exchanged() -> None:
    """seed 000:5321, 000:5385: it goes back to the Estates, not to the Pages"""
    scene = Scene(kingdom="Page", landscapes="Inheritance", phase="buy", p1={"coins": 7, "deck": "5 Estate, 9 Copper"})
    scene.p1.buys("Inheritance")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    estates, pages = scene.pile("Estate"), scene.pile("Page")
    scene.p1.plays("Estate")
    scene.p1.ends_turn("yes")
    assert (scene.pile("Estate"), scene.pile("Page")) == (estates + 1, pages)
    assert "treasure_hunter" in scene.p1.all_cards


def test_the_possessor_decides_about_travellers() -> None:
    """seed 000:5245, rules.md POSS-03: an exchange is no gain, so the possessed player keeps the new card"""
    scene = Scene(kingdom="Page", p1={"hand": "Possession", "deck": "9 Copper"},
                  p2={"hand": "Page", "deck": "9 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Page")
    scene.p2.ends_turn(scene.p1("yes"))
    assert "treasure_hunter" in scene.p2.all_cards


def test_a_page_of_the_black_market_is_not_exchanged() -> None:
    """seed 000:5385, 000:7124: there is no pile that it could be put back onto"""
    scene = Scene(black_market="Page, Smithy, Moat", p1={"hand": "Black Market", "deck": "9 Copper"})
    scene.p1.plays("Black Market", "Page", "Moat")
    scene.p1.me.move(scene.p1.me.discard_pile[-1], scene.p1.me.discard_pile, scene.p1.me.in_play)
    scene.p1.ends_turn()
    assert "page" in scene.p1.all_cards


# --- Empires --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card", ["Settlers", "Bustling Village", "Courier"])
def test_who_looks_through_the_discard_pile_sees_it(card: str) -> None:
    """seed 000:5469, 000:5577, 003:794: also with nothing to take there; its order stays"""
    scene = Scene(p1={"hand": card, "deck": "Estate", "discard": "Duchy, Province"})
    scene.p1.plays(card)
    looks = [event for event in scene.log.events if event.verb == "look"]
    seen = in_order("Estate, Duchy, Province" if card == "Courier" else "Duchy, Province")
    assert [[found.id for found in event.cards] for event in looks] == [seen]


def test_villa_leads_back_in_the_middle_of_an_event() -> None:
    """seed 000:5544, 000:5521, 004:523: at once, so what Ball gains after it is not gained in the Buy phase"""
    scene = Scene(kingdom="Villa", landscapes="Ball", piles={"Catapult": "5 Rocks"}, phase="buy", p1={"coins": 5})
    scene.p1.buys("Ball", "Villa", "Rocks")
    assert scene.p1.hand == cards("Villa, Silver")
    scene = Scene(kingdom="Villa", landscapes="Ball", piles={"Catapult": "5 Rocks"}, phase="buy", p1={"coins": 5})
    scene.p1.buys("Ball", "Rocks", "Villa")
    assert (scene.p1.hand, scene.p1.deck) == (cards("Villa"), in_order("Silver"))


def test_overlord_as_a_command_stays_with_its_throne_room() -> None:
    """rules.md MULT-16, DUR-02, 2019 text of Overlord: the Throne Room of the Supply cannot stay in play for it"""
    scene = Scene(kingdom="Throne Room", editions=("command-2019",),
                  p1={"hand": "Overlord, Caravan", "deck": "40 Copper"})
    scene.p1.plays("Overlord", "Throne Room", "Caravan")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan, Overlord")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 7
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


# --- Nocturne -------------------------------------------------------------------------------------------------
def test_a_boon_is_kept_until_the_clean_up_of_its_player() -> None:
    """seed 000:6508: received in another player's turn it lies there through that Clean-up"""
    scene = Scene(kingdom="Blessed Village", stacks={"boons": "The Field's Gift"}, p1={"deck": "9 Copper"},
                  p2={"deck": "9 Copper"})
    scene.p2.gains("Blessed Village", "yes")
    scene.p1.ends_turn()
    assert scene.p2.owned == cards("The Field's Gift")
    scene.p2.ends_turn()
    assert scene.p2.owned == []


def test_pixies_boon_while_the_boons_are_shuffled() -> None:
    """seed 000:6014, 000:6508: what happens on trashing the Pixie may shuffle the Boons; this one waits for her"""
    scene = Scene(kingdom="Blessed Village", stacks={"boons": "The Mountain's Gift"},
                  p1={"hand": "Pixie, Catacombs", "deck": "Copper", "owned": "Sewers"}, piles={"Duchy": 0})
    stacks = scene.game.stacks
    top = stacks["boons"].pop()
    sea = next(boon for boon in stacks["boons"] if boon.id == "the_seas_gift")
    stacks["boons"][:] = [top]
    stacks["boons discarded"][:] = [sea]
    scene.p1.plays("Pixie", "yes", "Catacombs", "Blessed Village", "no")
    assert scene.p1.discard == cards("Blessed Village, 2 Silver")


# --- games of bots that nobody watches --------------------------------------------------------------------------
class Spender(PriorityBot):
    """Buys what it wants, later what ends the game, and pays its debt as far as it can."""

    def __init__(self, *wishes: str) -> None:
        super().__init__(("lich", "festival", "market", "village", "smithy"))
        self.list = wishes

    def wants(self, me: Player) -> tuple[str, ...]:
        return self.list if me.turns < 15 else ("province", "duchy", "estate", "copper", "curse")

    def answer(self, decision: Decision) -> list[int]:
        if decision.purpose == PAY_DEBT:
            return [len(decision.options) - 1]
        return super().answer(decision)


class Ears(Listener):
    def hear(self, game: object, event: Event) -> None: ...


@pytest.mark.parametrize(("landscape", "wishes"), [
    ("annex", ("annex", "silver")),                                     # what is left of the coins pays debt
    ("wedding", ("wedding", "smithy", "silver")),
    ("tax", ("gold", "festival", "silver", "copper")),
    ("palace", ("province", "lich", "festival", "silver", "village")),  # the next player may have to skip the turn
    ("capitalism", ("capitalism", "province", "festival", "market", "smithy", "silver"))])  # Actions as Treasures
@pytest.mark.parametrize("seed", range(3))
def test_short_cuts_know_debt_skipped_turns_and_capitalism(landscape: str, wishes: tuple[str, ...], seed: int) -> None:
    """rules.md EMP-02, XTRA-09, REN-06: a game that nobody watches goes like any other"""
    kingdom = ("cellar", "festival", "gardens", "market", "militia", "moat", "smithy", "village", "lich", "workshop")
    table = Setup(kingdom, (landscape,)).table()
    quick, told = (table.new_game([Spender(*wishes), Spender(*wishes)], seed) for _ in range(2))
    told.listener = Ears()
    for game in (quick, told):
        game.run()
    assert state(quick) == state(told)
