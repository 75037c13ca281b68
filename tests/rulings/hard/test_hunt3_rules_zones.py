"""General rules, chapter 1: places of cards, whose they are, and who may look at them (rules.md ZONE)."""
import pytest

from throneroom.kingdoms.setup import Setup
from throneroom.record.view import decision_view, view
from throneroom.testing import Scene, cards, in_order

STRANGER = -1


# --- whose cards ------------------------------------------------------------------------------------------
def test_everything_a_player_owns_wherever_it_lies() -> None:
    """rules.md ZONE-01, ZONE-12, END-06: all places count at the end"""
    scene = Scene(p1={"hand": "Estate", "deck": "Duchy", "discard": "Province", "play": "Mill", "aside": "Estate",
                      "face_down": "Duchy", "tavern": "Distant Lands", "exile": "Province",
                      "mats": {"Island": "Duchy", "Native Village": "Estate"}, "points": 3})
    assert len(scene.p1.all_cards) == 10
    assert scene.p1.score == 1 + 3 + 6 + 1 + 1 + 3 + 4 + 6 + 3 + 1 + 3


@pytest.mark.parametrize("players", [2, 4, 6])
def test_own_deck_own_discard_pile_common_trash(players: int) -> None:
    """rules.md ZONE-02, TRSH-01: everybody's trashed cards lie together, discarded ones apart"""
    scene = Scene(players=players, p1={"hand": "Chapel, Curse"}, p2={"hand": "4 Copper, Curse"}, also="Militia")
    scene.p1.plays("Chapel", "Curse")
    scene.p2.trashes("Curse")
    scene.p2.discards("Copper")
    assert scene.trash == cards("2 Curse")
    assert scene.p2.discard == cards("Copper")
    assert scene.p1.discard == []


# --- the Supply and what is beside it ---------------------------------------------------------------------
def test_what_the_supply_is() -> None:
    """rules.md ZONE-03, POT-01, CORN-03: Potion, Platinum, Colony, Ruins and the Bane belong to it; Prizes, Horses,
    Spirits, Travellers, Spoils do not"""
    setup = Setup(("young_witch", "tournament", "familiar", "marauder", "page", "leprechaun", "sleigh", "exorcist"),
                  platinum=True, bane="moat")
    game = setup.table().new_game()
    supply = {pile.id for pile in game.supply_piles()}
    assert {"moat", "potion", "platinum", "colony", "ruins", "curse", "copper", "young_witch"} <= supply
    beside = {pile.id for pile in game.piles} - supply
    assert {"diadem", "horse", "wish", "imp", "ghost", "will_o_wisp", "warrior", "champion", "spoils"} <= beside


@pytest.mark.parametrize("other", ["Horse", "Spoils", "Imp", "Wish", "Diadem", "Warrior", "Madman", "Bat"])
def test_gain_a_card_means_from_the_supply(other: str) -> None:
    """rules.md ZONE-04, INST-09, MEN-14, NOC-13, DARK-04, CORN-01: no Workshop, Altar or purchase gets at it"""
    scene = Scene(also=other, p1={"hand": "Workshop, Altar, Curse", "actions": 2, "coins": 9})
    assert not scene.p1.can_buy(other)
    scene.p1.plays("Workshop", "Silver")
    assert not scene.asked[0].offers(other)
    scene.p1.plays("Altar", "Duchy")
    assert not scene.asked[0].offers(other)


def test_a_copy_is_not_taken_from_beside_the_supply() -> None:
    """rules.md ZONE-04, GAIN-11: Disciple's and Way of the Rat's copies come from the Supply alone"""
    scene = Scene(p1={"hand": "Disciple, Horse", "deck": "9 Copper"})
    before = scene.pile("Horse")
    scene.p1.plays("Disciple", "Horse")
    assert scene.pile("Horse") == before + 1            # the one played went back; none was gained
    assert "horse" not in scene.p1.all_cards


# --- in play ----------------------------------------------------------------------------------------------
def test_what_is_in_play() -> None:
    """rules.md ZONE-05: cards of this turn, Durations of the last one, called ones; each is counted"""
    scene = Scene(p1={"hand": "Horn of Plenty", "play": "Silver, Guide", "durations": "Wharf", "deck": "20 Copper"},
                  also="Smithy, Laboratory", phase="buy")
    scene.p1.plays("Horn of Plenty", "Smithy")
    assert not scene.asked[0].offers("Laboratory")      # four names: Horn, Silver, Guide, Wharf


