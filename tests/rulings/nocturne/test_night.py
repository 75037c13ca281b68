"""Night cards, Ghost and Bat."""
from throneroom.testing import Scene, cards, in_order


# --- Changeling -------------------------------------------------------------------------------------------------------
def test_changeling() -> None:
    """nocturne/changeling/1"""
    scene = Scene(phase="night", p1={"hand": "Changeling", "play": "Gold, Smithy, Monastery", "durations": "Cobbler"})
    scene.p1.plays("Changeling", "Gold", "no")
    assert scene.asked[0].options == ["cobbler", "gold", "monastery", "smithy"]
    assert scene.trash == cards("Changeling")
    assert scene.p1.discard == cards("Gold")


def test_changeling_exchanged_for() -> None:
    """nocturne/changeling/2"""
    scene = Scene(kingdom="Changeling", phase="buy", p1={"coins": 3, "buys": 2})
    scene.p1.buys("Silver", "yes")
    assert scene.p1.discard == cards("Changeling")
    assert scene.pile("Silver") == 40
    assert scene.pile("Changeling") == 9
    scene.p1.buys("Copper")
    assert scene.p1.discard == cards("Changeling, Copper")


def test_changeling_does_not_undo_the_gain() -> None:
    """nocturne/changeling/3"""
    scene = Scene(kingdom="Changeling, Skulk")
    scene.p1.gains("Skulk", "Changeling", "yes", "no")
    assert scene.pile("Skulk") == 10
    assert scene.p1.discard == cards("Changeling, Gold")
    assert scene.gained(1) == ["skulk", "gold"]


def test_changeling_needs_three_coins() -> None:
    """nocturne/changeling/4 (with a Highway in place of the Bridge)"""
    scene = Scene(kingdom="Changeling, Transmute, Alchemist, City Quarter", p1={"hand": "Highway"})
    scene.p1.gains("Transmute")
    scene.p1.gains("Alchemist", "yes")
    scene.p1.gains("City Quarter")
    assert scene.p1.discard == cards("Changeling, City Quarter, Transmute")
    scene.p1.plays("Highway")
    scene.p1.gains("Silver")
    assert "silver" in scene.p1.discard
    scene = Scene(kingdom="Changeling", piles={"Changeling": 0})
    scene.p1.gains("Gold")
    assert scene.p1.discard == cards("Gold")


# --- Crypt ------------------------------------------------------------------------------------------------------------
def test_crypt() -> None:
    """nocturne/crypt/1"""
    scene = Scene(phase="night", p1={"hand": "Crypt", "play": "Gold, 2 Silver", "deck": "30 Estate"})
    scene.p1.plays("Crypt", "Gold, 2 Silver")
    assert scene.p1.face_down == cards("Gold, 2 Silver")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Gold")
    assert scene.p1.hand == cards("5 Estate, Gold")
    assert scene.p1.face_down == cards("2 Silver")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("5 Estate, Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Crypt")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("5 Estate, Silver")
    assert scene.p1.in_play == cards("Crypt")
    assert scene.p1.face_down == []
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert "crypt" in scene.p1.discard


# --- Vampire, Bat, Werewolf -------------------------------------------------------------------------------------------
def test_vampire() -> None:
    """nocturne/vampire/1"""
    scene = Scene(phase="night", piles={"Vampire": 9}, stacks={"hexes": "Greed"}, p1={"hand": "Vampire"},
                  p2={"deck": "Gold"})
    scene.p1.plays("Vampire", "Duchy")
    assert scene.p2.deck == in_order("Copper, Gold")
    assert scene.p1.discard == cards("Duchy, Bat")
    assert scene.p1.in_play == []
    assert scene.pile("Vampire") == 10
    assert scene.pile("Bat") == 9
    assert [event.cards[0].id for event in scene.log.events if event.verb == "gain"] == ["copper", "duchy"]
    assert not {"gold", "vampire", "bat"} & set(scene.asked[0].options)


def test_vampire_without_bats() -> None:
    """nocturne/vampire/2"""
    scene = Scene(phase="night", piles={"Bat": 0}, stacks={"hexes": "Greed"}, p1={"hand": "Vampire"})
    scene.p1.plays("Vampire", "Duchy")
    assert "vampire" not in scene.asked[0].options
    assert scene.p2.deck == in_order("Copper")
    assert scene.p1.in_play == cards("Vampire")
    scene.p1.ends_turn()
    assert sorted(scene.p1.hand + scene.p1.discard + scene.p1.deck) == cards("Duchy, Vampire")


