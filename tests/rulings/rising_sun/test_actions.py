"""Kingdom cards that are neither Omens nor Shadows, nor about debt."""
from throneroom.testing import Scene, cards


# --- Aristocrat ---------------------------------------------------------------------------------------------
def test_aristocrats_one_after_the_other() -> None:
    """rising_sun/aristocrat/1"""
    scene = Scene(p1={"hand": "4 Aristocrat", "deck": "5 Estate"})
    scene.p1.plays("Aristocrat")
    assert scene.p1.actions == 3
    scene.p1.plays("Aristocrat")
    assert (scene.p1.actions, scene.p1.hand) == (2, cards("2 Aristocrat, 3 Estate"))
    scene.p1.plays("Aristocrat")
    assert (scene.p1.actions, scene.p1.coins, scene.p1.me.buys) == (1, 3, 1)
    scene.p1.plays("Aristocrat")
    assert (scene.p1.actions, scene.p1.coins, scene.p1.me.buys) == (0, 3, 4)
    assert scene.p1.hand == cards("3 Estate")


def test_aristocrats_in_play_count() -> None:
    """rising_sun/aristocrat/2"""
    scene = Scene(p1={"hand": "Daimyo, Aristocrat"})
    scene.p1.plays("Daimyo")
    scene.p1.plays("Aristocrat")
    assert (scene.p1.actions, scene.p1.coins) == (6, 0)


def test_the_ninth_aristocrat() -> None:
    """rising_sun/aristocrat/3"""
    scene = Scene(p1={"hand": "2 Aristocrat", "play": "7 Aristocrat", "deck": "5 Estate", "actions": 2})
    scene.p1.plays("Aristocrat")
    assert (scene.p1.actions, scene.p1.me.buys) == (1, 4)
    scene.p1.plays("Aristocrat")
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins, scene.p1.hand) == (0, 4, 0, [])
    scene = Scene(p1={"hand": "Captain"}, kingdom="Aristocrat, Village")
    scene.p1.plays("Captain", "Aristocrat")             # it stays in the Supply: none in play
    assert (scene.p1.actions, scene.p1.coins) == (0, 0)


# --- Artist -------------------------------------------------------------------------------------------------
def test_artist_counts_what_is_there_once() -> None:
    """rising_sun/artist/1"""
    scene = Scene(p1={"hand": "Artist", "play": "2 Village, Market", "deck": "5 Estate"})
    scene.p1.plays("Artist")
    assert (scene.p1.hand, scene.p1.actions) == (cards("2 Estate"), 1)


def test_artist_counts_durations() -> None:
    """rising_sun/artist/2"""
    scene = Scene(p1={"hand": "Artist", "play": "Samurai", "deck": "5 Estate"})
    scene.p1.plays("Artist")
    assert scene.p1.hand == cards("2 Estate")


def test_two_artists() -> None:
    """rising_sun/artist/3"""
    scene = Scene(p1={"hand": "Artist", "play": "Artist", "deck": "5 Estate"})
    scene.p1.plays("Artist")
    assert scene.p1.hand == []


# --- Daimyo -------------------------------------------------------------------------------------------------
def test_daimyo_replays_the_next_action() -> None:
    """rising_sun/daimyo/1"""
    scene = Scene(p1={"hand": "Daimyo, Smithy, Village", "deck": "20 Estate"})
    scene.p1.plays("Daimyo")
    assert (scene.p1.actions, len(scene.p1.hand)) == (1, 3)
    scene.p1.plays("Smithy")
    assert scene.p1.hand == cards("Village, 7 Estate")
    scene = Scene(p1={"hand": "Daimyo, Village, Smithy", "deck": "20 Estate"})
    scene.p1.plays("Daimyo")
    scene.p1.plays("Village")
    assert (scene.p1.actions, len(scene.p1.hand)) == (4, 4)
    scene.p1.plays("Smithy")                            # only the next one
    assert len(scene.p1.hand) == 6


def test_two_daimyos() -> None:
    """rising_sun/daimyo/2"""
    scene = Scene(p1={"hand": "2 Daimyo, Craftsman"})
    scene.p1.plays("Daimyo")
    scene.p1.plays("Daimyo")
    scene.p1.plays("Craftsman", "Silver", "Duchy", "Silver")
    assert scene.p1.debt == 6
    assert scene.p1.discard == cards("2 Silver, Duchy")


