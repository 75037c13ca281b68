"""Cards that are other cards for a while: Band of Misfits, Overlord, and Estates by Inheritance."""
from throneroom.engine.types import ACTION, DURATION
from throneroom.testing import Scene, cards, in_order


def later(scene: Scene, *answers: object) -> None:
    scene.p1.ends_turn()
    scene.p2.ends_turn(*answers)


# --- Band of Misfits and Overlord ---------------------------------------------------------------------------
def test_as_a_throne_room_on_a_duration() -> None:
    """rules.md MULT-15, DUR-02: Band of Misfits stays as the Throne Room it is"""
    scene = Scene(kingdom="Throne Room, Village, Caravan Guard",
                  p1={"hand": "Band of Misfits, Caravan Guard", "deck": "30 Copper"})
    scene.p1.plays("Band of Misfits", "Throne Room", "Caravan Guard")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan Guard, Throne Room")
    scene.p2.ends_turn()
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert "band_of_misfits" in scene.p1.all_cards


def test_as_a_throne_room_on_a_band_of_misfits_as_a_duration() -> None:
    """rules.md MULT-15, DUR-02"""
    scene = Scene(kingdom="Throne Room, Caravan Guard", p1={"hand": "2 Band of Misfits", "deck": "30 Copper"})
    scene.p1.plays("Band of Misfits", "Throne Room", "Band of Misfits", "Caravan Guard")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan Guard, Throne Room")
    scene.p2.ends_turn()
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert scene.p1.all_cards.count("band_of_misfits") == 2


def test_throne_room_on_one_as_a_duration_and_after_it_left() -> None:
    """rules.md MULT-15, MULT-02: once it has left play it is itself again, and becomes something anew"""
    scene = Scene(kingdom="Throne Room, Caravan Guard",
                  p1={"hand": "Throne Room, Band of Misfits", "deck": "30 Copper"})
    scene.p1.plays("Throne Room", "Band of Misfits", "Caravan Guard")
    later(scene)
    assert scene.p1.in_play == cards("Caravan Guard, Throne Room")
    assert scene.p1.coins == 2
    scene = Scene(kingdom="Acting Troupe, Smithy", p1={"hand": "Throne Room, Band of Misfits", "deck": "30 Copper"})
    scene.p1.plays("Throne Room", "Band of Misfits", "Acting Troupe", "Smithy")
    assert scene.trash == cards("Band of Misfits")
    assert scene.p1.villagers == 4
    assert scene.p1.hand == cards("3 Copper")


def test_procession_on_one_as_a_duration() -> None:
    """rules.md MULT-15, MULT-06, DUR-03: Band of Misfits is trashed; a card for 6; the effect comes twice"""
    scene = Scene(kingdom="Caravan Guard, Smithy, Goons",
                  p1={"hand": "Procession, Band of Misfits", "deck": "30 Copper"})
    scene.p1.plays("Procession", "Band of Misfits", "Caravan Guard")
    assert scene.trash == cards("Band of Misfits")
    assert scene.p1.discard == cards("Goons")
    later(scene)
    assert scene.p1.in_play == []
    assert scene.p1.coins == 2


def test_as_procession() -> None:
    """rules.md MULT-15, MULT-06"""
    scene = Scene(kingdom="Procession, Smithy, Market, Village",
                  p1={"hand": "Band of Misfits, Village", "deck": "9 Copper"})
    scene.p1.plays("Band of Misfits", "Procession", "Village", "Smithy")
    assert scene.trash == cards("Village")
    assert scene.p1.discard == cards("Smithy")
    assert scene.p1.in_play == cards("Procession")


def test_as_an_attack_that_is_answered() -> None:
    """rules.md MULT-15, ATT-02: it is an Attack once it is one, and can be answered before it acts"""
    scene = Scene(kingdom="Militia, Village", p1={"hand": "Band of Misfits"}, p2={"hand": "Moat, 4 Copper"})
    scene.p1.plays("Band of Misfits", "Militia", scene.p2("Moat"))
    assert scene.p1.coins == 2
    assert len(scene.p2.hand) == 5


