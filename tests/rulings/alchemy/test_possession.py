"""Possession: an extra turn of the left neighbour in which somebody else decides and gains."""
from throneroom.record.view import view
from throneroom.testing import Scene, cards


def possessed(p2: dict[str, object], p1: dict[str, object] | None = None, kingdom: str = "", landscapes: str = "",
              **more: dict[str, object]) -> Scene:
    """Player 1 has played Possession and ended the turn: the extra turn of player 2 begins."""
    scene = Scene(kingdom=kingdom, landscapes=landscapes, p1={"hand": "Possession"} | (p1 or {}), p2=p2, **more)
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert scene.game.turn.controller == 0
    return scene


def test_possession() -> None:
    """alchemy/possession/1"""
    scene = possessed({"hand": "2 Gold, Silver, 2 Copper", "deck": "5 Estate"})
    decision = scene.decision
    assert decision is not None
    assert (decision.seat, decision.player.seat) == (0, 1)
    scene.p2.plays("2 Gold, Silver, 2 Copper")
    assert scene.p2.coins == 10
    scene.p2.buys("Province")
    assert "province" in scene.p1.discard
    assert scene.p2.discard == []
    scene.p2.ends_turn()
    assert scene.whose_turn == 2
    assert scene.p2.hand == cards("5 Estate")
    assert scene.decision is not None and scene.decision.seat == 1
    scene.p2.ends_turn()
    assert scene.whose_turn == 1


def test_possession_the_own_turn_is_finished_first() -> None:
    """alchemy/possession/2"""
    scene = possessed({}, {"deck": "5 Copper"})
    assert scene.p1.hand == cards("5 Copper")
    assert scene.p1.discard == cards("Possession")


def test_possession_is_no_attack() -> None:
    """alchemy/possession/3"""
    scene = Scene(p1={"hand": "Possession"}, p2={"hand": "Moat", "durations": "Lighthouse"})
    scene.p1.plays("Possession")
    assert scene.asked == []
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert scene.game.turn.controller == 0
    assert "moat" in scene.p2.hand


def test_possession_gains_go_to_the_possessors_discard_pile() -> None:
    """alchemy/possession/4"""
    scene = possessed({"hand": "Mine, Silver"})
    scene.p2.plays("Mine", scene.p1("Silver"), scene.p1("Gold"))
    assert "gold" in scene.p1.all_cards
    assert scene.p1.discard == cards("Gold")
    assert scene.p2.hand == []
    assert scene.trash == []
    scene.p2.ends_turn()
    assert scene.p2.discard == cards("Silver")
    scene = possessed({"hand": "Bureaucrat"}, {"deck": "5 Copper"})
    scene.p2.plays("Bureaucrat")
    assert scene.p1.deck == scene.p2.deck == []
    assert scene.p1.discard == cards("Possession, Silver")


def test_possession_tokens_stay() -> None:
    """alchemy/possession/5"""
    scene = possessed({"hand": "Baker", "coffers": 0}, {"coffers": 0})
    scene.p2.plays("Baker")
    assert (scene.p1.coffers, scene.p2.coffers) == (0, 1)
    scene = possessed({"hand": "Pirate Ship"}, {"deck": "9 Copper"})
    scene.p2.plays("Pirate Ship", scene.p1("attack"))
    assert (scene.p1.me.count("pirate_ship"), scene.p2.me.count("pirate_ship")) == (0, 1)
    assert scene.trash == cards("Copper")
    scene = possessed({"hand": "Monument"})
    scene.p2.plays("Monument")
    assert (scene.p1.points, scene.p2.points) == (0, 1)


def test_possession_trashed_cards_come_back() -> None:
    """alchemy/possession/6"""
    scene = possessed({"hand": "Mining Village, Moneylender, Copper", "deck": "3 Estate"})
    scene.p2.plays("Mining Village", scene.p1("yes"))
    assert scene.p2.coins == 2
    assert scene.trash == []
    assert scene.p2.in_play == []
    scene.p2.plays("Moneylender", "Copper")
    assert scene.p2.coins == 5
    scene.p2.ends_turn()
    assert scene.p2.hand == cards("3 Estate, Moneylender")
    assert scene.p2.discard == cards("Copper, Mining Village")
    assert scene.trash == []


