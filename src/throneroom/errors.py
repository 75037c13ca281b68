"""What can go wrong, by name. The message of every error is one line a player can act on."""
from collections.abc import Iterator
from contextlib import contextmanager


class ThroneroomError(Exception):
    """Any mistake in what Throneroom was given. A bug in Throneroom itself is never one of these."""

    field = ""                          # of a form: what is wrong is said beside it

    def __init__(self, *said: object, field: str = "") -> None:
        super().__init__(*said)
        self.field = field or self.field


@contextmanager
def about(field: str) -> Iterator[None]:
    """What goes wrong in here is wrong with this field of a form, unless it is known better."""
    try:
        yield
    except ThroneroomError as error:
        error.field = error.field or field
        raise


def shortened(text: str, most: int = 500) -> str:
    """What names something that somebody sent, however long that is: the middle of it need not be told."""
    return text if len(text) <= most else f"{text[:most // 2]} … {text[-(most // 2):]}"


class UnknownCard(ThroneroomError):
    """No card goes by that name."""


class BadCard(ThroneroomError):
    """A new card cannot be written like that."""


class BadKingdom(ThroneroomError):
    """These cards cannot be on the table together."""


class IllegalAnswer(ThroneroomError):
    """The answer is not among the options of the decision; the game stands unchanged."""


class BadSeed(ThroneroomError):
    """No cards are dealt by that number."""


class BadRecord(ThroneroomError):
    """The record cannot be read, or does not replay to the game it claims to be."""


class BadPlan(ThroneroomError):
    """A plan that was kept cannot be read."""


class BadContest(ThroneroomError):
    """The games that are asked for cannot be played, or not here."""


class BadScenario(ThroneroomError):
    """The scenario asks for the impossible, or was asked something it did not script."""


class NoSuchLook(BadScenario, AttributeError):
    """A scene, or a player of one, has nothing by that name to look at."""


class BadRules(ThroneroomError):
    """The words of the rules cannot be read as chapters and sections."""


class BadStrategy(ThroneroomError):
    """The strategy cannot be understood."""

    def __init__(self, *problems: str) -> None:
        super().__init__(problems[0])
        self.problems = problems        # all that is wrong, a line each


class BadDatabase(ThroneroomError):
    """The database of the tables cannot be used."""


class BadAddress(ThroneroomError):
    """The server cannot be reached there."""


class BadName(ThroneroomError):
    """Nobody can be called that."""

    field = "name"


class Refusal(ThroneroomError):
    """What somebody asked for at a table cannot be done now; nothing was changed."""

    def __init__(self, why: str, text: str) -> None:
        super().__init__(text)
        self.why = why                  # a word for programs


class DatabaseAway(Refusal):
    """The database does not answer now.  Whether it has done what was asked of it is not known."""

    def __init__(self) -> None:
        super().__init__("away", "the database does not answer just now: wait a moment")


class BadPaper(ThroneroomError):
    """It cannot be printed like that."""


# --- what the server refuses; over HTTP each has its status (web/operations.py) --------------------------------------
class NotSignedIn(ThroneroomError):
    """Nobody knows who is asking."""


class NotAllowed(ThroneroomError):
    """Somebody else may do that."""


class NotFound(ThroneroomError):
    """There is no such table, record or card."""


class TooLate(ThroneroomError):
    """It could be done before: the seat is taken, the game has begun or is over, the name is used."""


class TooMuch(ThroneroomError):
    """Too often."""


class TooLarge(ThroneroomError):
    """More than is read here."""


class Unfit(ThroneroomError):
    """The request has another form than the protocol says."""