def test_daimyo_does_not_replay_commands() -> None:
    """rising_sun/daimyo/3"""
    scene = Scene(p1={"hand": "2 Daimyo, Smithy", "deck": "20 Estate"})
    scene.p1.plays("Daimyo")
    scene.p1.plays("Daimyo")
    assert (scene.p1.actions, scene.p1.hand) == (1, cards("Smithy, 2 Estate"))
    scene.p1.plays("Smithy")
    assert scene.p1.hand == cards("11 Estate")
    scene = Scene(p1={"hand": "Daimyo", "deck": "Copper, Smithy, 20 Estate"})
    scene.p1.plays("Daimyo")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("Smithy, 4 Estate")
    scene.p1.plays("Smithy")                            # in the next turn nothing waits for it
    assert scene.p1.hand == cards("7 Estate")


def test_daimyo_replays_what_has_left_play() -> None:
    """rising_sun/daimyo/4"""
    scene = Scene(p1={"hand": "Daimyo, Mining Village", "deck": "5 Estate"})
    scene.p1.plays("Daimyo")
    scene.p1.plays("Mining Village", "yes")
    assert scene.trash == cards("Mining Village")
    assert (scene.p1.actions, scene.p1.coins, scene.p1.hand) == (4, 2, cards("3 Estate"))


def test_daimyo_waits_for_a_card_that_is_played_after_it() -> None:
    """rising_sun/daimyo/4"""
    scene = Scene(p1={"hand": "Throne Room, Daimyo, Smithy", "deck": "20 Estate"})
    scene.p1.plays("Throne Room", "Daimyo")
    assert (scene.p1.actions, scene.p1.hand) == (2, cards("Smithy, 2 Estate"))
    scene.p1.plays("Smithy")
    assert scene.p1.hand == cards("11 Estate")


def test_daimyo_replays_the_card_that_plays_others() -> None:
    """rising_sun/daimyo/4: Throne Room is played twice, not what it plays first"""
    scene = Scene(p1={"hand": "Daimyo, Throne Room, Smithy, Moat", "deck": "20 Estate"})
    scene.p1.plays("Daimyo")
    scene.p1.plays("Throne Room", "Smithy", "Moat")
    assert scene.p1.hand == cards("11 Estate")          # 1, twice 3, twice 2


def test_daimyo_stays_with_a_duration() -> None:
    """rising_sun/daimyo/5"""
    scene = Scene(p1={"hand": "Daimyo, Samurai", "deck": "20 Estate"}, p2={"hand": "5 Copper", "deck": "20 Estate"})
    scene.p1.plays("Daimyo")
    scene.p1.plays("Samurai", scene.p2("2 Copper"))
    for _ in range(2):
        scene.p1.ends_turn()
        scene.p2.ends_turn()
        assert scene.p1.coins == 2
        assert scene.p1.in_play == cards("Daimyo, Samurai")


# --- Rice, Rice Broker --------------------------------------------------------------------------------------
def test_rice_counts_types() -> None:
    """rising_sun/rice/1"""
    scene = Scene(p1={"hand": "Rice", "play": "Daimyo, Litter, Fishmonger, 3 Copper"}, phase="buy")
    scene.p1.plays("Rice")
    assert (scene.p1.coins, scene.p1.me.buys) == (4, 2)
    scene = Scene(p1={"hand": "Rice", "play": "Daimyo, Litter, Samurai, 3 Copper"}, phase="buy")
    scene.p1.plays("Rice")
    assert (scene.p1.coins, scene.p1.me.buys) == (5, 2)
    scene = Scene(p1={"hand": "Rice", "play": "Daimyo, Litter, 3 Copper"}, phase="buy")
    scene.p1.plays("Rice")
    assert scene.p1.coins == 3


def test_rice_alone() -> None:
    """rising_sun/rice/2"""
    scene = Scene(p1={"hand": "Rice"})
    scene.p1.plays("Rice")
    assert (scene.p1.coins, scene.p1.me.buys) == (1, 2)


def test_rice_broker_trashes_a_treasure() -> None:
    """rising_sun/rice_broker/1"""
    scene = Scene(p1={"hand": "Rice Broker, Copper, Village", "deck": "9 Estate"})
    scene.p1.plays("Rice Broker", "Copper")
    assert (scene.p1.hand, scene.p1.actions) == (cards("Village, 2 Estate"), 1)
    scene = Scene(p1={"hand": "Rice Broker, Copper, Village", "deck": "9 Estate"})
    scene.p1.plays("Rice Broker", "Village")
    assert scene.p1.hand == cards("Copper, 5 Estate")


