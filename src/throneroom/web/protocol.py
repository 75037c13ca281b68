"""Everything that passes between the server and those who sit at its tables, over HTTP and over the websocket.

The page, network bots, the OpenAPI description and the page's TypeScript types all go by these; docs/protocol.md
explains them.  What comes from outside is read only through the structs marked "in", which refuse unknown fields.
"""
from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from throneroom.record.view import View

Level = Literal["easy", "medium", "hard"]
TableState = Literal["gathering", "playing", "over"]
SPECTATOR = -1
MOST_FRAMES = 50

# No control characters, no spaces around it.
PersonName = Annotated[str, Meta(min_length=1, max_length=24,
                                 pattern=r"^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Token = Annotated[str, Meta(min_length=20, max_length=64)]
TableId = Annotated[str, Meta(min_length=8, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
ShortText = Annotated[str, Meta(max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]


class In(Struct, frozen=True, forbid_unknown_fields=True):
    """From outside."""


# --- people ----------------------------------------------------------------------------------------------------------
class Guest(In, frozen=True):
    """POST /api/session: sit down without an account."""

    name: PersonName


class Credentials(In, frozen=True):
    """POST /api/register, POST /api/login."""

    name: PersonName
    password: Password


class Session(Struct, frozen=True):
    """Who somebody is; the token goes into the header "Authorization: Bearer ..."."""

    token: str
    person: str
    name: str
    registered: bool


class Ended(Struct, frozen=True):
    """DELETE /api/session, DELETE /api/sessions: what is worth nothing any more."""

    sessions: int
    tables: int                         # where the seats of the person need a new token: by joining again


# --- kingdoms --------------------------------------------------------------------------------------------------------
class Wish(In, frozen=True):
    """What a random kingdom should be like (docs/kingdoms.md); terms such as "type:Attack" or "Village"."""

    sets: Annotated[list[ShortText], Meta(max_length=20)] = []
    wanted: Annotated[list[ShortText], Meta(max_length=20)] = []
    unwanted: Annotated[list[ShortText], Meta(max_length=50)] = []
    answered: bool = False
    spread: bool = False
    least_landscapes: Annotated[int, Meta(ge=0, le=4)] = 0
    most_landscapes: Annotated[int, Meta(ge=0, le=4)] = 2
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class KingdomWanted(In, frozen=True):
    """Either what is meant (a recommended set by name, a share code or link, or a list of cards, in either language)
    or a wish for a random one; neither: random from everything."""

    text: Annotated[str, Meta(max_length=2000)] = ""
    wish: Wish | None = None


class KingdomQuery(In, frozen=True):
    """The query of POST /api/kingdom."""

    players: Annotated[int, Meta(ge=2, le=6)] = 2


class Kingdom(Struct, frozen=True):
    """POST /api/kingdom: what lies on the table."""

    code: str
    kingdom: list[str]
    landscapes: list[str]
    platinum: bool
    shelters: bool
    bane: str
    mouse: str
    black_market: list[str]
    boons: list[str]


class RecommendedSet(Struct, frozen=True):
    """GET /api/recommended"""

    en: str
    de: str
    sets: list[str]
    kingdom: list[str]
    landscapes: list[str]


# --- words -----------------------------------------------------------------------------------------------------------
class CardWords(Struct, frozen=True):
    """What the page must know of a card or landscape to show it."""

    en: str
    de: str
    text_en: str
    text_de: str
    types: list[str]                    # in the order printed; messages.type.<type> has the names
    cost: tuple[int, int, int] | None   # coins, potions, debt as printed
    set: str
    gives: dict[str, int] = {}          # what is printed large: cards, actions, buys, coins, worth (Treasures), points


class AllWords(Struct, frozen=True):
    """GET /api/words: all cards by id, and every other message by room and key, English first, then German (rooms
    within rooms for the options of cards)."""

    cards: dict[str, CardWords]
    messages: dict[str, dict[str, list[str] | dict[str, list[str]]]]


class RulingWords(Struct, frozen=True):
    rule: str                           # empty: the case shows what the text of the card says
    case: str


class RulingText(Struct, frozen=True):
    """GET /api/cards/{id}/rulings (a list of these)"""

    id: str
    en: RulingWords
    de: RulingWords


# --- tables ----------------------------------------------------------------------------------------------------------
class Rules(In, frozen=True):
    """What the people of a table agreed on."""

    counter: bool = True                # everybody's points and one's own deck statistics are shown
    undo: Literal["ask", "free", "never"] = "ask"   # of what the others would have to agree to
    minutes: Annotated[int, Meta(ge=1, le=240)] | None = None   # each player's time for the whole game; None: no clock
    spectators: bool = True
    public: bool = True                 # listed in the lobby


class NewTable(In, frozen=True):
    """POST /api/tables; whoever asks takes the first seat."""

    kingdom: KingdomWanted = KingdomWanted()
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    bots: Annotated[list[Level], Meta(max_length=5)] = []   # they take the last seats; the others wait for people
    rules: Rules = Rules()
    guided: bool = False                # the first game with explanations


class Branch(In, frozen=True):
    """POST /api/records/{id}/branch: what if?  Go on from that answer, at that seat, against bots."""

    at: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    bots: Level = "medium"


class Place(Struct, frozen=True):
    """A seat of one's own: who holds the token acts for the seat, nobody else."""

    table: str
    seat: int
    token: str


class SeatInfo(Struct, frozen=True):
    seat: int
    name: str                           # empty: free
    bot: Level | None                   # who plays: a bot of this level, or a person
    connected: bool = False
    resigned: bool = False
    seconds_left: float | None = None   # on the clock, now
    thinking: bool = False              # it is this seat that is asked
    substitute: bool = False            # the bot stands in for the person of that name


class TableInfo(Struct, frozen=True):
    """GET /api/tables (a list of these), GET /api/tables/{id}, and a part of every update."""

    id: str
    state: TableState
    seats: list[SeatInfo]
    kingdom: Kingdom
    rules: Rules
    guided: bool
    spectators: int
    created: float                      # seconds since 1970
    rematch: str | None = None          # the table where the same people go on
    set_name: list[str] = []            # English, German name of the recommended set, if it is one


# --- the game --------------------------------------------------------------------------------------------------------
class Told(Struct, frozen=True, omit_defaults=True):
    """Something that happened, as one seat may know it.  Numbered from 1 within a table, the same for all seats.

    From the game: "turn" (amount: the how manieth of the player; source: the card behind an extra turn), "play", "buy",
    "gain", "trash", "discard", "draw", "reveal", "look", "move", "shuffle", ... (docs/protocol.md).
    From the table: "sits down", "chat", "undo" (amount: how many answers are taken back; first: what the game told from
    that number on no longer holds), "undo asked", "undo refused", "undo withdrawn", "resigns", "bot takes over"
    (source: absent, time or resigned), "returns", "over".
    """

    number: int
    verb: str
    seat: int
    cards: list[str] = []               # those this seat may know
    hidden: int = 0                     # how many more there are
    source: str = ""
    target: str = ""
    amount: int = 0
    depth: int = 0
    text: str = ""                      # chat; names
    first: int = 0                      # of the events that are taken back


class Question(Struct, frozen=True):
    """What a seat is asked.  For all other seats `options` is None."""

    number: int                         # how many answers were given before: an answer must name it
    seat: int                           # who answers
    player: int                         # whom it is about (somebody else while possessed)
    purpose: str
    source: str | None
    least: int
    most: int
    options: list[Choice] | None


class Choice(Struct, frozen=True, omit_defaults=True):
    id: str                             # of a card or landscape, or a word of the card that asks
    word: bool = False                  # a word: messages.option.<source or any>.<id>, or a number as it is
    count: int = 1                      # how often it may be chosen
    zone: str = ""                      # where the card lies: hand, supply, play, revealed, discard, trash, exile,
                                        # tavern, aside, landscape ...; empty: nowhere in particular
    holds: list[str] = []               # the cards it holds, to tell it from another one of the same name


class Vote(Struct, frozen=True):
    """Something the others are asked to agree to."""

    about: Literal["undo", "absent"]
    by: int                             # who asked
    seat: int                           # who wants to undo, or who is absent
    amount: int                         # answers to take back
    agreed: list[int]
    waiting: list[int]                  # seats that have not said anything yet


class CardScore(Struct, frozen=True):
    card: str
    count: int
    points: int


class Final(Struct, frozen=True):
    scores: list[int]
    turns: list[int]
    winners: list[int]
    cards: list[list[CardScore]]        # for every seat: what its deck consisted of, and the points for it
    other_points: list[int]             # tokens, landmarks and the like
    points_by_turn: list[list[int]]     # for every seat, after each of its turns
    money_by_turn: list[list[int]]      # coins on all Treasures owned, likewise


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """What is new, and how things stand now.  Sent after everything that happens, and after the welcome."""

    number: int                         # of the last event
    first: int                          # of the first one told here; what was before can be asked for
    events: list[Told]                  # at most 400
    table: TableInfo
    view: View | None                   # None: the game has not begun
    question: Question | None
    vote: Vote | None
    undo: Literal["free", "ask", "no"]  # what asking for undo would do now
    points: list[int] | None            # if the rule says so
    final: Final | None = None


class Earlier(Struct, frozen=True, tag_field="type", tag="log"):
    """What happened earlier, asked for by a message of the same type."""

    first: int                          # the number of the first of them
    events: list[Told]                  # at most 400


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    seat: int                           # -1: a spectator
    table: str


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """What was asked for was not done, and nothing was changed."""

    why: str                            # a word: "illegal answer", "stale", "not your turn", "bad message", "too fast"
    text: str                           # one clear line in English


class Paused(Struct, frozen=True, tag_field="type", tag="paused"):
    """The table waits; nothing can be done there until the next update, which comes by itself.  It tells, too, what has
    become of the last deed."""

    why: Literal["database"] = "database"       # which does not answer


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    pass


FromServer = Update | Earlier | Welcome | Refused | Paused | Pong


# --- what a seat sends over the websocket ----------------------------------------------------------------------------
class Message(In, frozen=True, tag_field="type"):
    """In."""


class Hello(Message, frozen=True, tag="hello"):
    """Must be the first.  No token: a spectator."""

    token: Token | None = None
    after: Annotated[int, Meta(ge=0)] = 0       # the number of the last event that is known already


class Answer(Message, frozen=True, tag="answer"):
    number: Annotated[int, Meta(ge=0)]
    choice: Annotated[list[Annotated[int, Meta(ge=0, le=9999)]], Meta(max_length=500)]


class Undo(Message, frozen=True, tag="undo"):
    """Take back one's own last answer (and what followed)."""


class Agree(Message, frozen=True, tag="agree"):
    yes: bool


class Withdraw(Message, frozen=True, tag="withdraw"):
    """Ends the vote that one has asked for."""


class Chat(Message, frozen=True, tag="chat"):
    text: ChatText


class Resign(Message, frozen=True, tag="resign"):
    """A bot plays on, and the seat cannot win."""


class Replace(Message, frozen=True, tag="replace"):
    """Asks the others whether a bot should take over for somebody who is absent."""

    seat: Annotated[int, Meta(ge=0, le=5)]


class Rematch(Message, frozen=True, tag="rematch"):
    """When the game is over: another with the same people and kingdom."""


class LogWanted(Message, frozen=True, tag="log"):
    """What happened before the event of this number."""

    before: Annotated[int, Meta(ge=1, le=2**31)]


class Ping(Message, frozen=True, tag="ping"):
    pass


FromSeat = Hello | Answer | Undo | Agree | Withdraw | Chat | Resign | Replace | Rematch | LogWanted | Ping


# --- records and replays ---------------------------------------------------------------------------------------------
class KeptRecord(Struct, frozen=True):
    """POST /api/records (the body is a record): it is kept under this id."""

    id: str
    answers: int
    players: int


class FramesWanted(In, frozen=True):
    """The query of GET /api/records/{id}/frames: from a seat, or open (-1); after `first` to `last` answers, at most 50
    frames."""

    seat: Annotated[int, Meta(ge=-1, le=5)] = SPECTATOR
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    last: Annotated[int, Meta(ge=0, le=100_000)] | None = None

    @property
    def end(self) -> int:
        most = self.first + MOST_FRAMES - 1
        return most if self.last is None else min(self.last, most)


class Frame(Struct, frozen=True):
    """How a recorded game stood after so many answers, from a seat (or, seat -1, with everything open)."""

    at: int
    events: list[Told]                  # since the answer before
    views: list[View]                   # one, or, open, that of every seat
    question: Question | None
    answer: list[int] | None            # what was answered then
    turn: int
    final: Final | None = None


# --- paper -----------------------------------------------------------------------------------------------------------
class PaperChoice(Struct, frozen=True):
    value: str
    words: list[str]                    # English, German; so in all of these


class PaperOption(Struct, frozen=True):
    """What can be asked of paper, and how: in a query every value is text, and one left out or empty is the default."""

    name: str
    kind: Literal["choice", "choices", "yes or no", "number", "length", "size", "text", "list"]
    default: str
    label: list[str]
    help: list[str]
    choices: list[PaperChoice] = []     # of a size: those that have a name; there are others
    least: int | None = None
    most: int | None = None


class PaperPart(Struct, frozen=True):
    title: list[str]
    options: list[PaperOption]


class PaperJob(Struct, frozen=True):
    """Something that can be printed, and the parts of the form it is asked for by: which of their options it has."""

    label: list[str]
    help: list[str]
    parts: dict[str, list[str]]


class PaperForm(Struct, frozen=True):
    """GET /api/paper: everything that can be asked of paper."""

    jobs: dict[str, PaperJob]
    parts: dict[str, PaperPart]


class Health(Struct, frozen=True):
    """GET /api/health"""

    version: str


class Problem(Struct, frozen=True):
    """The body of every HTTP error: one line, in English and in German."""

    error: str
    german: str


decode_message = msgspec.json.Decoder(FromSeat).decode
