"""Everything that passes between the server and those who sit at its tables, over HTTP and over the websocket.

The page, network bots, the OpenAPI description and the page's TypeScript types all go by these; docs/protocol.md
explains them.  What comes from outside is read only through the structs marked "in", which refuse unknown fields.
"""
from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from throneroom.record.view import View

Level = Literal["beginner", "easy", "medium", "hard", "master"]
TableState = Literal["gathering", "playing", "over"]
GameKind = Literal["game", "guided", "what if", "daily", "imported"]
# Of a person in a game: resigned, a bot played on for them, or the table was removed before the game was over.
Outcome = Literal["won", "drawn", "lost", "resigned", "replaced", "unfinished"]
SPECTATOR = -1
MOST_FRAMES = 50

# No control characters, no spaces around it.
PersonName = Annotated[str, Meta(min_length=1, max_length=24,
                                 pattern=r"^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Token = Annotated[str, Meta(min_length=20, max_length=64)]
TableId = Annotated[str, Meta(min_length=8, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
CardId = Annotated[str, Meta(max_length=60, pattern=r"^[a-z0-9_]*$")]
ShortText = Annotated[str, Meta(max_length=200)]
SOUGHT = r"^[^\x00]*$"                  # PostgreSQL knows no text with it, not even to look for
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


# --- settings --------------------------------------------------------------------------------------------------------
SettingName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z][A-Za-z0-9]*$")]


class Setting(In, frozen=True):
    value: bool | ShortText
    at: Annotated[float, Meta(ge=0, le=1e11)]   # when it was chosen: seconds since 1970


class KeptSettings(In, frozen=True):
    """GET, PUT /api/settings: how somebody with an account likes the page.  What the names mean is the page's to know;
    those of a newer page are kept, too."""

    settings: Annotated[dict[SettingName, Setting], Meta(max_length=64)] = {}


# --- kingdoms --------------------------------------------------------------------------------------------------------
class Wish(In, frozen=True):
    """What a random kingdom should be like (docs/kingdoms.md); terms such as "type:Attack" or "Village".  What is kept
    is there in any case, and the rest is dealt around it; what belongs to one card (the Bane to Young Witch, and so on)
    stays if that card does."""

    sets: Annotated[list[ShortText], Meta(max_length=20)] = []
    wanted: Annotated[list[ShortText], Meta(max_length=20)] = []
    unwanted: Annotated[list[ShortText], Meta(max_length=50)] = []
    kept: Annotated[list[ShortText], Meta(max_length=24)] = []         # piles, landscapes, an Ally, a Prophecy
    banned: Annotated[list[ShortText], Meta(max_length=1000)] = []
    liked: Annotated[list[ShortText], Meta(max_length=1000)] = []      # come more often
    answered: bool = False
    spread: bool = False
    any_alchemy: bool = False           # otherwise 3 to 5 cards of it, or none
    platinum: bool | None = None        # None: drawn by the cards
    shelters: bool | None = None
    least_landscapes: Annotated[int, Meta(ge=0, le=4)] = 0
    most_landscapes: Annotated[int, Meta(ge=0, le=4)] = 2
    kinds: Annotated[list[ShortText], Meta(max_length=5)] = []         # of landscapes; none: all
    recent: Annotated[list[ShortText], Meta(max_length=5)] = []        # codes of kingdoms not to be seen again so soon
    bane: ShortText = ""
    mouse: ShortText = ""
    riverboat: ShortText = ""
    ferryman: ShortText = ""
    boons: Annotated[list[ShortText], Meta(max_length=3)] = []
    black_market: Annotated[list[ShortText], Meta(max_length=63)] = []
    # Each Trait with its pile, or with "" if it may be any.
    traits: Annotated[list[Annotated[list[ShortText], Meta(min_length=2, max_length=2)]], Meta(max_length=3)] = []
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class KingdomWanted(In, frozen=True):
    """Either what is meant (a recommended set by name, a share code or link, or a list of cards, in either language)
    or a wish for a random one; neither: random from everything."""

    text: Annotated[str, Meta(max_length=2000)] = ""
    wish: Wish | None = None
    editions: Annotated[list[ShortText], Meta(max_length=20)] = []     # "mine:base-2008", "seaside-2022", "newest"


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
    editions: list[str] = []
    traits: list[list[str]] = []        # each Trait with its pile
    ferryman: str = ""                  # the pile beside the Supply
    riverboat: str = ""                 # the card set aside
    name: list[str] = []                # English, German name of the recommended set, if it is one
    texts: dict[str, str] = {}          # the newer editions that cards are played by here, where those have words


class Stock(Struct, frozen=True):
    """GET /api/stock: what kingdoms can be made of, by ids."""

    piles: dict[str, list[str]]         # and what each is good for (tags)
    types: dict[str, list[str]]         # of all cards in a mixed pile
    landscapes: list[str]
    traits: list[str]                   # those of the landscapes that lie on a pile
    allies: list[str]
    prophecies: list[str]
    boons: list[str]
    banes: list[str]                    # what can be a Bane, and what Way of the Mouse and Riverboat can set aside
    mice: list[str]
    riverboats: list[str]
    ferries: list[str]                  # what can lie beside the Supply for Ferryman
    market: list[str]                   # what can be in a Black Market deck
    editions: dict[str, list[str]]      # the editions that cards can be played by


class SheetQuery(In, frozen=True):
    """The query of GET /api/sheet: a recommended set by name, a code, or a list of cards."""

    kingdom: Annotated[str, Meta(min_length=1, max_length=2000)]
    players: Annotated[int, Meta(ge=2, le=6)] = 2
    language: Literal["en", "de"] = "en"


class SheetStep(Struct, frozen=True):
    """GET /api/sheet (a list of these): how a kingdom is laid out with real cards."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class RecommendedSet(Struct, frozen=True):
    """GET /api/recommended"""

    en: str
    de: str
    sets: list[str]
    kingdom: list[str]
    landscapes: list[str]


# --- words -----------------------------------------------------------------------------------------------------------
class EditionWords(Struct, frozen=True):
    """What is different of a card in a newer edition."""

    en: str
    de: str
    text_en: str
    text_de: str
    types: list[str]


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
    editions: dict[str, EditionWords] = {}      # newer ones with a text of their own


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


class RuleRun(Struct, frozen=True, omit_defaults=True):
    """Words in one and the same letters, or the name of a card."""

    text: str
    bold: bool = False
    italic: bool = False
    card: str = ""


class RuleBlock(Struct, frozen=True):
    """A paragraph or an item of a list is one row of one cell; the first row of a table is its head."""

    kind: Literal["paragraph", "item", "table"]
    rows: list[list[list[RuleRun]]]


class RuleSection(Struct, frozen=True):
    id: str
    en: str
    de: str
    sets: list[str]                     # only for readers who have one of these; none: for all
    terms_en: list[str]
    terms_de: list[str]
    text_en: list[RuleBlock]
    text_de: list[RuleBlock]


class RuleChapter(Struct, frozen=True):
    """GET /api/rules (a list of these): the rules as the booklet tells them."""

    id: str
    en: str
    de: str
    sections: list[RuleSection]


# --- tables ----------------------------------------------------------------------------------------------------------
class Rules(In, frozen=True):
    """What the people of a table agreed on."""

    counter: bool = True                # everybody's points and heaps and one's own deck statistics are shown
    undo: Literal["ask", "free", "never"] = "ask"   # of what the others would have to agree to
    minutes: Annotated[int, Meta(ge=1, le=240)] | None = None   # each player's time for the whole game; None: no clock
    spectators: bool = True
    public: bool = True                 # listed in the lobby
    days: Annotated[int, Meta(ge=1, le=7)] | None = None    # for every answer, instead of a clock: nobody needs to wait
    rated: bool = False                 # counts for the ratings: registered people only, nothing is taken back


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
    kind: GameKind = "game"


# --- the game --------------------------------------------------------------------------------------------------------
class Told(Struct, frozen=True, omit_defaults=True):
    """Something that happened, as one seat may know it.  Numbered from 1 within a table, the same for all seats.

    From the game: "turn" (amount: the how manieth of the player; source: the card behind an extra turn), "play", "buy",
    "gain", "trash", "discard", "draw", "reveal", "look", "move", "shuffle", ... (docs/protocol.md).
    From the table: "sits down", "stands up" (source: kicked, if not by themselves), "chat" (of somebody whom the reader
    has blocked: without a text), "undo" (amount: so many answers are taken back; first: what the game told from
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
    tidy: bool = False                  # belongs to a Clean-up: cards in play and in hand go, a new hand comes


class Question(Struct, frozen=True, omit_defaults=True):
    """What a seat is asked.  For all other seats `options` is None."""

    number: int                         # how many others were answered before: an answer must name it
    seat: int                           # who answers
    player: int                         # whom it is about (somebody else while possessed)
    purpose: str
    source: str | None
    least: int
    most: int
    options: list[Choice] | None
    asks: str = ""                      # whose text asks, if not the source's own: an Estate may take after a card
    topics: list[str] = []              # what tells it from other questions of that card, most telling first:
                                        # messages.asks.<asks>."<purpose> <topic>" is how it is put in words
    other: int = -1                     # the seat of another player it concerns; -1: none in particular
    otherwise: str = ""                 # the purpose of the question that follows about the same card, after a no
    plain: bool = False                 # Treasures, of which it is a matter of course to play all, in any order


class Choice(Struct, frozen=True, omit_defaults=True):
    id: str                             # of a card or landscape, or a word of the card that asks
    word: bool = False                  # a word: messages.option.<source or any>.<id>, or a number as it is
    count: int = 1                      # how often it may be chosen
    zone: str = ""                      # where the card lies: hand, supply, play, revealed, discard, trash, exile,
                                        # tavern, aside, landscape ...; empty: nowhere in particular
    holds: list[str] = []               # the cards it holds, to tell it from another one of the same name
    place: int = 0                      # of a Shadow in one's own deck: 1 is the uppermost card


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


class RatingChange(In, frozen=True):
    """What a rated game has made of somebody's rating."""

    before: Annotated[int, Meta(ge=-(2**31), lt=2**31)]
    after: Annotated[int, Meta(ge=-(2**31), lt=2**31)]


class Final(Struct, frozen=True):
    scores: list[int]
    turns: list[int]
    winners: list[int]
    cards: list[list[CardScore]]        # for every seat: what its deck consisted of, and the points for it
    other_points: list[int]             # tokens, landmarks and the like
    points_by_turn: list[list[int]]     # for every seat, after each of its turns
    money_by_turn: list[list[int]]      # coins on all Treasures owned, likewise
    ratings: list[RatingChange | None] = []     # of a rated game: for every seat whose person is known


class Heaps(Struct, frozen=True):
    """How many cards a player has face down, and in the discard pile.  By the rules one counts only one's own deck; a
    table with a counter does not make the others remember."""

    deck: int
    discard: int


class Step(Struct, frozen=True):
    """An answer that somebody gave, as that person knows it."""

    purpose: str
    source: str | None                  # the card that asked
    chosen: list[Choice]                # `count`: how often


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
    step: Step | None                   # what it would take back, with all that followed
    points: list[int] | None            # everybody's, and so the next, if the rule says so
    heaps: list[Heaps] | None
    final: Final | None = None


class Earlier(Struct, frozen=True, tag_field="type", tag="log"):
    """What happened earlier, asked for by a message of the same type."""

    first: int                          # the number of the first of them
    events: list[Told]                  # at most 400


class Because(Struct, frozen=True, tag_field="type", tag="because"):
    """Why a bot bought something, asked for by "why": which sentence of the words "why", about which card, and what it
    wins and loses of 100 games, if that is why.  Only about purchases: nothing that is not seen is told."""

    seat: int
    why: str
    card: str = ""
    won: int = 0
    lost: int = 0


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    seat: int                           # -1: a spectator
    table: str
    history: str                        # of which the updates tell; where there is another one all is told anew


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


FromServer = Update | Earlier | Because | Welcome | Refused | Paused | Pong


# --- what a seat sends over the websocket ----------------------------------------------------------------------------
class Message(In, frozen=True, tag_field="type"):
    """In."""


class Hello(Message, frozen=True, tag="hello"):
    """Must be the first.  No token: a spectator."""

    token: Token | None = None
    after: Annotated[int, Meta(ge=0)] = 0       # the number of the last event that is known already
    history: Annotated[str, Meta(max_length=64)] | None = None      # in which it happened: of the welcome before


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


class Kick(Message, frozen=True, tag="kick"):
    """Before the game has begun: the first at the table removes somebody, who cannot come back; anybody themselves."""

    seat: Annotated[int, Meta(ge=0, le=5)]


class LogWanted(Message, frozen=True, tag="log"):
    """What happened before the event of this number."""

    before: Annotated[int, Meta(ge=1, le=2**31)]


class Ping(Message, frozen=True, tag="ping"):
    pass


class WhyWanted(Message, frozen=True, tag="why"):
    """Why did the bot at that seat buy what it bought last?"""

    seat: Annotated[int, Meta(ge=0, le=5)]


FromSeat = (Hello | Answer | Undo | Agree | Withdraw | Chat | Resign | Replace | Rematch | Kick | LogWanted | WhyWanted
            | Ping)


# --- playing with others ---------------------------------------------------------------------------------------------
Pace = Literal["quick", "calm", "untimed", "days"]
Tie = Literal["befriend", "part", "block", "unblock"]


class Meeting(In, frozen=True):
    """POST /api/friends: ask somebody registered to be friends, or accept it ("befriend"); decline, withdraw or end it
    ("part"); have nothing more to do with them ("block"), or no longer so ("unblock").  Done twice it is done once."""

    name: PersonName
    wish: Tie


class SeatMeant(In, frozen=True):
    """POST /api/tables/{id}/block: whoever sits there, guests too."""

    seat: Annotated[int, Meta(ge=0, le=5)]


class Friend(Struct, frozen=True):
    name: str
    here: bool                          # at the page now, or a moment ago


class Friends(Struct, frozen=True):
    """GET /api/friends, POST /api/friends"""

    friends: list[Friend]
    asked: list[str]                    # who have not answered
    asking: list[str]                   # who wait for an answer
    blocked: list[str]


class Invite(In, frozen=True):
    """POST /api/tables/{id}/invite: somebody registered, to a table where one sits and a seat is free."""

    name: PersonName


class Invited(Struct, frozen=True):
    name: str


class Invitation(In, frozen=True):
    table: str
    by: str
    friend: bool                        # of the one who is invited
    names: list[str]                    # who sits there
    seats: int
    rules: Rules
    since: float


class Turn(Struct, frozen=True):
    """It is one's turn at a table where there are days for it."""

    table: str
    others: list[str]
    since: float
    due: float                          # then a bot takes over


class Wanted(In, frozen=True):
    """What suits somebody who looks for opponents."""

    players: Annotated[list[Annotated[int, Meta(ge=2, le=4)]], Meta(min_length=1, max_length=3)]
    paces: Annotated[list[Pace], Meta(min_length=1, max_length=4)]
    sets: Annotated[list[ShortText], Meta(max_length=20)] = []      # none: all
    rated: bool = False
    near: bool = True                   # only people of about the same strength; more about as time goes by


class Finding(Struct, frozen=True):
    """One is looking for opponents."""

    wanted: Wanted
    since: float
    band: int | None                    # how far the rating of others may be from one's own now; None: any
    waiting: int                        # all who look for opponents now


class Rating(Struct, frozen=True):
    """Nineteen times of twenty the true strength is between `least` and `most`."""

    place: int
    name: str
    rating: int
    least: int
    most: int
    games: int
    provisional: bool                   # little is known yet, or it was long ago


class Ratings(Struct, frozen=True):
    """GET /api/ratings: the best, by what their rating is at least; and one's own."""

    best: list[Rating]
    own: Rating | None


class Notices(Struct, frozen=True, tag_field="type", tag="notices"):
    """How everything stands that is between a person and others; sent after every change."""

    asking: list[str]                   # who want to be friends
    invitations: list[Invitation]
    turns: list[Turn]
    finding: Finding | None


class Matched(Struct, frozen=True, tag_field="type", tag="matched"):
    """Opponents are found: one sits at this table, and joins it to get the token of the seat."""

    table: str


ToPerson = Notices | Matched | Refused | Pong


class Find(Message, frozen=True, tag="find"):
    """Looks for opponents, as long as this connection lasts."""

    wanted: Wanted


class Stop(Message, frozen=True, tag="stop"):
    """Looks no longer; in the lab: plays no further, and tells what came of it so far."""


FromPerson = Hello | Find | Stop | Ping


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
    points: list[int] | None            # of everybody, if everything is open
    heaps: list[Heaps]
    final: Final | None = None


# --- one's own games -------------------------------------------------------------------------------------------------
class GamesWanted(In, frozen=True):
    """The query of GET /api/games: those of the person that are so, the newest first; `after` is where the last list
    ended."""

    outcome: Literal["running", "won", "drawn", "lost", "left", "unfinished"] | None = None     # left: by whatever way
    kind: GameKind | None = None
    players: Annotated[int, Meta(ge=2, le=6)] | None = None
    opponent: Annotated[str, Meta(max_length=24, pattern=SOUGHT)] = ""      # a part of the name
    card: CardId = ""                   # that lay on the table
    kingdom: Annotated[str, Meta(max_length=200, pattern=SOUGHT)] = ""      # its code
    after: Annotated[str, Meta(max_length=80, pattern=SOUGHT)] = ""
    most: Annotated[int, Meta(ge=1, le=50)] = 25


class GameSeat(Struct, frozen=True):
    """Who played there, and what came of it; nothing is told of a game that goes on."""

    name: str                           # empty: somebody who has deleted their account
    bot: Level | None
    outcome: Outcome | None = None
    score: int | None = None
    turns: int | None = None
    place: int | None = None            # 1: the best
    rating: RatingChange | None = None  # if it was rated


class OwnGame(Struct, frozen=True):
    id: str
    kind: GameKind
    rated: bool
    seat: int                           # one's own
    seats: list[GameSeat]
    kingdom: Kingdom
    set_name: list[str]
    began: float                        # seconds since 1970
    ended: float | None
    has_table: bool                     # it can be gone to
    has_record: bool                    # it can be seen again


class OwnGames(Struct, frozen=True):
    """GET /api/games"""

    games: list[OwnGame]
    total: int                          # how many are so altogether
    after: str                          # to ask for the next ones; empty: there are no more


class Again(In, frozen=True):
    """POST /api/games/{id}/again: the same kingdom, against the same people and bots, or against bots only."""

    opponents: Literal["same", "bots"] = "same"
    level: Level = "medium"             # of those bots


class Tally(Struct, frozen=True):
    """So many games, and what came of them.  The share that was won, with shared victories counted half; the true one
    lies between low and high with 95% confidence (Wilson).  Nothing, if there is no game."""

    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    left: int = 0                       # resigned, or a bot played on: not won either
    share: float | None = None
    low: float | None = None
    high: float | None = None


class PlayersTally(Struct, frozen=True):
    players: int
    tally: Tally


class OpponentTally(Struct, frozen=True):
    name: str                           # of a person; empty for bots, and for those who deleted their accounts
    bot: Level | None
    tally: Tally


class KingdomTally(Struct, frozen=True):
    code: str
    kingdom: list[str]
    landscapes: list[str]
    set_name: list[str]
    tally: Tally


class CardTally(Struct, frozen=True):
    """Games in which the card was gained, and those in which it lay there and was not."""

    card: str
    gained: Tally
    without: Tally


class PeriodTally(Struct, frozen=True):
    first: str                          # its first day: 2026-11-01
    tally: Tally


class StatisticsWanted(In, frozen=True):
    """The query of GET /api/statistics."""

    players: Annotated[int, Meta(ge=2, le=6)] | None = None
    against: Literal["all", "people", "bots"] = "all"       # people: at least one
    imported: bool = False              # count those, too, that were brought from elsewhere


class Statistics(Struct, frozen=True):
    """GET /api/statistics: of games, also daily ones, that are over; neither guided ones nor "what if"."""

    total: Tally
    players: list[PlayersTally]
    opponents: list[OpponentTally]      # those met most often
    kingdoms: list[KingdomTally]        # those played most often
    cards: list[CardTally]
    period: Literal["day", "month"]
    periods: list[PeriodTally]
    counted: int                        # games; of more than 5000 the newest


# --- one's own data --------------------------------------------------------------------------------------------------
class AccountData(In, frozen=True):
    name: str
    registered: bool
    created: float                      # seconds since 1970


class DataSeat(In, frozen=True):
    name: Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]      # empty: they deleted their account
    bot: Level | None = None
    outcome: Outcome | None = None
    score: Annotated[int, Meta(ge=-(2**31), lt=2**31)] | None = None
    turns: Annotated[int, Meta(ge=0, lt=2**31)] | None = None
    place: Annotated[int, Meta(ge=1, le=6)] | None = None
    cards: Annotated[dict[CardId, int], Meta(max_length=1000)] | None = None      # gained, and how many
    rating: RatingChange | None = None


class DataGame(In, frozen=True):
    id: TableId
    kind: GameKind
    rated: bool
    seat: Annotated[int, Meta(ge=0, le=5)]
    began: Annotated[float, Meta(ge=0, le=1e11)]
    ended: Annotated[float, Meta(ge=0, le=1e11)] | None
    seats: Annotated[list[DataSeat], Meta(min_length=2, max_length=6)]
    # As text, for numbers in old records are not the same to all who read JSON; None: it goes on, or was removed.
    record: Annotated[str, Meta(max_length=1_000_000)] | None


class DataRating(In, frozen=True):
    """As Glicko-2 counts."""

    rating: float
    deviation: float                    # after the last game
    volatility: float
    games: int
    played: float                       # when the last ended: seconds since 1970


class DataWanted(In, frozen=True):
    """The query of GET /api/me/data: `after` is where the last part ended."""

    after: Annotated[str, Meta(max_length=80, pattern=SOUGHT)] = ""


class OwnData(In, frozen=True):
    """GET /api/me/data: all that is known of the person.  Many games come in parts, which together are one such."""

    throneroom: Literal["own data"]
    version: Literal[1]
    written: float                      # seconds since 1970
    account: AccountData
    settings: KeptSettings
    friends: list[str]
    asked: list[str]                    # to be friends, and those who ask
    asking: list[str]
    blocked: list[str]
    invitations: list[Invitation]       # that wait for an answer
    rating: DataRating | None
    games: list[DataGame]
    after: str = ""                     # to ask for the next part; empty: that is all


class DataBrought(In, frozen=True):
    """POST /api/me/data: games out of such data, a few at a time; what is known already is not kept twice.  Of the
    settings of those who are registered the newest choice holds.  Nothing else comes back: elsewhere those names may be
    other people's, and a rating is for what was played here."""

    games: Annotated[list[DataGame], Meta(max_length=10)] = []
    settings: KeptSettings = KeptSettings()


class NotTaken(Struct, frozen=True):
    id: str
    error: str
    german: str


class DataTaken(Struct, frozen=True):
    taken: int
    known: int
    refused: list[NotTaken]             # and why


class Deletion(In, frozen=True):
    """POST /api/me/deletion"""

    password: Annotated[str, Meta(max_length=200)] = ""     # guests have none


# --- the daily game --------------------------------------------------------------------------------------------------
DailyState = Literal["open", "playing", "over", "missed"]


class DailyWanted(In, frozen=True):
    """The query of GET /api/daily: a day like 2026-11-17; empty: today (UTC)."""

    day: Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?$")] = ""


class DailyResult(Struct, frozen=True):
    outcome: Outcome
    ahead: int | None                   # points; of who gave up it may not be known
    turns: int | None
    place: int | None                   # among all who finished in time


class DailyCount(Struct, frozen=True):
    value: int
    count: int


class DailyGame(Struct, frozen=True):
    """GET /api/daily"""

    day: str
    today: str
    kingdom: Kingdom
    set_name: list[str]
    state: DailyState                   # of one's own try
    table: str | None                   # where it is played
    own: DailyResult | None
    played: int                         # how many finished it
    left: int                           # how many gave up
    by_ahead: list[DailyCount]          # points ahead of the bot: how many finished so
    by_turns: list[DailyCount]
    has_best: bool                      # GET /api/daily/{day}/record gives it
    earlier: str | None                 # days that have a game
    later: str | None
    ends: float                         # when the day is over


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


class Problem(Struct, frozen=True):
    """The body of every HTTP error: one line, in English and in German."""

    error: str
    german: str
    field: str = ""                     # what it is about, if that is one part of the request: "name", "rules.minutes"


# --- the lab ----------------------------------------------------------------------------------------------------------
StrategyText = Annotated[str, Meta(max_length=8000)]


class StrategyWanted(In, frozen=True):
    """POST /api/lab/strategy: can this be understood?"""

    text: StrategyText


class StrategyRead(Struct, frozen=True):
    """What became of a strategy that was handed in: its name, or what is wrong with it, line by line."""

    name: str
    problems: list[Problem]


class LabPlayer(In, frozen=True):
    """Somebody who plays: a bot or a strategy of the library by name, or a strategy as it is written."""

    named: Annotated[str, Meta(max_length=100)] = ""
    text: StrategyText = ""


class LabWanted(In, frozen=True):
    """POST /api/lab: strategies that are to play each other."""

    players: Annotated[list[LabPlayer], Meta(min_length=2, max_length=4)]
    kingdom: Annotated[str, Meta(max_length=2000)] = ""     # as people write it; nothing: that of the strategies
    games: Annotated[int, Meta(ge=1, le=100_000)] = 1000
    until: Annotated[str, Meta(max_length=20)] = ""         # "decided", or "0.5%"
    seed: Annotated[int, Meta(ge=0, lt=2**53)] = 1          # no larger than numbers of JavaScript are


class LabGame(In, frozen=True):
    """POST /api/lab/{id}/game: one of the games of a contest, from 1, as a record."""

    number: Annotated[int, Meta(ge=1, le=100_008)]


class LabStrategy(Struct, frozen=True):
    """A published one."""

    name: str
    source: str
    about: list[str]                    # in English, in German
    text: list[str]                     # with the cards' names in English, in German


class LabStock(Struct, frozen=True):
    """GET /api/lab: who can play."""

    bots: list[str]
    strategies: list[LabStrategy]


class LabContest(Struct, frozen=True):
    """What is to be played; it begins with the websocket /api/lab/{id}/socket, and ends with it."""

    id: str
    players: list[str]
    games: int
    seed: int
    kingdom: Kingdom


class LabCard(Struct, frozen=True):
    """Of one player, on average; cards that the table does not know have the id ""."""

    card: str
    owned: float                        # at the end
    gained: float
    bought: float
    turn: float | None                  # in which it was gained
    by_turn: list[float]                # owned after each turn, from 0


class LabLine(Struct, frozen=True):
    """How one of the players stands."""

    rate: float                         # won, with the interval in which the true rate lies with 95%
    low: float
    high: float
    wins: int
    draws: int
    points: float
    turns: float
    money: float                        # per turn
    points_by_turn: list[float]         # from 1
    money_by_turn: list[float]
    cards: list[LabCard]


class LabNews(Struct, frozen=True, tag_field="type", tag="news"):
    """How a contest stands."""

    games: int
    of: int
    unfinished: int = 0                 # ended after 100 turns, as a draw
    lengths: list[int] = []             # games, by the turns of who had the most
    lines: list[LabLine] = []


class LabOver(Struct, frozen=True, tag_field="type", tag="over"):
    """Nothing more is played, and why; the results as files, by their names."""

    ended: Literal["all", "enough", "interrupted", "too long", "failed"]
    files: dict[str, str] = {}
    problem: Problem | None = None


ToLab = LabNews | LabOver | Refused | Pong
FromLab = Hello | Stop | Ping


class Health(Struct, frozen=True):
    """GET /api/health"""

    version: str


decode_message = msgspec.json.Decoder(FromSeat).decode
decode_personal = msgspec.json.Decoder(FromPerson).decode
decode_visit = msgspec.json.Decoder(FromLab).decode
