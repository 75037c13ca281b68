"""General rules, chapters 14 to 20: special piles, tokens, Potions, Prizes, Shelters and Ruins, Coffers and Villagers
(rules.md PILE, TOK, POT, CORN, DARK, COFF)."""
import pytest

from throneroom.kingdoms.setup import Setup
from throneroom.record.view import view
from throneroom.testing import Scene, cards, in_order


# --- piles ------------------------------------------------------------------------------------------------
def test_mixed_piles() -> None:
    """rules.md PILE-01, PILE-02: the next card is turned up; a returned one lies on top"""
    scene = Scene(piles={"Knights": "Dame Anna, Sir Martin, Sir Vander"},
                  p1={"coins": 20, "buys": 3, "hand": "Ambassador"})
    assert scene.p1.can_buy("Dame Anna") and not scene.p1.can_buy("Sir Martin")
    scene.p1.gains("Knights")
    assert scene.p1.discard == cards("Dame Anna") and scene.top("Knights") == "sir_martin"
    scene = Scene(piles={"Knights": "Dame Anna, Sir Martin"}, p1={"hand": "Ambassador, Sir Vander"}, p2={})
    scene.p1.plays("Ambassador", "Sir Vander")
    assert scene.pile("Knights") == 2 and scene.p2.discard == cards("Sir Vander")   # on top, and so given out first


def test_split_piles() -> None:
    """rules.md PILE-04, EMP-15: the upper card first, also a returned one"""
    scene = Scene(kingdom="Encampment/Plunder", p1={"coins": 9, "deck": "2 Copper", "hand": "Encampment"},
                  piles={"Encampment/Plunder": "5 Plunder"})
    assert scene.p1.can_buy("Plunder")
    scene.p1.plays("Encampment")
    scene.p1.ends_turn()
    assert scene.top("Encampment/Plunder") == "encampment" and scene.pile("Encampment/Plunder") == 6
    for pile, upper, lower in (("catapult_rocks", "catapult", "rocks"), ("sauna_avanto", "sauna", "avanto"),
                               ("settlers_bustling_village", "settlers", "bustling_village"),
                               ("patrician_emporium", "patrician", "emporium"),
                               ("gladiator_fortune", "gladiator", "fortune"),
                               ("encampment_plunder", "encampment", "plunder")):
        for players in (2, 6):
            game = Setup((pile,), players=players).table().new_game()
            shown = next(found for found in view(game, 0).piles if found.id == pile)
            assert shown.cards == [upper] * 5 + [lower] * 5


def test_castles_in_order() -> None:
    """rules.md PILE-05, PILE-10: the cheapest first; a Victory pile and no Action pile"""
    scene = Scene(kingdom="Castles", players=3, landscapes="Training", p1={"coins": 20, "buys": 9}, phase="buy")
    bought = []
    for _ in range(6):
        bought.append(scene.top("Castles"))
        scene.p1.gains("Castles", *(["estates"] if bought[-1] == "sprawling_castle" else []))
    assert bought == in_order("2 Humble Castle, Crumbling Castle, 2 Small Castle, Haunted Castle")


def test_what_a_pile_is() -> None:
    """rules.md PILE-09, PILE-10: the placeholder decides: Knights and the split piles of Allies are Action piles"""
    scene = Scene(kingdom="Knights, Castles, Clashes, Odysseys, Settlers/Bustling Village, Mill, Crown, Tunnel",
                  landscapes="Family of Inventors", also="Underling")
    actions = {pile.id for pile in scene.game.supply_piles(1)}
    assert {"knights", "clashes", "odysseys", "settlers_bustling_village", "mill", "crown"} <= actions
    assert not actions & {"castles", "tunnel", "province", "curse"}
    victory = {pile.id for pile in scene.game.supply_piles(4)}
    assert victory == {"estate", "duchy", "province", "castles", "mill", "tunnel"}


def test_empty_piles() -> None:
    """rules.md PILE-11, PILE-12: a split pile without its upper cards is not empty; Poacher, City count the Supply"""
    scene = Scene(piles={"Gladiator/Fortune": "Fortune", "Copper": 0, "Horse": 0},
                  p1={"hand": "City, 2 Gold", "deck": "9 Estate"})
    scene.p1.plays("City")
    assert len(scene.p1.hand) == 4 and scene.p1.coins == 0
    scene = Scene(piles={"Gladiator/Fortune": 0, "Copper": 0, "Potion": 0}, also="Familiar",
                  p1={"hand": "Poacher, 3 Gold", "deck": "9 Estate"})
    scene.p1.plays("Poacher", "3 Gold")
    assert scene.p1.hand == cards("Estate")


