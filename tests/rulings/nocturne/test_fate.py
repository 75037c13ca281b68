"""Cards that give Boons."""
from throneroom.engine.events import Event
from throneroom.engine.game import Game
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Log, Scene, cards, in_order


def set_aside(scene: Scene, names: str) -> None:
    """These are the Boons of the Druid."""
    stacks = scene.game.stacks
    boons = stacks["boons"] + stacks["boons set aside"]
    stacks["boons set aside"] = [boon for boon in boons if boon.id in in_order(names)]
    stacks["boons"] = [boon for boon in boons if boon.id not in in_order(names)]


def stack(game: Game, name: str) -> list[str]:
    return sorted(boon.id for boon in game.stacks[name])


def test_druid() -> None:
    """nocturne/druid/1"""
    scene = Scene(p1={"hand": "Druid"})
    boons = "The Sea's Gift, The Mountain's Gift, The Flame's Gift"
    set_aside(scene, boons)
    scene.p1.plays("Druid", "The Mountain's Gift")
    assert sorted(scene.asked[0].options) == cards(boons)
    assert scene.p1.me.buys == 2
    assert scene.p1.discard == cards("Silver")
    assert stack(scene.game, "boons set aside") == cards(boons)
    assert stack(scene.game, "boons discarded") == []


def test_druid_leaves_the_boon_where_it_is() -> None:
    """nocturne/druid/2"""
    scene = Scene(p1={"hand": "2 Druid", "actions": 2})
    boons = "The Field's Gift, The Mountain's Gift, The Flame's Gift"
    set_aside(scene, boons)
    scene.p1.plays("Druid", "The Field's Gift")
    assert scene.p1.actions == 2
    assert scene.p1.owned == []
    scene.p1.plays("Druid", "The Field's Gift")
    assert scene.p1.actions == 2
    assert scene.p1.coins == 2
    assert scene.p1.owned == []
    scene.p1.ends_turn()
    assert stack(scene.game, "boons set aside") == cards(boons)


def test_the_boons_of_the_druid_are_for_it_alone() -> None:
    """nocturne/druid/3"""
    for seed in range(4):
        game = Setup(("bard", "druid")).table().new_game(seed=seed)
        log = Log()
        game.listener = log
        mine = stack(game, "boons set aside")
        assert len(mine) == 3
        assert len(game.stacks["boons"]) == 9
        me = game.players[0]
        for _ in range(9):
            bard = me.gain_from("bard", me.hand)
            assert bard is not None
            me.play(bard)
        received = [event.cards[0].id for event in log.events if is_boon(event)]
        assert len(set(received)) == 9
        assert not set(received) & set(mine)
        assert stack(game, "boons set aside") == mine


def is_boon(event: Event) -> bool:
    return event.verb == "receive"


def test_tracker() -> None:
    """nocturne/tracker/1"""
    scene = Scene(phase="buy", p1={"play": "Tracker", "coins": 3, "buys": 2, "deck": "Estate"})
    scene.p1.buys("Silver", "yes")
    scene.p1.buys("Copper", "no")
    assert scene.p1.deck == in_order("Silver, Estate")
    assert scene.p1.discard == cards("Copper")
    scene = Scene(stacks={"boons": "The Mountain's Gift"}, p1={"hand": "Tracker"})
    scene.p1.plays("Tracker", "yes")
    assert scene.p1.coins == 1
    assert scene.p1.deck == in_order("Silver")


def test_pixie() -> None:
    """nocturne/pixie/1"""
    scene = Scene(stacks={"boons": "The Sea's Gift"}, p1={"hand": "Pixie", "deck": "3 Copper"})
    scene.p1.plays("Pixie", "yes")
    assert scene.p1.hand == cards("3 Copper")
    assert scene.p1.actions == 1
    assert scene.trash == cards("Pixie")
    assert stack(scene.game, "boons discarded") == ["the_seas_gift"]
    scene = Scene(stacks={"boons": "The Sea's Gift"}, p1={"hand": "Pixie", "deck": "3 Copper"})
    scene.p1.plays("Pixie", "no")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.in_play == cards("Pixie")
    assert stack(scene.game, "boons discarded") == ["the_seas_gift"]


def test_pixie_with_a_boon_to_keep() -> None:
    """nocturne/pixie/1"""
    scene = Scene(stacks={"boons": "The River's Gift"}, p1={"hand": "Pixie", "deck": "10 Copper"})
    scene.p1.plays("Pixie", "yes")
    assert scene.p1.owned == ["the_rivers_gift"]
    assert stack(scene.game, "boons discarded") == []
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("7 Copper")
    assert stack(scene.game, "boons discarded") == ["the_rivers_gift"]


def test_fool() -> None:
    """nocturne/fool/1"""
    scene = Scene(stacks={"boons": "The Sea's Gift, The Mountain's Gift, The Swamp's Gift"},
                  p1={"hand": "Fool", "deck": "2 Copper"}, p2={"owned": "Lost in the Woods"})
    scene.p1.plays("Fool", "The Swamp's Gift", "The Mountain's Gift")
    assert scene.p1.owned == ["lost_in_the_woods"]
    assert scene.p2.owned == []
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.discard == cards("Silver, Will-o'-Wisp")
    assert scene.gained(1) == ["will_o_wisp", "silver"]
    assert stack(scene.game, "boons discarded") == ["the_mountains_gift", "the_seas_gift", "the_swamps_gift"]


def test_fool_already_lost() -> None:
    """nocturne/fool/2"""
    scene = Scene(p1={"hand": "Fool", "owned": "Lost in the Woods"})
    scene.p1.plays("Fool")
    assert len(scene.game.stacks["boons"]) == 12
    assert scene.p1.owned == ["lost_in_the_woods"]


