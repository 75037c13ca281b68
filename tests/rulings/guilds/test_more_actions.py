"""Advisor, Candlestick Maker, Taxman."""
from throneroom.testing import Scene, cards, in_order


# --- Advisor ------------------------------------------------------------------------------------------------
def test_advisor() -> None:
    """guilds/advisor/1"""
    scene = Scene(p1={"hand": "Advisor", "deck": "Gold, Silver, Estate, Copper"}, p2={}, p3={})
    scene.p1.plays("Advisor", scene.p2("Gold"))
    assert {*scene.asked[0].options} == {"gold", "silver", "estate"}
    assert scene.p1.hand == cards("Silver, Estate")
    assert scene.p1.discard == cards("Gold")
    assert scene.p1.deck == in_order("Copper")
    assert scene.p1.actions == 1
    assert [event.amount for event in scene.log.events if event.verb == "reveal"] == [3]
    assert scene.cost("Advisor") == (4, 0, 0)


def test_advisor_with_few_cards() -> None:
    """guilds/advisor/2"""
    scene = Scene(p1={"hand": "Advisor", "deck": "Gold"})
    scene.p1.plays("Advisor")
    assert scene.p1.discard == cards("Gold")
    assert scene.p1.hand == []

    scene = Scene(p1={"hand": "Advisor", "deck": "Gold", "discard": "Silver"})
    scene.p1.plays("Advisor", scene.p2("Silver"))
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.discard == cards("Silver")

    scene = Scene(p1={"hand": "Advisor"})
    scene.p1.plays("Advisor")
    assert scene.p1.hand == []
    assert scene.p1.actions == 1


# --- Candlestick Maker --------------------------------------------------------------------------------------
def test_candlestick_maker() -> None:
    """guilds/candlestick_maker/1"""
    scene = Scene(p1={"hand": "Candlestick Maker"})
    scene.p1.plays("Candlestick Maker")
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coffers, scene.p1.coins) == (1, 2, 1, 0)
    assert scene.cost("Candlestick Maker") == (2, 0, 0)


# --- Taxman -------------------------------------------------------------------------------------------------
def test_taxman() -> None:
    """guilds/taxman/1"""
    scene = Scene(p1={"hand": "Taxman, Silver, Estate", "deck": "Copper"}, p2={"hand": "Silver, 4 Estate"},
                  p3={"hand": "Silver, 3 Estate"}, p4={"hand": "Gold, 4 Estate"})
    scene.p1.plays("Taxman", "Silver", "Gold")
    assert scene.asked[0].options == ["silver"]
    assert scene.trash == cards("Silver")
    assert scene.p2.discard == cards("Silver")
    assert scene.p2.hand == cards("4 Estate")
    assert scene.p3.hand == cards("Silver, 3 Estate")
    assert scene.p4.hand == cards("Gold, 4 Estate")
    assert [int(event.seat) for event in scene.log.events if event.verb == "reveal"] == [3]
    assert scene.p1.deck == in_order("Gold, Copper")
    assert scene.cost("Taxman") == (4, 0, 0)


def test_taxman_and_moat() -> None:
    """guilds/taxman/1 (it is an Attack)"""
    scene = Scene(p1={"hand": "Taxman, Silver"}, p2={"hand": "Moat, Silver, 3 Estate"})
    scene.p1.plays("Taxman", scene.p2("Moat"), "Silver", "Silver")
    assert scene.p2.hand == cards("Moat, Silver, 3 Estate")
    assert scene.p1.deck == in_order("Silver")


def test_taxman_for_a_cheap_treasure() -> None:
    """guilds/taxman/2"""
    for gained in ("Copper", "Silver", "Masterpiece"):
        scene = Scene(p1={"hand": "Taxman, Copper"}, kingdom="Masterpiece, Smithy")
        scene.p1.plays("Taxman", "Copper", gained)
        assert (scene.asked[1].least, {*scene.asked[1].options}) == (1, {"copper", "silver", "masterpiece"})
        assert scene.p1.deck == in_order(gained)
        assert scene.p1.discard == []


def test_taxman_without_trashing() -> None:
    """guilds/taxman/2"""
    scene = Scene(p1={"hand": "Taxman, Copper"}, p2={"hand": "5 Copper"})
    scene.p1.plays("Taxman", "no")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.deck == scene.trash == []
    assert scene.p2.hand == cards("5 Copper")

    scene = Scene(p1={"hand": "Taxman, Estate"}, p2={"hand": "5 Copper"})
    scene.p1.plays("Taxman")                            # no Treasure, nothing to decide
    assert scene.p1.hand == cards("Estate")
    assert scene.p2.hand == cards("5 Copper")
    assert [event.verb for event in scene.log.events if event.seat == 1] == []