@pytest.mark.parametrize("card", ["Hovel", "Necropolis", "Overgrown Estate", "Goat", "Pouch", "Zombie Mason"])
def test_cards_without_a_pile(card: str) -> None:
    """rules.md PILE-14, PILE-16, NOC-03, DARK-01: never bought, gained or returned"""
    scene = Scene(p1={"hand": f"Ambassador, {card}", "coins": 9}, p2={}, also="Pixie, Tracker, Necromancer")
    assert not scene.p1.can_buy(card)
    scene.p1.plays("Ambassador")
    assert scene.p1.hand == cards(card) and scene.p2.discard == []


def test_populate() -> None:
    """rules.md PILE-15, MEN-08: the top card of every Action pile, empty ones apart, in any order"""
    scene = Scene(landscapes="Populate", kingdom="Village, Smithy, Gardens, Castles, Knights",
                  piles={"Knights": "Sir Martin", "Smithy": 0}, p1={"coins": 10, "deck": "9 Copper"}, phase="buy")
    scene.p1.buys("Populate", "Sir Martin")
    assert scene.gained(1) == in_order("Sir Martin, Village")


# --- tokens -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 6])
def test_pirate_ship_one_token(players: int) -> None:
    """rules.md TOK-02, TOK-03, TOK-06: one token per play however many lose a Treasure; no Coffers"""
    others = {f"p{seat}": {"deck": "2 Copper"} for seat in range(2, players + 1)}
    scene = Scene(players=players, p1={"hand": "2 Pirate Ship", "actions": 2}, **others)
    scene.p1.plays("Pirate Ship", "attack")
    assert scene.p1.me.count("pirate_ship") == 1 and scene.p1.coffers == 0
    assert len(scene.trash) == players - 1
    scene.p1.plays("Pirate Ship", "coins")
    assert scene.p1.coins == 1 and scene.p1.me.count("pirate_ship") == 1


def test_trade_route_tokens() -> None:
    """rules.md TOK-04: moved when the first card is gained, by whomever and however; never again"""
    scene = Scene(kingdom="Gardens", p1={"hand": "2 Trade Route, 2 Curse", "actions": 2}, p2={}, platinum=True)
    scene.p2.gains("Estate")
    scene.p2.gains("Estate")
    scene.p1.gains("Colony")
    scene.p1.plays("Trade Route", "Curse")
    assert scene.p1.coins == 2
    scene.p1.gains("Gardens")
    scene.p1.plays("Trade Route")
    assert scene.p1.coins == 2 + 3


def test_tokens_without_end() -> None:
    """rules.md TOK-01, TOK-05: points and coins are never used up"""
    scene = Scene(p1={"hand": "Monument", "points": 500, "coffers": 500})
    scene.p1.plays("Monument")
    assert scene.p1.points == 501 == scene.p1.score
    scene.p1.me.plus_coffers(1)
    assert scene.p1.coffers == 501


# --- Potions, Prizes --------------------------------------------------------------------------------------
def test_the_potion_pile() -> None:
    """rules.md POT-01: sixteen, in the Supply, whenever something costs a Potion, also in the Black Market deck"""
    for players in range(2, 7):
        for setup in (Setup(("golem",), players=players),
                      Setup(("black_market",), players=players, black_market=("golem",))):
            assert setup.table().new_game().count_in_pile("potion") == 16
    assert Setup(("village",)).table().new_game().pile("potion") is None
    scene = Scene(piles={"Potion": 0, "Copper": 0, "Curse": 0}, kingdom="Golem")
    scene.p1.ends_turn()
    assert scene.game.over


def test_philosophers_stone() -> None:
    """rules.md POT-02: deck and discard pile when it is played; later changes do not matter"""
    scene = Scene(p1={"hand": "Philosopher's Stone, 5 Copper", "deck": "7 Estate", "discard": "4 Estate"},
                  phase="buy")
    scene.p1.plays("Philosopher's Stone")
    assert scene.p1.coins == 2
    scene.p1.gains("Curse")
    assert scene.p1.coins == 2


