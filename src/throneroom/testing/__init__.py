"""Put a game into any state, say what the players do, and look at what came of it.

    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "3 Copper, 2 Estate"})
    scene.p1.plays("Militia", "2 Estate")               # the question to player 2 is answered by "2 Estate"
    assert scene.p2.hand == cards("3 Copper")
    assert scene.p1.coins == 2

Cards are named in English, German or by id.  Every question that comes up must have its answer in the script, in the
order of asking: an unscripted question, a wrong answer or an answer that nobody asked for fails the scene, saying what
was asked.  See docs/testing.md.
"""
from throneroom.testing.names import card_ids, cards, in_order
from throneroom.testing.scene import Scene
from throneroom.testing.stage import BASIC, Log

__all__ = ["BASIC", "Log", "Scene", "card_ids", "cards", "in_order"]