def test_bat() -> None:
    """nocturne/bat/1"""
    scene = Scene(phase="night", kingdom="Vampire", piles={"Bat": 9}, p1={"hand": "Bat, 2 Curse, Gold"})
    scene.p1.plays("Bat", "2 Curse")
    assert (scene.asked[0].least, scene.asked[0].most) == (0, 2)
    assert scene.trash == cards("2 Curse")
    assert scene.pile("Bat") == 10
    assert scene.pile("Vampire") == 9
    assert scene.p1.discard == cards("Vampire")
    assert scene.gained(1) == []
    scene = Scene(phase="night", kingdom="Vampire", p1={"hand": "Bat, Gold"})
    scene.p1.plays("Bat", None)
    assert scene.p1.in_play == cards("Bat")


def test_bat_without_vampires() -> None:
    """nocturne/bat/2"""
    scene = Scene(phase="night", kingdom="Vampire", piles={"Vampire": 0}, p1={"hand": "Bat, Curse, Gold"})
    scene.p1.plays("Bat", "Curse")
    assert scene.trash == cards("Curse")
    assert scene.p1.in_play == cards("Bat")
    scene.p1.ends_turn()
    assert "bat" in scene.p1.all_cards
    assert scene.p1.in_play == []
    assert scene.gained(1) == []


def test_werewolf() -> None:
    """nocturne/werewolf/1"""
    scene = Scene(stacks={"hexes": "Plague"}, p1={"hand": "2 Werewolf", "deck": "5 Estate"})
    scene.p1.plays("Werewolf")
    assert scene.p1.hand == cards("Werewolf, 3 Estate")
    assert scene.p2.hand == []
    assert scene.p1.actions == 0
    scene.p1.plays("Werewolf")
    assert scene.p1.hand == cards("3 Estate")
    assert scene.p2.hand == cards("Curse")


def test_werewolf_is_an_attack_in_any_phase() -> None:
    """nocturne/werewolf/2"""
    scene = Scene(p1={"hand": "Werewolf", "deck": "5 Estate"}, p2={"hand": "Caravan Guard", "deck": "2 Gold"})
    scene.p1.plays("Werewolf", scene.p2("yes"))
    assert scene.p2.hand == cards("Gold")
    assert scene.p2.in_play == cards("Caravan Guard")
    assert scene.p1.hand == cards("3 Estate")
    assert len(scene.game.stacks["hexes"]) == 12
    assert scene.game.stacks["hexes discarded"] == []


# --- Ghost ------------------------------------------------------------------------------------------------------------
def test_ghost() -> None:
    """nocturne/ghost/1"""
    scene = Scene(phase="night", p1={"hand": "Ghost", "deck": "Copper, Estate, Smithy, 12 Copper"})
    scene.p1.plays("Ghost")
    assert scene.p1.aside == cards("Smithy")
    assert scene.p1.discard == cards("Copper, Estate")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Ghost")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("11 Copper")
    assert scene.p1.deck == in_order("Copper")
    assert scene.p1.actions == 1
    assert scene.p1.in_play == cards("Ghost, Smithy")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_ghost_finds_nothing() -> None:
    """nocturne/ghost/2"""
    scene = Scene(phase="night", p1={"hand": "Ghost", "deck": "Copper, Estate", "discard": "Silver"})
    scene.p1.plays("Ghost")
    assert scene.p1.discard == cards("Copper, Estate, Silver")
    assert scene.p1.deck == []
    assert scene.p1.aside == []
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert scene.p1.hand == cards("Copper, Estate, Silver, Ghost")


def test_ghost_stays_with_a_duration() -> None:
    """nocturne/ghost/3"""
    scene = Scene(phase="night", p1={"hand": "Ghost", "deck": "Amulet, 20 Copper"})
    scene.p1.plays("Ghost")
    scene.p1.ends_turn()
    scene.p2.ends_turn("silver", "coins")
    assert scene.p1.in_play == cards("Amulet, Ghost")
    assert scene.p1.coins == 1
    assert scene.p1.discard == cards("Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Amulet, Ghost")
    scene.p2.ends_turn("coins", "coins")
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_ghost_plays_twice_in_a_row() -> None:
    """nocturne/ghost/4"""
    scene = Scene(phase="night", p1={"hand": "Ghost, Cobbler", "deck": "Tragic Hero, 20 Copper"})
    scene.p1.plays("Cobbler")
    scene.p1.plays("Ghost")
    scene.p1.ends_turn()
    scene.p1.draws(2)
    scene.p2.ends_turn("Ghost", "Gold", "Silver", "Estate")
    assert [asked.source for asked in scene.asked] == ["", "tragic_hero", "tragic_hero", "cobbler"]
    assert scene.p1.hand == cards("13 Copper, Estate")
    assert scene.p1.discard == cards("Gold, Silver")
    assert scene.trash == cards("Tragic Hero")
    assert scene.p1.actions == 1
    assert scene.p1.me.buys == 3