def test_apprentice() -> None:
    """rules.md POT-04: two cards for a Potion, nothing for debt"""
    for card, count in (("Familiar", 5), ("Vineyard", 2), ("City Quarter", 0), ("Potion", 4)):
        scene = Scene(p1={"hand": f"Apprentice, {card}", "deck": "9 Copper"})
        scene.p1.plays("Apprentice")
        assert len(scene.p1.hand) == count


def test_prizes() -> None:
    """rules.md CORN-01, CORN-02, CORN-04: once each, freely chosen, onto the deck; Diadem counts unused actions"""
    game = Setup(("tournament",), players=6).table().new_game()
    prizes = ("bag_of_gold", "diadem", "followers", "princess", "trusty_steed")
    assert all(game.count_in_pile(prize) == 1 for prize in prizes)
    scene = Scene(p1={"hand": "Tournament, Province", "deck": "9 Copper"}, p2={},
                  piles=dict.fromkeys(("Bag of Gold", "Diadem", "Followers", "Princess", "Trusty Steed"), 0))
    scene.p1.plays("Tournament", "yes", "prize")
    assert scene.gained(1) == [] and scene.p1.coins == 1
    scene = Scene(p1={"hand": "Diadem, 2 Village", "actions": 3}, phase="buy")
    scene.p1.plays("Diadem")
    assert scene.p1.coins == 2 + 3


# --- Dark Ages --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 6])
def test_shelters_for_all(players: int) -> None:
    """rules.md DARK-01: the same for everybody; the Estates lie in the Supply as ever"""
    game = Setup(("village",), players=players, shelters=True).table().new_game()
    for player in game.players:
        assert sorted(card.id for card in player.all_cards()) == cards("7 Copper, Hovel, Necropolis, Overgrown Estate")
    assert game.count_in_pile("estate") == (8 if players == 2 else 12)
    assert game.scores() == [0] * players


def test_ruins_are_actions_that_can_be_bought() -> None:
    """rules.md DARK-02: the top one, for nothing, and it can be played"""
    scene = Scene(also="Cultist", piles={"Ruins": "Ruined Village, Survivors"}, p1={"hand": "Ruined Market"})
    scene.p1.plays("Ruined Market")
    assert scene.p1.me.buys == 2
    scene.p1.buys("Ruined Village")
    assert scene.top("Ruins") == "survivors"


def test_knights_attack() -> None:
    """rules.md DARK-03, INST-26: of two cards for 3 to 6 the owner chooses; a trashed Knight takes the other along"""
    scene = Scene(p1={"hand": "Sir Vander"}, p2={"deck": "Gold, Silver, Copper"})
    scene.p1.plays("Sir Vander", scene.p2("Silver"))
    assert scene.trash == cards("Silver") and scene.p2.discard == cards("Gold")
    scene = Scene(p1={"hand": "Sir Vander"}, p2={"deck": "Sir Martin, Province, Copper"})
    scene.p1.plays("Sir Vander")
    assert scene.trash == cards("Sir Martin, Sir Vander") and scene.p1.discard == cards("Gold")
    scene = Scene(p1={"hand": "Sir Vander"}, p2={"deck": "Copper, Province"}, p3={"deck": "Duchy, Curse"})
    scene.p1.plays("Sir Vander")
    assert scene.trash == cards("Duchy") and scene.p2.discard == cards("Copper, Province")


def test_hermit_becomes_a_madman() -> None:
    """rules.md DARK-04, DARK-05: only if no card was bought (an Event may be), and it was discarded from play"""
    for coins, bought, madman in ((0, "", True), (3, "Silver", False), (3, "Expedition", True)):
        scene = Scene(landscapes="Expedition", p1={"hand": "Hermit", "deck": "9 Copper", "coins": coins})
        scene.p1.plays("Hermit", "Silver")
        if bought:
            scene.p1.buys(bought)
        scene.p1.ends_turn()
        assert ("madman" in scene.p1.all_cards) == madman


