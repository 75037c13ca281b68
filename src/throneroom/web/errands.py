"""What a worker does for a request: what goes wrong is an answer, too."""
from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from throneroom.errors import ThroneroomError

T = TypeVar("T")
log = logging.getLogger(__name__)


def run(work: Callable[[], T], trouble: Callable[[str, str], T], failed: str) -> T:
    """What the work comes to.  `trouble` makes an answer of a sentence, and of the part of the request it is about;
    `failed` is that sentence, if it is nobody's mistake but ours."""
    try:
        return work()
    except ThroneroomError as error:
        return trouble(str(error), error.field)
    except MemoryError:
        raise                           # a new worker may have more
    except Exception:
        log.exception("what was asked of a worker failed")
        return trouble(failed, "")
