"""Options as text, the way back from paper/options.py: what is written here is read there to the same."""
from __future__ import annotations

import json
from typing import Any

from throneroom.paper.lengths import NAMED, UNITS, Length, Size
from throneroom.paper.options import Asked, places_of
from throneroom.words.paper_options import told

Written = str | int | bool | list[str]


def written(asked: Asked, job: str) -> dict[str, Written]:
    """All options of a job as they stand in a file, in their order."""
    return {key: as_text(getattr(getattr(asked, part), key), kind) for key, (part, kind) in places_of(job).items()}


def as_text(value: Any, kind: Any) -> Written:
    if isinstance(value, Size):
        named = [name for name, known in NAMED.get(type(value), {}).items() if known == value]
        return named[0] if named else f"{measure(value.width)} x {measure(value.height)}"
    if kind is Length:
        return measure(value)
    if isinstance(value, tuple):
        return list(value)
    return value        # type: ignore[no-any-return]


def measure(points: float) -> str:
    """In the first unit in which it is written exactly."""
    for unit in ("mm", "cm", "in", "pt"):
        number = f"{points / UNITS[unit]:.6f}".rstrip("0").rstrip(".")
        if float(number) * UNITS[unit] == points:
            break
    return f"{number}{unit}"


def options_file(asked: Asked, job: str, language: str) -> str:
    """All options with what they do; those that are as they always are stand there as remarks."""
    usual = written(Asked(), job)
    lines = [f"# {told(language, 'jobs', job, 'label')}: {told(language, 'jobs', job, 'help')}", f"[{job}]"]
    for key, value in written(asked, job).items():
        lines += ["", f"# {told(language, places_of(job)[key][0], key, 'help')}",
                  f"{'# ' if value == usual[key] else ''}{key} = {toml(value)}"]
    return "\n".join(lines) + "\n"


def toml(value: Written) -> str:
    """Text in JSON is text in TOML, but for one letter."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
