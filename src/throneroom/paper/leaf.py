"""What is cut out of a sheet of paper: a divider, a small card, a cover to fold."""
from __future__ import annotations

from dataclasses import dataclass

from throneroom.paper.ink import Item


@dataclass(frozen=True, slots=True)
class Leaf:
    """Both sides have their origin in the top left corner of a box of this size, each as it is seen from its side.

    The outline is cut, in the lengths of the front; what the back shows is mirrored along with the paper."""

    width: float
    height: float
    front: tuple[Item, ...]
    back: tuple[Item, ...] = ()
    outline: str = ""                       # a path; none: the box
    folds: tuple[str, ...] = ()             # paths, dashed on the front
    footer: str = ""                        # a word at the foot of the page, such as the set