def test_fool_one_after_the_other() -> None:
    """nocturne/fool/3"""
    scene = Scene(stacks={"boons": "The Sun's Gift, The Sea's Gift, The Mountain's Gift"},
                  p1={"hand": "Fool", "deck": "Curse, Gold, Estate, Copper"})
    scene.p1.plays("Fool", "The Sun's Gift", "Curse, Estate", "Copper", "The Sea's Gift")
    assert scene.asked[-1].options == ["the_mountains_gift", "the_seas_gift"]
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.deck == in_order("Copper")
    assert scene.p1.discard == cards("Curse, Estate, Silver")


def test_blessed_village_saved() -> None:
    """nocturne/blessed_village/1"""
    scene = Scene(phase="buy", stacks={"boons": "The Sea's Gift"}, also="Blessed Village",
                  p1={"coins": 4, "deck": "10 Copper"})
    scene.p1.buys("Blessed Village", "no")
    assert scene.asked[0].options == ["the_seas_gift"]
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Copper")
    assert stack(scene.game, "boons discarded") == []
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("6 Copper")
    assert stack(scene.game, "boons discarded") == ["the_seas_gift"]
    scene = Scene(p1={"hand": "Blessed Village", "deck": "2 Copper"})
    scene.p1.plays("Blessed Village")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 2


def test_blessed_village_with_a_boon_to_keep() -> None:
    """nocturne/blessed_village/2"""
    scene = Scene(phase="buy", stacks={"boons": "The Field's Gift"}, also="Blessed Village",
                  p1={"coins": 4, "deck": "10 Copper"})
    scene.p1.buys("Blessed Village", "no")
    scene.p1.ends_turn()
    assert stack(scene.game, "boons discarded") == []
    scene.p2.ends_turn()
    assert scene.p1.actions == 2
    assert scene.p1.coins == 1
    assert scene.p1.owned == ["the_fields_gift"]
    scene.p1.ends_turn()
    assert scene.p1.owned == []
    assert stack(scene.game, "boons discarded") == ["the_fields_gift"]
    scene = Scene(phase="buy", stacks={"boons": "The Field's Gift"}, also="Blessed Village",
                  p1={"coins": 4, "actions": 0, "deck": "10 Copper"})
    scene.p1.buys("Blessed Village", "yes")
    assert scene.p1.coins == 1
    assert scene.p1.actions == 1
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.actions == 1


def test_idol() -> None:
    """nocturne/idol/1"""
    scene = Scene(stacks={"boons": "The Sea's Gift, The Mountain's Gift"}, p1={"hand": "3 Idol", "deck": "2 Estate"})
    scene.p1.plays("Idol")
    assert scene.p1.coins == 2
    assert scene.p1.hand == cards("2 Idol, Estate")
    scene.p1.plays("Idol")
    assert scene.p2.discard == cards("Curse")
    scene.p1.plays("Idol")
    assert scene.p1.discard == cards("Silver")
    assert scene.p2.discard == cards("Curse")
    assert scene.p1.coins == 6


def test_idol_counts_those_in_play() -> None:
    """nocturne/idol/2"""
    scene = Scene(stacks={"boons": "The Mountain's Gift, The Swamp's Gift, The Forest's Gift"},
                  p1={"hand": "Counterfeit, 2 Idol"})
    scene.p1.plays("Counterfeit", "Idol")
    assert scene.p1.discard == cards("Silver, Will-o'-Wisp")
    assert scene.trash == cards("Idol")
    scene.p1.plays("Idol")
    assert scene.p1.owned == ["the_forests_gift"]
    assert scene.p2.discard == []


def test_sacred_grove() -> None:
    """nocturne/sacred_grove/1"""
    scene = Scene(stacks={"boons": "The Field's Gift"}, p1={"hand": "Sacred Grove"}, p2={"deck": "Copper"})
    scene.p1.plays("Sacred Grove")
    assert scene.p1.coins == 4
    assert scene.p1.actions == 1
    assert scene.p1.me.buys == 2
    scene = Scene(stacks={"boons": "The Sea's Gift"}, p1={"hand": "Sacred Grove", "deck": "2 Estate"},
                  p2={"deck": "Copper"})
    scene.p1.plays("Sacred Grove", scene.p2("yes"))
    assert scene.p1.hand == cards("Estate")
    assert scene.p2.hand == cards("Copper")
    assert scene.p1.coins == 3


def test_sacred_grove_and_the_river() -> None:
    """nocturne/sacred_grove/2"""
    scene = Scene(stacks={"boons": "The River's Gift"}, p1={"hand": "Sacred Grove", "deck": "10 Copper"},
                  p2={"hand": "5 Estate", "deck": "2 Silver"})
    scene.p1.plays("Sacred Grove", scene.p2("yes"))
    assert len(scene.p2.hand) == 5
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("6 Copper")
    assert scene.p2.hand == cards("5 Estate, Silver")
    scene.p2.ends_turn()
    assert len(scene.p2.hand) == 5


def test_sacred_grove_everybody_decides() -> None:
    """nocturne/sacred_grove/3"""
    scene = Scene(stacks={"boons": "The Wind's Gift"}, p1={"hand": "Sacred Grove, Copper", "deck": "2 Gold"},
                  p2={"hand": "Estate", "deck": "2 Silver"}, p3={"hand": "Duchy", "deck": "2 Gold"})
    scene.p1.plays("Sacred Grove", scene.p1("Copper, Gold"), scene.p2("yes"), scene.p2("Estate, Silver"),
                   scene.p3("no"))
    assert scene.p1.hand == cards("Gold")
    assert scene.p2.hand == cards("Silver")
    assert scene.p3.hand == cards("Duchy")
    assert stack(scene.game, "boons discarded") == ["the_winds_gift"]