def test_what_is_not_in_play() -> None:
    """rules.md ZONE-06: cards on mats, set aside, or merely revealed do not count for Horn of Plenty"""
    scene = Scene(p1={"hand": "Horn of Plenty, Moat", "tavern": "Guide", "exile": "Gold", "aside": "Village",
                      "mats": {"Island": "Duchy"}}, also="Page", phase="buy")
    scene.p1.plays("Horn of Plenty", "Copper")
    assert not scene.asked[0].offers("Page") and scene.asked[0].offers("Curse")


# --- who may see what -------------------------------------------------------------------------------------
def test_decks_hands_and_discard_piles() -> None:
    """rules.md ZONE-07, ZONE-08, ZONE-09"""
    scene = Scene(p1={"hand": "2 Gold", "deck": "3 Silver", "discard": "Estate, Curse"}, p2={"hand": "Copper"})
    mine, yours, nobodys = (view(scene.game, seat).players[0] for seat in (0, 1, STRANGER))
    assert (mine.hand, mine.deck_size, mine.discard_top) == (cards("2 Gold"), 3, "estate")
    for other in (yours, nobodys):
        assert (other.hand, other.hand_size, other.deck_size, other.discard_top) == (None, 2, None, "estate")
        assert other.cards is None
    for field in ("discard", "discard_pile", "discard_size", "deck"):
        assert not hasattr(mine, field)


def test_the_trash_and_supply_piles_may_be_looked_through() -> None:
    """rules.md ZONE-07, ZONE-10: also split piles and Castles; not Knights and Ruins, of which only the top is seen"""
    scene = Scene(kingdom="Knights, Castles, Augurs, Gladiator/Fortune, Village, Cultist, Tournament",
                  trash="Gold, Curse")
    for seat in (0, 1, STRANGER):
        seen_by = view(scene.game, seat)
        assert seen_by.trash == cards("Gold, Curse")
        piles = {pile.id: pile for pile in seen_by.piles}
        assert piles["augurs"].cards == in_order(
            "4 Herb Gatherer, 4 Acolyte, 4 Sorceress, 4 Sibyl")
        assert piles["castles"].cards is not None and len(piles["castles"].cards) == 8
        for mixed in ("knights", "ruins"):
            assert piles[mixed].cards is None
            assert (piles[mixed].top, piles[mixed].count) == (scene.top(mixed), 10)
        assert piles["diadem"].top == "diadem"


@pytest.mark.parametrize(("card", "answers", "count"), [
    ("Haven", ("Gold",), 1), ("Gear", ("Gold, Estate",), 2), ("Archive", ("Duchy",), 2),
    ("Native Village", ("set aside",), 1), ("Research", ("Estate",), 2), ("Crypt", ("Silver",), 1),
    ("Church", ("Gold, Estate",), 2),
])
def test_set_aside_face_down(card: str, answers: tuple[str, ...], count: int) -> None:
    """rules.md ZONE-11, INST-12: the owner may look, others learn only how many"""
    scene = Scene(p1={"hand": f"{card}, Gold, Estate", "deck": "Estate, Duchy, Province, Copper", "play": "Silver"})
    scene.p1.plays(card, *answers)
    own, other = view(scene.game, 0).players[0], view(scene.game, 1).players[0]
    mine = [*(own.face_down or []), *[id for mat in own.mats.values() if isinstance(mat, list) for id in mat]]
    yours = other.face_down_size + sum(mat for mat in other.mats.values() if isinstance(mat, int))
    assert len(mine) == yours == count
    assert other.face_down is None and other.set_aside == []
    hidden = [event for event in scene.log.events if event.target in ("face down", "mat native_village")]
    assert hidden or card == "Crypt"
    assert all(not event.visible_cards(1) for event in hidden if event.source != "play")


def test_set_aside_openly() -> None:
    """rules.md ZONE-11, MEN-03: Island and Exile mats, and what Cargo Ship keeps, are for all to see"""
    scene = Scene(p1={"hand": "Island, Duchy", "exile": "Gold"})
    scene.p1.plays("Island")
    other = view(scene.game, 1).players[0]
    assert (other.mats, other.exile) == ({"island": cards("Duchy, Island")}, ["gold"])
    scene = Scene(p1={"hand": "Cargo Ship"}, phase="action")
    scene.p1.plays("Cargo Ship")
    scene.p1.gains("Gold", "yes")
    assert view(scene.game, 1).players[0].set_aside == ["gold"]