def test_as_a_card_that_works_in_play() -> None:
    """rules.md MULT-15, COST-08: what works while in play works"""
    scene = Scene(kingdom="Highway, Village", p1={"hand": "Overlord", "deck": "9 Copper"})
    scene.p1.plays("Overlord", "Highway")
    assert scene.cost("Gold") == (5, 0, 0)
    scene = Scene(kingdom="Urchin, Militia", p1={"hand": "Band of Misfits, Militia", "deck": "9 Copper"})
    scene.p1.plays("Band of Misfits", "Urchin")
    scene.p1.plays("Militia", scene.p1("Urchin"))
    assert scene.trash == cards("Band of Misfits")
    assert scene.p1.discard == cards("Mercenary")


def test_as_a_card_that_returns_itself_or_travels() -> None:
    """rules.md MULT-15: the copying card is what moves"""
    scene = Scene(kingdom="Experiment, Village", p1={"hand": "Overlord", "deck": "9 Copper"}, piles={"Overlord": 9})
    scene.p1.plays("Overlord", "Experiment")
    assert (scene.pile("Overlord"), scene.pile("Experiment")) == (10, 10)
    scene = Scene(kingdom="Page, Village", p1={"hand": "Overlord", "deck": "9 Copper"}, piles={"Overlord": 9})
    scene.p1.plays("Overlord", "Page")
    scene.p1.ends_turn("yes")
    assert (scene.pile("Overlord"), scene.pile("Treasure Hunter")) == (10, 4)
    assert "treasure_hunter" in scene.p1.all_cards


def test_as_a_reserve_card() -> None:
    """rules.md MULT-15, ADV-01: on the mat it is Band of Misfits again and cannot be called"""
    scene = Scene(kingdom="Ratcatcher, Village", p1={"hand": "Band of Misfits", "deck": "12 Copper"})
    scene.p1.plays("Band of Misfits", "Ratcatcher")
    assert scene.p1.tavern == cards("Band of Misfits")
    later(scene)
    assert scene.p1.tavern == cards("Band of Misfits")


def test_set_aside_exiled_or_put_on_the_deck() -> None:
    """rules.md MULT-15: out of play it is itself"""
    scene = Scene(kingdom="Encampment / Plunder, Village", p1={"hand": "Band of Misfits", "deck": "12 Copper"})
    scene.p1.plays("Band of Misfits", "Encampment")
    assert scene.p1.aside == cards("Band of Misfits")
    scene.p1.ends_turn()
    assert scene.pile("Band of Misfits") == 11
    scene = Scene(kingdom="Walled Village, Village", p1={"hand": "Band of Misfits", "deck": "12 Copper"})
    scene.p1.plays("Band of Misfits", "Walled Village")
    scene.p1.ends_turn("yes")
    assert "band_of_misfits" in scene.p1.hand


def test_its_tokens() -> None:
    """rules.md MULT-15, ADV-07: it is played as a card of both piles, one after the other"""
    scene = Scene(kingdom="Village, Smithy", p1={"hand": "Band of Misfits", "deck": "12 Copper",
                                               "tokens": {"+1 coin": "Village", "+1 buy": "Band of Misfits"}})
    scene.p1.plays("Band of Misfits", "Village")
    assert (scene.p1.coins, scene.p1.me.buys) == (1, 2)


def test_its_tokens_when_it_is_played_again() -> None:
    """rules.md MULT-15, ADV-07: what it became, and still of its own pile: both tokens at each play"""
    scene = Scene(kingdom="Village, Smithy", p1={"hand": "Throne Room, Band of Misfits", "deck": "12 Copper",
                                               "tokens": {"+1 coin": "Village", "+1 buy": "Band of Misfits"}})
    scene.p1.plays("Throne Room", "Band of Misfits", "Village")
    assert (scene.p1.coins, scene.p1.me.buys) == (2, 3)


def test_an_inherited_estate_has_the_tokens_of_its_own_pile_only() -> None:
    """rules.md MULT-20: it does not count as coming from the pile of the set-aside card"""
    scene = inherited("Village", deck="Throne Room, Estate, 9 Copper",
                      tokens={"+1 coin": "Village", "+1 buy": "Estate"})
    scene.p1.plays("Throne Room", "Estate")
    assert (scene.p1.coins, scene.p1.me.buys) == (0, 3)


def test_enchanted_it_becomes_nothing() -> None:
    """rules.md DUR-13: Band of Misfits itself is the first Action; another card later is free"""
    scene = Scene(turn=2, kingdom="Village, Smithy", p1={"hand": "2 Band of Misfits", "deck": "30 Copper"},
                  p2={"hand": "Enchantress", "deck": "30 Copper"})
    scene.p2.plays("Enchantress")
    scene.p2.ends_turn()
    scene.p1.plays("Band of Misfits")
    assert scene.p1.in_play == cards("Band of Misfits")
    assert (len(scene.p1.hand), scene.p1.actions) == (2, 1)
    scene.p1.plays("Band of Misfits", "Smithy")
    assert len(scene.p1.hand) == 4


