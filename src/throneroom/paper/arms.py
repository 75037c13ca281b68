"""The tables of heraldry in arms.json, which the page (web/src/cards) draws from as well.

Charges and figures are drawn in a square of 24 by 24, filled by the even-odd rule.  The order within a table counts,
since a hash chooses from it.
"""
from importlib.resources import files

from msgspec import Struct, json


class Dark(Struct, frozen=True):
    """A dark tincture has its own hatching as in old engravings, so that they can be told apart without colour."""

    colour: str
    hatching: str


class Shield(Struct, frozen=True):
    width: int
    middle: tuple[float, float]     # where the main charge stands
    path: str


class Company(Struct, frozen=True):
    """Where small charges stand, as shifts from the main one, which makes room for them."""

    down: float
    places: tuple[tuple[float, float], ...]


class Look(Struct, frozen=True):
    """How a type looks beside the emblem."""

    band: str
    sign: str | None = None
    dark: bool = False              # the band: its ink must be light


class Bands(Struct, frozen=True):
    main: tuple[str, ...]
    loud: tuple[str, ...]           # these say more about a card than that it is an Action


class Arms(Struct, frozen=True, forbid_unknown_fields=True):
    ink: str
    frame: str
    sword: str
    ribbon: str
    dark: dict[str, Dark]
    light: dict[str, str]
    lights: tuple[str, ...]                     # those that the hash chooses from
    light_types: frozenset[str]
    metals: dict[str, str]
    fields: tuple[tuple[str, str], ...]         # the first type of these gives the tincture
    shields: dict[str, Shield]                  # the first of a card's types gives the shape; "" is for all others
    divisions: dict[str, dict[int, str]]        # by the width of the shield
    hatchings: dict[str, str]
    companies: dict[str, Company]
    charges: dict[str, str]
    figures: dict[str, str]                     # drawings that no coat of arms gets by chance
    meanings: tuple[tuple[str, str], ...]       # parts of ids and what they call to mind; the first that fits counts
    looks: dict[str, Look]
    bands: Bands
    bonuses: dict[str, str]                     # the sign for each thing that a card gives
    badge: Shield                               # of what is no card: a set, the rules
    badges: dict[str, str]


ARMS = json.decode(files(__package__).joinpath("arms.json").read_bytes(), type=Arms)
DRAWINGS = {**ARMS.charges, **ARMS.figures}