def test_rice_broker_trashes_both() -> None:
    """rising_sun/rice_broker/2: Spell Scroll, and Crown"""
    for card in ("Spell Scroll", "Crown"):
        scene = Scene(p1={"hand": f"Rice Broker, {card}", "deck": "9 Estate"})
        scene.p1.plays("Rice Broker", card)
        assert (scene.p1.hand, scene.trash) == (cards("7 Estate"), cards(card))


def test_rice_broker_trashes_neither() -> None:
    """rising_sun/rice_broker/3"""
    scene = Scene(p1={"hand": "Rice Broker, Province", "deck": "9 Estate"})
    scene.p1.plays("Rice Broker")
    assert (scene.p1.hand, scene.trash) == ([], cards("Province"))


# --- Samurai ------------------------------------------------------------------------------------------------
def test_samurai() -> None:
    """rising_sun/samurai/1"""
    scene = Scene(p1={"hand": "Samurai", "deck": "20 Estate"}, p2={"hand": "5 Copper", "deck": "20 Estate"})
    scene.p1.plays("Samurai", scene.p2("2 Copper"))
    assert (scene.p2.hand, scene.p1.coins) == (cards("3 Copper"), 0)
    for _ in range(3):
        scene.p1.ends_turn()
        scene.p2.ends_turn()
        assert scene.p1.coins == 1
        assert scene.p1.in_play == cards("Samurai")
        assert len(scene.p2.hand) == 5
        assert scene.asked == []


def test_samurai_with_throne_room() -> None:
    """rising_sun/samurai/2"""
    scene = Scene(p1={"hand": "Throne Room, Samurai", "deck": "20 Estate"}, p2={"hand": "3 Copper", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Samurai")
    for _ in range(2):
        scene.p1.ends_turn()
        scene.p2.ends_turn()
        assert scene.p1.coins == 2
        assert scene.p1.in_play == cards("Samurai, Throne Room")


# --- Snake Witch --------------------------------------------------------------------------------------------
def test_snake_witch() -> None:
    """rising_sun/snake_witch/1"""
    scene = Scene(p1={"hand": "Snake Witch, Copper, Estate", "deck": "Gold"})
    before = scene.pile("Snake Witch")
    scene.p1.plays("Snake Witch", "yes")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.in_play) == (cards("Copper, Estate, Gold"), 1, [])
    assert scene.pile("Snake Witch") == before + 1
    assert scene.p2.discard == cards("Curse")
    reveals = [event for event in scene.log.events if event.verb == "reveal"]
    assert [len(event.cards) for event in reveals] == [3]


def test_snake_witch_with_equal_cards() -> None:
    """rising_sun/snake_witch/2"""
    scene = Scene(p1={"hand": "Snake Witch, Copper", "deck": "Copper"})
    scene.p1.plays("Snake Witch")
    assert scene.asked == []
    assert (scene.p1.in_play, scene.p2.discard) == (cards("Snake Witch"), [])
    scene = Scene(p1={"hand": "Snake Witch, Copper", "deck": "Gold"})
    scene.p1.plays("Snake Witch", "no")
    assert (scene.p1.in_play, scene.p2.discard) == (cards("Snake Witch"), [])


def test_snake_witch_with_an_empty_hand() -> None:
    """rising_sun/snake_witch/3"""
    scene = Scene(p1={"hand": "Snake Witch"})
    scene.p1.plays("Snake Witch", "yes")
    assert (scene.p1.in_play, scene.p2.discard) == ([], cards("Curse"))


def test_snake_witch_that_is_not_there() -> None:
    """rising_sun/snake_witch/4"""
    scene = Scene(p1={"hand": "Throne Room, Snake Witch", "deck": "Copper, Gold"})
    scene.p1.plays("Throne Room", "Snake Witch", "yes")
    assert scene.p2.discard == cards("Curse")
    assert scene.p1.actions == 2


def test_snake_witch_is_an_attack() -> None:
    """rising_sun/snake_witch/1: who is not affected gains no Curse"""
    scene = Scene(p1={"hand": "Snake Witch"}, p2={"hand": "Moat"}, players=3)
    scene.p1.plays("Snake Witch", scene.p2("yes"), "yes")
    assert (scene.p2.discard, scene.p3.discard) == ([], cards("Curse"))
