"""How the types of cards look beside the emblem: a band with the name, and signs for those who do not go by colours."""
from collections.abc import Sequence

from throneroom.paper.arms import ARMS, DRAWINGS


def band(types: Sequence[str]) -> tuple[tuple[str, ...], bool]:
    """The colours of a band, one or two, and whether its ink must be light."""
    main = [type for type in types if type in ARMS.bands.main or type in ARMS.bands.loud]
    if main and "Action" in types and not set(main) & set(ARMS.bands.loud):
        main = ["Action", *main]
    looks = [ARMS.looks[type] for type in main or types if type in ARMS.looks]
    dark = bool(looks) and looks[0].dark
    return tuple(look.band for look in looks[:1 if dark else 2]), dark


def signs(types: Sequence[str]) -> list[str]:
    """The drawings, 24 by 24, of a card's types."""
    looks = [ARMS.looks[type] for type in types if type in ARMS.looks]
    return [DRAWINGS[look.sign] for look in looks if look.sign]