def test_possession_other_players_cards() -> None:
    """alchemy/possession/7"""
    scene = possessed({"hand": "Swindler"}, {"deck": "9 Estate"}, p3={"deck": "Copper, Silver"})
    scene.p2.plays("Swindler", scene.p1("Curse"))
    assert scene.p3.discard == cards("Curse")
    assert scene.trash == cards("Copper, Estate")
    scene.p2.ends_turn()
    assert scene.trash == cards("Copper, Estate")
    assert scene.p3.discard == cards("Curse")


def test_possession_cards_returned_stay_where_they_are() -> None:
    """alchemy/possession/9"""
    scene = possessed({"hand": "Ambassador, 2 Province"}, piles={"Province": 5})
    scene.p2.plays("Ambassador", scene.p1("2 Province"))
    assert scene.pile("Province") == 6
    assert "province" in scene.p1.discard
    scene.p2.ends_turn()
    assert "province" not in scene.p2.all_cards
    assert scene.pile("Province") == 6


def test_possession_and_exchanged_cards() -> None:
    """rules.md POSS-07, ADV-05: a card returned stays there, exchanging is not gaining"""
    scene = possessed({"hand": "Page", "deck": "6 Copper"})
    scene.p2.plays("Page")
    scene.p2.ends_turn(scene.p1("yes"))
    assert scene.pile("Page") == 11
    assert "page" not in scene.p2.all_cards
    assert "treasure_hunter" in scene.p2.all_cards


def test_possession_trading_up() -> None:
    """alchemy/possession/10"""
    scene = possessed({"hand": "Remodel, Gold"}, trash="Estate")
    scene.p2.plays("Remodel", "Province")
    assert "province" in scene.p1.discard
    scene.p2.ends_turn()
    assert scene.p2.discard == cards("Gold")
    assert scene.trash == cards("Estate")


def test_possession_sees_everything() -> None:
    """alchemy/possession/12"""
    scene = possessed({"hand": "Copper", "deck": "5 Estate", "mats": {"Native Village": "Gold"},
                       "face_down": "Silver"}, p3={"hand": "Silver"})
    seen = view(scene.game, 0).players[1]
    assert seen.hand == cards("Copper")
    assert seen.mats == {"native_village": cards("Gold")}
    assert seen.face_down == cards("Silver")
    unseen = view(scene.game, 2).players[1]
    assert unseen.hand is unseen.face_down is None
    assert unseen.mats == {"native_village": 1}
    scene.p2.ends_turn()
    drawn = [event for event in scene.log.events if event.verb == "draw"][-1]
    assert [len(drawn.visible_cards(seat)) for seat in range(3)] == [5, 5, 0]
    assert view(scene.game, 0).players[1].hand is None       # the possessed turn is over


def test_possession_is_cumulative() -> None:
    """alchemy/possession/13"""
    scene = Scene(p1={"hand": "Throne Room, Possession"})
    scene.p1.plays("Throne Room", "Possession")
    turns = []
    for _ in range(3):
        (scene.p1 if scene.whose_turn == 1 else scene.p2).ends_turn()
        turns.append((scene.whose_turn, int(scene.game.turn.controller)))
    assert turns == [(2, 0), (2, 0), (2, -1)]
    scene.p2.ends_turn()
    assert scene.whose_turn == 1


def test_possession_after_the_own_extra_turn() -> None:
    """alchemy/possession/14"""
    scene = Scene(p1={"hand": "Possession, Outpost", "deck": "9 Copper", "actions": 2})
    scene.p1.plays("Outpost")
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.game.turn.source) == (1, "outpost")
    assert scene.p1.hand == cards("3 Copper")
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.game.turn.controller) == (2, 0)
    scene.p2.ends_turn()
    assert (scene.whose_turn, scene.game.turn.controller) == (2, -1)


def test_possession_the_possessed_players_extra_turn() -> None:
    """alchemy/possession/15"""
    scene = possessed({"hand": "Outpost", "deck": "Gold, 8 Copper"})
    scene.p2.plays("Outpost")
    scene.p2.ends_turn()
    assert (scene.whose_turn, scene.game.turn.controller, scene.game.turn.source) == (2, -1, "outpost")
    assert scene.p2.hand == cards("Gold, 2 Copper")
    assert scene.decision is not None and scene.decision.seat == 1
    scene.p2.plays("Gold")
    scene.p2.buys("Silver")
    assert scene.p2.discard == cards("Silver")
    scene.p2.ends_turn()
    assert (scene.whose_turn, scene.game.turn.controller, scene.game.turn.source) == (2, -1, "")