def test_a_way_for_itself_or_for_what_it_has_become() -> None:
    """rules.md MEN-07, MULT-15"""
    scene = Scene(kingdom="Village, Smithy", landscapes="Way of the Sheep",
                  p1={"hand": "Band of Misfits", "deck": "9 Copper"})
    scene.p1.plays("Band of Misfits", "Way of the Sheep")
    assert scene.p1.in_play == cards("Band of Misfits")
    assert scene.p1.coins == 2


def test_a_reaction_is_not_used_in_play() -> None:
    """rules.md MULT-15, ZONE-06: in hand it is not the card it could become"""
    scene = Scene(turn=2, kingdom="Moat", p1={"hand": "Band of Misfits, 4 Copper"}, p2={"hand": "Militia"})
    scene.p2.plays("Militia", "Band of Misfits, Copper")
    assert [asked.purpose for asked in scene.asked] == ["discard"]


def test_it_counts_as_the_copied_card() -> None:
    """rules.md MULT-15, MULT-21"""
    scene = Scene(kingdom="Village, Smithy",
                  p1={"hand": "Band of Misfits, Conclave, Village, Moat", "deck": "9 Copper"})
    scene.p1.plays("Band of Misfits", "Village")
    scene.p1.plays("Conclave", None)
    assert scene.asked[0].options == ["moat"]


# --- Inheritance --------------------------------------------------------------------------------------------
def inherited(model: str, kingdom: str = "", p2: dict[str, object] | None = None, landscapes: str = "",
              **p1: object) -> Scene:
    """Player 1 has bought Inheritance in an earlier turn; it is their turn again."""
    scene = Scene(kingdom=f"{model}, Smithy, {kingdom}", landscapes=f"Inheritance, {landscapes}", phase="buy",
                  p1={"coins": 7} | p1, p2=p2 or {})
    scene.p1.buys("Inheritance", model)
    later(scene)
    return scene


def test_an_estate_as_moat_in_hand() -> None:
    """rules.md MULT-20, ATT-02: abilities in hand too"""
    scene = inherited("Moat", deck="5 Copper, Estate, 4 Copper, 9 Silver", p2={"deck": "Militia, 4 Copper"})
    scene.p1.ends_turn()
    scene.p2.plays("Militia", scene.p1("Estate"))
    assert len(scene.p1.hand) == 5


def test_an_estate_discarded_or_gained_or_trashed() -> None:
    """rules.md MULT-20: when-discarded, when-gained and when-trashed abilities are the Estates'"""
    scene = inherited("Village Green", deck="Estate, 9 Copper")
    scene.p1.discards("Estate", "yes", "now")
    assert scene.p1.in_play == cards("Estate")
    assert scene.p1.actions == 3
    scene = inherited("Lackeys", deck="9 Copper")
    scene.p1.gains("Estate")
    assert scene.p1.villagers == 2
    assert scene.p1.card("Estate", "discard").types & ACTION
    scene = inherited("Fortress", deck="Estate, 9 Copper")
    scene.p1.trashes("Estate")
    assert "estate" in scene.p1.hand
    assert scene.trash == []
    assert scene.p1.card("Estate").types & ACTION
    scene = inherited("Nomad Camp", deck="9 Copper")
    scene.p1.gains("Estate")
    assert scene.p1.deck[0] == "estate"


def test_an_estate_given_away_or_taken_back() -> None:
    """rules.md MULT-20: it is a plain Estate with anybody else, in the trash and on its pile"""
    scene = inherited("Village", deck="3 Estate, 9 Copper")
    scene.p1.trashes("Estate")
    assert scene.game.trash[0].types & ACTION == 0
    scene.p1.me.return_to_pile(scene.p1.card("Estate"), scene.p1.me.hand)
    assert scene.game.pile("estate").top().types & ACTION == 0       # type: ignore[union-attr]
    scene.p1.me.pass_card(scene.p1.card("Estate"), scene.p2.me)
    assert scene.p2.card("Estate").types & ACTION == 0
    scene.p2.me.pass_card(scene.p2.card("Estate"), scene.p1.me)
    assert scene.p1.card("Estate").types & ACTION
    scene.p1.me.gain_from_trash(scene.game.trash[0])
    assert scene.p1.card("Estate", "discard").types & ACTION