def test_the_ghost_pile() -> None:
    """nocturne/ghost/5"""
    scene = Scene(kingdom="Cemetery", phase="buy", p1={"coins": 8})
    assert scene.pile("Ghost") == 6
    assert not scene.pile_named("Ghost").supply
    assert "ghost" not in scene.options


# --- others -----------------------------------------------------------------------------------------------------------
def test_monastery() -> None:
    """nocturne/monastery/1"""
    scene = Scene(phase="night", p1={"hand": "Monastery, Estate, Curse", "play": "2 Copper, Silver"})
    for _ in range(3):
        scene.p1.gains("Copper")
    scene.p1.plays("Monastery", "Curse", "Estate", "Copper")
    assert scene.trash == cards("Curse, Estate, Copper")
    assert scene.p1.in_play == cards("Copper, Silver, Monastery")
    assert scene.asked[-1].options == ["copper"]
    scene = Scene(phase="night", p1={"hand": "Monastery, Estate, Curse", "play": "2 Copper, Silver"})
    for _ in range(3):
        scene.p1.gains("Copper")
    scene.p1.plays("Monastery", None, "Copper", "Curse", None, None)
    assert scene.trash == cards("Curse, Copper")


def test_monastery_does_not_count_exchanges() -> None:
    """nocturne/monastery/2"""
    scene = Scene(phase="night", stacks={"hexes": "Greed"}, p1={"hand": "Vampire, Monastery, 2 Curse"})
    scene.p1.plays("Vampire", "Silver")
    scene.p1.plays("Monastery", "Curse")
    assert scene.p1.hand == cards("Curse")


def test_guardian() -> None:
    """nocturne/guardian/1"""
    scene = Scene(kingdom="Guardian", phase="buy", p1={"coins": 2, "deck": "10 Copper"}, p2={"hand": "Militia"})
    scene.p1.buys("Guardian")
    scene.p1.plays("Guardian")
    scene.p1.ends_turn()
    scene.p2.plays("Militia")
    assert scene.p1.hand == cards("5 Copper")
    scene.p2.ends_turn()
    assert scene.p1.coins == 1
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_guardian_until_the_next_turn() -> None:
    """nocturne/guardian/3"""
    scene = Scene(phase="night", p1={"hand": "Guardian", "deck": "10 Copper"}, p2={"hand": "5 Copper"},
                  also="Militia")
    scene.p1.plays("Guardian")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.in_play == cards("Guardian")
    militia = scene.make(["militia"])[0]
    scene.p2.me.hand.append(militia)
    scene.directly(1, lambda me: me.play(militia), ())
    assert len(scene.p1.hand) == 3


def test_ghost_town() -> None:
    """nocturne/ghost_town/1"""
    scene = Scene(kingdom="Ghost Town", phase="buy", p1={"coins": 3, "deck": "10 Copper"})
    scene.p1.buys("Ghost Town")
    assert scene.p1.hand == cards("Ghost Town")
    scene.p1.plays("Ghost Town")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("6 Copper")
    assert scene.p1.actions == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_night_watchman() -> None:
    """nocturne/night_watchman/1"""
    scene = Scene(phase="night", p1={"hand": "Night Watchman", "deck": "Curse, Gold, Estate, Silver, Copper, Duchy"})
    scene.p1.plays("Night Watchman", "Curse, Estate", "Copper", "Silver")
    assert scene.p1.deck == in_order("Gold, Silver, Copper, Duchy")
    assert scene.p1.discard == cards("Curse, Estate")
    scene.p1.gains("Night Watchman")
    assert scene.p1.hand == cards("Night Watchman")


def test_exorcist() -> None:
    """nocturne/exorcist/1"""
    scene = Scene(phase="night", p1={"hand": "Exorcist, Silver, Gold"})
    scene.p1.plays("Exorcist", "Silver", "Imp")
    assert scene.asked[1].options == ["imp", "will_o_wisp"]
    assert scene.p1.discard == cards("Imp")
    scene = Scene(phase="night", p1={"hand": "Exorcist, Gold"})
    scene.p1.plays("Exorcist", "Ghost")
    assert scene.asked[0].options == ["ghost", "imp", "will_o_wisp"]
    assert scene.trash == cards("Gold")