def test_possession_and_mission() -> None:
    """rules.md XTRA-03, XTRA-04: own extra turns first; a possessed player's Mission is that player's"""
    scene = Scene(landscapes="Mission", p1={"hand": "Possession", "coins": 4}, p2={"hand": "2 Silver"})
    scene.p1.plays("Possession")
    scene.p1.buys("Mission")
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.game.turn.source) == (1, "mission")
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.game.turn.controller) == (2, 0)
    scene.p2.plays("2 Silver")
    scene.p2.buys("Mission")
    scene.p2.ends_turn()
    assert (scene.whose_turn, scene.game.turn.controller, scene.game.turn.source) == (2, -1, "mission")


def test_possession_played_by_the_possessed() -> None:
    """alchemy/possession/16"""
    scene = possessed({"hand": "Possession"}, p3={"hand": "Gold", "deck": "5 Copper"})
    scene.p2.plays("Possession")
    scene.p2.ends_turn()
    assert (scene.whose_turn, scene.game.turn.controller) == (3, 1)
    assert scene.decision is not None and scene.decision.seat == 1
    scene.p3.plays("Gold")
    scene.p3.buys("Silver")
    assert "silver" in scene.p2.discard
    scene.p3.ends_turn()
    assert (scene.whose_turn, scene.game.turn.controller) == (2, -1)


def test_possession_turns_do_not_count() -> None:
    """alchemy/possession/17"""
    scene = Scene(p1={"hand": "Throne Room, Possession", "turns": 15}, p2={"turns": 14})
    scene.p1.plays("Throne Room", "Possession")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p2.ends_turn()
    scene.p2.ends_turn()
    assert (scene.p1.turns, scene.p2.turns) == (16, 15)
    scene = Scene(p1={"hand": "Throne Room, Possession", "turns": 15}, p2={"turns": 14})
    scene.p1.plays("Throne Room", "Possession")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p2.ends_turn()
    assert (scene.whose_turn, scene.game.turn.source) == (2, "")
    assert (scene.p1.turns, scene.p2.turns) == (15, 15)
    assert scene.game.winners() == [0, 1]


def test_possession_and_debt() -> None:
    """alchemy/possession/18 (the newest text, of 2019, is followed)"""
    scene = possessed({}, kingdom="Engineer")
    scene.p2.buys("Engineer")
    assert (scene.p1.debt, scene.p2.debt) == (4, 0)
    assert scene.p1.all_cards == cards("Possession, Engineer")


def test_possession_you_is_the_possessed_player() -> None:
    """alchemy/possession/19"""
    scene = possessed({"durations": "Wharf", "deck": "20 Copper"})
    assert scene.p2.hand == cards("2 Copper")
    assert scene.p2.me.buys == 2
    scene.p2.ends_turn()
    assert (scene.whose_turn, scene.game.turn.controller) == (2, -1)
    assert scene.p2.in_play == []
    assert scene.p2.me.buys == 1
    assert scene.p2.hand == cards("5 Copper")


# --- everything else that must hold ---------------------------------------------------------------------------
def test_the_possessor_reacts_with_own_cards() -> None:
    """rules.md POSS-02"""
    scene = possessed({"hand": "Militia"}, {"deck": "Moat, 4 Copper"})
    scene.p2.plays("Militia", scene.p1("Moat"))
    assert scene.p1.hand == cards("Moat, 4 Copper")


def test_what_the_possessor_gains_is_looked_after_by_the_possessor() -> None:
    """rules.md POSS-05, POSS-10: who gains decides"""
    scene = possessed({"hand": "Watchtower, Workshop"}, {"deck": "Watchtower, 4 Copper"})
    scene.p2.plays("Workshop", scene.p1("Silver"), scene.p1("yes"))
    assert [asked.player for asked in scene.asked] == [1, 0]
    assert scene.trash == cards("Silver")


def test_the_end_of_the_game() -> None:
    """The game ends before an extra turn."""
    scene = Scene(p1={"hand": "Possession", "coins": 8}, piles={"Province": 1})
    scene.p1.plays("Possession")
    scene.p1.buys("Province")
    scene.p1.ends_turn()
    assert scene.game.over