def test_an_estate_from_exile_and_from_possession() -> None:
    """rules.md MULT-20, MEN-01"""
    scene = inherited("Village", kingdom="Camel Train, Coven", deck="Estate, 9 Copper", landscapes="Way of the Worm")
    scene.p1.plays("Estate", "Way of the Worm")
    assert scene.p1.exile == cards("Estate")
    assert scene.p1.card("Estate", "exile").types & ACTION
    assert scene.p1.score == 2


def test_an_estate_as_a_duration_played_twice() -> None:
    """rules.md MULT-20, DUR-02"""
    scene = inherited("Caravan Guard", deck="Estate, Throne Room, 30 Copper")
    assert scene.p1.card("Estate").types & DURATION
    scene.p1.plays("Throne Room", "Estate")
    later(scene)
    assert scene.p1.in_play == cards("Estate, Throne Room")
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_an_estate_as_band_of_misfits() -> None:
    """rules.md MULT-20, MULT-15: an Estate costs 2, so it can become only what is cheaper"""
    scene = Scene(kingdom="Band of Misfits, Village, Ruins", piles={"Ruins": "Ruined Library"},
                  landscapes="Inheritance",
                  phase="buy", p1={"coins": 7, "play": "Bridge Troll", "deck": "Estate, 30 Copper"})
    scene.p1.buys("Inheritance", "Band of Misfits")
    later(scene)
    scene.p1.plays("Estate")
    assert scene.p1.in_play == cards("Ruined Library")
    scene.p1.ends_turn()
    assert "estate" in scene.p1.all_cards
    assert all(card.types & ACTION for card in scene.p1.me.all_cards() if card.id == "estate")


def test_procession_on_an_estate() -> None:
    """rules.md MULT-20, MULT-06: it costs 2, so an Action for 3"""
    scene = inherited("Village", kingdom="Procession", deck="Estate, Procession, 30 Copper")
    scene.p1.plays("Procession", "Estate")
    assert scene.trash == cards("Estate")
    assert scene.p1.actions == 4
    assert "village" in scene.p1.discard