# --- Coffers and Villagers --------------------------------------------------------------------------------
def test_coffers() -> None:
    """rules.md COFF-01, COFF-02, COFF-03, COFF-05: in the Buy phase before the first purchase, a coin each"""
    scene = Scene(p1={"coffers": 5, "hand": "Copper"}, phase="buy")
    scene.p1.plays("Copper")
    scene.p1.spends(2)
    assert (scene.p1.coffers, scene.p1.coins) == (3, 3)
    scene = Scene(p1={"coffers": 5, "coins": 3, "buys": 2}, phase="buy")
    scene.p1.buys("Silver")
    assert not scene.p1.can_buy("Estate") and scene.p1.coffers == 5
    scene = Scene(p1={"hand": "Plaza, Candlestick Maker, Copper", "deck": "9 Copper"})
    scene.p1.plays("Plaza", "Copper")
    scene.p1.plays("Candlestick Maker")
    assert scene.p1.coffers == 2 and scene.p1.coins == 0


def test_coffers_before_an_action_that_is_a_treasure() -> None:
    """rules.md COFF-01, COFF-02, REN-06 (000:6835, 002:6743): with Capitalism Storyteller, Capital City and Black
    Market are played in the Buy phase, where Coffers may be spent before them; not so in the Action phase"""
    scene = Scene(p1={"hand": "Storyteller", "owned": "Capitalism", "coffers": 3, "deck": "9 Gold"}, phase="buy")
    scene.p1.spends(3)
    scene.p1.plays("Storyteller")
    assert len(scene.p1.hand) == 4 and scene.p1.coins == 0
    scene = Scene(p1={"hand": "Capital City", "owned": "Capitalism", "coffers": 2, "deck": "9 Gold"}, phase="buy")
    scene.p1.spends(2)
    scene.p1.plays("Capital City", "no", "yes")
    assert len(scene.p1.hand) == 3 and scene.p1.coins == 0
    scene = Scene(p1={"hand": "Black Market", "owned": "Capitalism", "coffers": 3}, black_market="Duke", phase="buy")
    scene.p1.spends(3)
    scene.p1.plays("Black Market", "Duke")
    assert scene.p1.discard == cards("Duke") and scene.p1.coins == 0
    scene = Scene(p1={"hand": "Storyteller", "coffers": 3, "deck": "9 Gold"})
    scene.p1.plays("Storyteller")
    assert (len(scene.p1.hand), scene.p1.coffers) == (1, 3)
    assert not scene.table.minded.coins


def test_debt_before_an_action_that_is_a_treasure() -> None:
    """rules.md EMP-02, REN-06, PRO-02 (002:6739): paid off in the Buy phase, then the Black Market sells again"""
    scene = Scene(p1={"hand": "Black Market", "owned": "Capitalism", "debt": 2, "coins": 5}, black_market="Duke",
                  phase="buy")
    scene.p1.pays_debt(2)
    scene.p1.plays("Black Market", "Duke")
    assert scene.p1.discard == cards("Duke") and (scene.p1.coins, scene.p1.debt) == (0, 0)
    scene = Scene(p1={"hand": "Black Market", "owned": "Capitalism", "debt": 2, "coins": 5}, black_market="Duke",
                  phase="buy")
    scene.p1.plays("Black Market")
    assert (scene.p1.discard, scene.p1.debt) == ([], 2)


def test_butcher_spends_coffers() -> None:
    """rules.md COFF-04: as part of its effect, in the Action phase; the trashed card's cost and the tokens"""
    scene = Scene(p1={"hand": "Butcher, Silver", "coffers": 1}, also="Duchy")
    scene.p1.plays("Butcher", "Silver", 3, "Gold")
    assert scene.p1.coffers == 0 and scene.p1.discard == cards("Gold")


def test_villagers() -> None:
    """rules.md COFF-06, COFF-07: in the Action phase, an action each; none after Snowy Village"""
    scene = Scene(p1={"hand": "2 Smithy", "villagers": 2, "deck": "20 Copper"})
    scene.p1.plays("Smithy")
    scene.p1.spends(1)
    scene.p1.plays("Smithy")
    assert scene.p1.villagers == 1
    scene = Scene(p1={"hand": "Smithy", "villagers": 2}, phase="buy")
    assert not scene.p1.can_play("Smithy")
    scene = Scene(p1={"hand": "Snowy Village, 4 Smithy", "villagers": 2, "deck": "20 Copper"})
    scene.p1.plays("Snowy Village")
    for _ in range(4):
        scene.p1.plays("Smithy")
    assert scene.p1.actions == 0 and scene.p1.villagers == 2