def test_exorcist_nothing_cheaper() -> None:
    """nocturne/exorcist/2"""
    scene = Scene(phase="night", p1={"hand": "Exorcist, Curse"})
    scene.p1.plays("Exorcist")
    assert scene.trash == cards("Curse")
    assert scene.p1.discard == []


def test_exorcist_and_the_cost_of_the_wisp() -> None:
    """nocturne/exorcist/3"""
    scene = Scene(phase="night", p1={"hand": "Exorcist, Poor House"})
    scene.p1.plays("Exorcist")
    assert scene.trash == cards("Poor House")
    assert scene.p1.discard == cards("Will-o'-Wisp")


def test_devils_workshop() -> None:
    """nocturne/devils_workshop/1"""
    scene = Scene(phase="night", p1={"hand": "2 Devil's Workshop"})
    scene.p1.gains("Copper")
    scene.p1.plays("Devil's Workshop", "Silver")
    assert "duchy" not in scene.asked[0].options
    scene.p1.plays("Devil's Workshop")
    assert scene.p1.discard == cards("Copper, Silver, Imp")


def test_devils_workshop_gives_no_choice() -> None:
    """nocturne/devils_workshop/2"""
    scene = Scene(phase="night", p1={"hand": "Devil's Workshop"})
    scene.p1.gains("Copper")
    scene.p1.gains("Estate")
    scene.p1.plays("Devil's Workshop")
    assert scene.p1.discard == cards("Copper, Estate, Imp")
    scene = Scene(phase="night", kingdom="Vampire", p1={"hand": "Bat, Curse, Devil's Workshop"})
    scene.p1.plays("Bat", "Curse")
    scene.p1.plays("Devil's Workshop")
    assert scene.p1.discard == cards("Vampire, Gold")


def test_cobbler() -> None:
    """nocturne/cobbler/1"""
    scene = Scene(phase="night", p1={"hand": "Cobbler", "deck": "10 Copper"})
    scene.p1.plays("Cobbler")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Silver")
    assert "duchy" not in scene.asked[0].options
    assert scene.p1.hand == cards("5 Copper, Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_cobbler_gains_to_hand() -> None:
    """nocturne/cobbler/2"""
    scene = Scene(phase="night", kingdom="Nomad Camp", p1={"hand": "Cobbler", "deck": "10 Copper"})
    scene.p1.plays("Cobbler")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Nomad Camp")
    assert scene.p1.hand == cards("5 Copper, Nomad Camp")
    scene.p1.plays("Nomad Camp")
    assert scene.p1.coins == 2


def test_den_of_sin() -> None:
    """nocturne/den_of_sin/1"""
    scene = Scene(kingdom="Den of Sin", phase="buy", p1={"coins": 5, "deck": "10 Copper"})
    scene.p1.buys("Den of Sin")
    scene.p1.plays("Den of Sin")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("7 Copper")


def test_raider() -> None:
    """nocturne/raider/1"""
    scene = Scene(phase="night", p1={"hand": "Raider", "play": "3 Copper, Silver"},
                  p2={"hand": "Copper, 2 Estate, Gold, Duchy"})
    scene.p1.plays("Raider")
    assert scene.p2.hand == cards("2 Estate, Gold, Duchy")
    assert scene.p2.discard == cards("Copper")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.coins == 3
    scene = Scene(phase="night", p1={"hand": "Raider", "play": "3 Copper, Silver"},
                  p2={"hand": "3 Estate, Gold, Duchy"})
    scene.p1.plays("Raider")
    assert len(scene.p2.hand) == 5
    assert [event.seat for event in scene.log.events if event.verb == "reveal"] == [1]
    scene = Scene(phase="night", p1={"hand": "Raider", "play": "Copper"}, p2={"hand": "4 Copper"})
    scene.p1.plays("Raider")
    assert len(scene.p2.hand) == 4


def test_raider_is_an_attack_at_night() -> None:
    """nocturne/raider/2"""
    scene = Scene(phase="night", p1={"hand": "Raider", "play": "Copper, Silver"},
                  p2={"hand": "Copper, Silver, 3 Estate"})
    scene.p1.plays("Raider", scene.p2("Silver"))
    assert scene.asked[0].options == ["copper", "silver"]
    assert scene.p2.discard == cards("Silver")
    scene = Scene(phase="night", p1={"hand": "Raider", "play": "Copper"}, p2={"hand": "Copper, Moat, 3 Estate"})
    scene.p1.plays("Raider", scene.p2("Moat"))
    assert len(scene.p2.hand) == 5