def test_an_estate_is_an_action_for_counting() -> None:
    """rules.md MULT-20, INST-20"""
    scene = inherited("Village", deck="3 Estate, 2 Vineyard, 9 Copper")
    # three Estates and the Village set aside: four Actions
    assert scene.p1.score == 3 + 2 * (4 // 3)


def test_buried_deep_estates_keep_their_look_in_a_copy() -> None:
    """rules.md MULT-20: gained later from anywhere, also onto a mat or by exchange"""
    scene = inherited("Village", deck="9 Copper", kingdom="Sculptor")
    scene.p1.gains("Estate", to="hand")
    assert scene.p1.card("Estate").types & ACTION
    scene.p1.gains("Estate", to="deck")
    assert scene.p1.deck == in_order("Estate, 4 Copper")
    assert scene.p1.card("Estate", "deck").types & ACTION


def test_an_estate_as_voyage_and_as_native_village() -> None:
    """rules.md MULT-20, XTRA-06, TOK-02: the extra turn is one of Voyage, the mat that of Native Village"""
    scene = inherited("Native Village", deck="2 Estate, 3 Copper, Gold, Silver", kingdom="Village")
    scene.p1.plays("Estate", "set aside")
    assert scene.p1.mat("Native Village") == cards("Gold")
    scene = Scene(kingdom="Odysseys, Village", landscapes="Inheritance", phase="buy",
                  piles={"Odysseys": "Voyage"}, p1={"coins": 7, "deck": "Estate, 20 Copper"})
    scene.p1.buys("Inheritance", "Voyage")
    later(scene)
    scene.p1.plays("Estate")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    scene.p1.plays("3 Copper")
    assert not scene.p1.can_play("Copper")


# --- Band of Misfits and Overlord as cards that move or stay ------------------------------------------------
def test_mastermind_on_one_as_a_duration() -> None:
    """rules.md MULT-15, DUR-02"""
    scene = Scene(kingdom="Caravan Guard, Smithy", phase="start",
                  p1={"durations": "Mastermind", "hand": "Band of Misfits", "deck": "30 Copper"})
    scene.run("Band of Misfits", "Caravan Guard")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan Guard, Mastermind")
    scene.p2.ends_turn()
    assert scene.p1.coins == 3


def test_with_prince_it_is_chosen_anew_every_turn() -> None:
    """rules.md MULT-15, MULT-22: set aside again it is Band of Misfits"""
    scene = Scene(kingdom="Village, Smithy",
                  p1={"hand": "Prince, Band of Misfits", "play": "Highway", "deck": "30 Copper"})
    scene.p1.plays("Prince", "yes")
    scene.p1.ends_turn()
    scene.p2.ends_turn(scene.p1("Smithy"))
    assert scene.p1.in_play == cards("Smithy")
    scene.p1.ends_turn()
    assert scene.p1.aside == cards("Prince, Band of Misfits")
    scene.p2.ends_turn(scene.p1("Village"))
    assert scene.p1.in_play == cards("Village")


def test_scheme_and_ways_move_the_card_beneath() -> None:
    """rules.md MULT-15, MEN-12, MEN-13, INST-14"""
    hand = {"hand": "Band of Misfits", "deck": "20 Copper"}
    scene = Scene(kingdom="Smithy, Village", p1=hand | {"hand": "Scheme, Band of Misfits"})
    scene.p1.plays("Scheme")
    scene.p1.plays("Band of Misfits", "Smithy")
    scene.p1.ends_turn("Smithy")
    assert "band_of_misfits" in scene.p1.hand
    scene = Scene(kingdom="Smithy, Village", landscapes="Way of the Frog", p1=hand)
    scene.p1.plays("Band of Misfits", None, "Smithy", "Way of the Frog")
    scene.p1.ends_turn()
    assert "band_of_misfits" in scene.p1.hand
    scene = Scene(kingdom="Smithy, Village", landscapes="Way of the Turtle", p1=hand)
    scene.p1.plays("Band of Misfits", None, "Smithy", "Way of the Turtle")
    assert scene.p1.aside == cards("Band of Misfits")
    later(scene, None, "Village", None)
    assert scene.p1.in_play == cards("Village")
    scene = Scene(kingdom="Smithy, Village, Market", landscapes="Way of the Butterfly", p1=hand,
                  piles={"Band of Misfits": 9})
    scene.p1.plays("Band of Misfits", None, "Smithy", "Way of the Butterfly", "yes")
    assert scene.pile("Band of Misfits") == 10
    assert scene.p1.discard == cards("Gold"), "one more than what was returned (004:561), not than the Smithy"


def test_as_durations_that_move_later() -> None:
    """rules.md MULT-15, DUR-09, DUR-10, DUR-11"""
    scene = Scene(kingdom="Archive, Village", p1={"hand": "Overlord", "deck": "20 Copper"})
    scene.p1.plays("Overlord", "Archive")
    later(scene)
    later(scene)
    assert scene.p1.in_play == cards("Archive")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene = Scene(kingdom="Highwayman, Village", p1={"hand": "Overlord", "deck": "20 Copper"},
                  p2={"hand": "Gold, Silver"})
    scene.p1.plays("Overlord", "Highwayman")
    scene.p1.ends_turn()
    scene.p2.plays("Gold")
    scene.p2.plays("Silver")
    assert scene.p2.coins == 2
    scene.p2.ends_turn()
    assert scene.p1.in_play == []
    assert "overlord" in scene.p1.discard
    scene = Scene(kingdom="Wizards, Village", piles={"Wizards": "Conjurer"},
                  p1={"hand": "Band of Misfits", "deck": "20 Copper"})
    scene.p1.plays("Band of Misfits", "Conjurer", "Silver")
    later(scene)
    assert "band_of_misfits" in scene.p1.hand
    scene = Scene(kingdom="Forts, Village", piles={"Forts": "Garrison"},
                  p1={"hand": "Band of Misfits", "deck": "20 Copper"})
    scene.p1.plays("Band of Misfits", "Garrison")
    scene.p1.gains("Silver")
    scene.p1.gains("Silver")
    later(scene)
    assert len(scene.p1.hand) == 7


def test_the_pile_may_run_out_between_the_plays() -> None:
    """rules.md MULT-15, MULT-17: chosen once, it stays that card"""
    scene = Scene(kingdom="Workshop, Village", piles={"Workshop": 1},
                  p1={"hand": "Throne Room, Band of Misfits", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Band of Misfits", "Workshop", "Workshop", "Village")
    assert scene.p1.discard == cards("Village, Workshop")