def test_a_possessor_sees_all_that_the_possessed_player_sees() -> None:
    """rules.md POSS-01, ZONE-07: hand, new hand and questions; nobody else does, and only in that turn"""
    scene = Scene(players=3, p1={"hand": "Possession", "deck": "9 Copper"},
                  p2={"hand": "2 Gold, Cellar", "deck": "5 Silver, 5 Curse"}, p3={})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    assert view(scene.game, 0).players[1].hand == cards("2 Gold, Cellar")
    assert view(scene.game, 2).players[1].hand is None
    decision = scene.decision
    assert decision is not None
    assert decision_view(decision, 0).options is not None
    assert decision_view(decision, 1).options is None and decision_view(decision, 2).options is None
    before = len(scene.log.events)
    scene.p2.ends_turn()
    draws = [event for event in scene.log.events[before:] if event.verb == "draw" and event.seat == 1]
    assert [len(event.visible_cards(seat)) for event in draws for seat in (0, 1, 2)] == [5, 5, 0]
    assert view(scene.game, 0).players[1].hand is None


def test_several_cards_discarded_at_once_need_not_be_shown() -> None:
    """rules.md ZONE-08, TURN-15: others see the top card of the discard pile alone"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "3 Copper, Estate, Duchy"})
    scene.p1.plays("Militia", "Estate, Duchy")
    (event,) = [event for event in scene.log.events if event.verb == "discard"]
    assert len(event.visible_cards(1)) == 2 and len(event.visible_cards(0)) == 1
    assert event.visible_cards(0)[0].id == scene.p2.discard_top


def test_looking_and_revealing() -> None:
    """rules.md INST-10, INST-11: what is looked at only the player sees, what is revealed everybody"""
    scene = Scene(p1={"hand": "Lookout", "deck": "Gold, Silver, Copper"})
    scene.p1.plays("Lookout", "Copper", "Silver")
    looks = [event for event in scene.log.events if event.verb == "look"]
    assert looks and all(not event.visible_cards(1) and event.visible_cards(0) for event in looks)
    assert scene.p1.deck == in_order("Gold")
    scene = Scene(p1={"hand": "Patrol", "deck": "3 Copper, Estate, Gold, Silver, Curse"})
    scene.p1.plays("Patrol", "Silver")
    (event,) = [event for event in scene.log.events if event.verb == "reveal"]
    assert sorted(card.id for card in event.visible_cards(1)) == cards("Estate, Gold, Silver, Curse")


def test_cards_override_the_rules() -> None:
    """rules.md ZONE-13: Treasures in the Action phase (Storyteller), a sixth card (Flag), no discard (Durations)"""
    scene = Scene(p1={"hand": "Storyteller, 3 Copper", "deck": "9 Estate"})
    scene.p1.plays("Storyteller", "Copper", "Copper", "Copper")
    assert scene.p1.in_play == cards("Storyteller, 3 Copper")
    scene = Scene(p1={"owned": "Flag", "deck": "9 Estate"})
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("6 Estate")


@pytest.mark.parametrize(("card", "answers"), [
    ("Chancellor", ("yes",)), ("Messenger", ("yes",)), ("Herb Gatherer", (None, None)),
])
def test_a_deck_put_into_the_discard_pile_shows_its_last_card_alone(card: str, answers: tuple[str | None, ...]) -> None:
    """rules.md INST-07, ZONE-07, ZONE-08 (000:235): nobody looks through it, the owner neither"""
    scene = Scene(p1={"hand": card, "deck": "Gold, Silver, Curse"})
    scene.p1.plays(card, *answers)
    for seat in (0, 1, STRANGER):
        moves = [event for event in scene.log.events if event.target == "discard"]
        assert [(card.id, event.amount) for event in moves for card in event.visible_cards(seat)] == [("curse", 1)]
    assert scene.p1.discard == cards("Gold, Silver, Curse") and scene.p1.discard_top == "curse"


def test_nobody_counts_a_discard_pile_by_its_shuffle() -> None:
    """rules.md ZONE-07 (000:50, 002:2363): that somebody shuffles is known, but not how many cards"""
    told = []
    for size in (4, 9):
        scene = Scene(p1={"hand": "Smithy", "deck": "Gold", "discard": f"{size} Copper"})
        scene.p1.plays("Smithy")
        told.append([(event.verb, event.amount) for event in scene.log.events])
    assert told[0] == told[1] and "shuffle" in [verb for verb, _ in told[0]]


@pytest.mark.parametrize(("event", "answers", "openly"), [
    ("Save", ("Gold",), []), ("Delay", ("Village",), ["village"]), ("Reap", (), ["gold"]), ("Summon", (), ["village"]),
])
def test_what_events_set_aside(event: str, answers: tuple[str, ...], openly: list[str]) -> None:
    """rules.md ZONE-11, INST-12 (000:5239, 004:455): Save hides its card, the others lie open"""
    scene = Scene(landscapes=event, kingdom="Village", p1={"coins": 9, "hand": "Village, Gold"}, phase="buy")
    scene.p1.buys(event, *answers)
    other = view(scene.game, 1).players[0]
    assert (other.set_aside, other.face_down_size) == (openly, 0 if openly else 1)
