"""Paper draws the coats of arms that the page draws: the page's own code is asked for all of them."""
from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import asdict
from math import cos, radians, sin
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from throneroom.kingdoms.facts import FACTS
from throneroom.paper.arms import ARMS, DRAWINGS
from throneroom.paper.emblem import blazon, emblem, set_emblem
from throneroom.paper.ink import UNMOVED, Group, Item, Matrix, Shape, multiplied
from throneroom.paper.looks import band, signs

SETS = sorted({facts.set for facts in FACTS.values()})


@pytest.fixture(scope="module")
def page() -> dict[str, dict[str, Any]]:
    asked = json.dumps({id: facts.types for id, facts in FACTS.items()})
    script = Path(__file__).with_name("page_emblems.mjs")
    said = subprocess.run(["node", script], input=asked, capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    drawn: dict[str, dict[str, Any]] = json.loads(said.stdout)
    assert len(drawn) == len(FACTS)
    return drawn


def test_every_blazon_is_that_of_the_page(page: dict[str, dict[str, Any]]) -> None:
    for id, facts in FACTS.items():
        assert asdict(blazon(id, facts.types)) == page[id]["blazon"], id


def test_every_emblem_is_drawn_as_on_the_page(page: dict[str, dict[str, Any]]) -> None:
    for id, facts in FACTS.items():
        group, width = emblem(id, facts.types)
        assert width == page[id]["width"] and group.name == f"emblem-{id}"
        assert list(strokes(group)) == list(strokes_of_svg(page[id]["svg"])), id


def test_bands_and_signs_are_those_of_the_page(page: dict[str, dict[str, Any]]) -> None:
    for id, facts in FACTS.items():
        colours, dark = band(facts.types)
        there = page[id]
        assert (list(colours), dark, signs(facts.types)) == (there["colours"], there["dark"], there["signs"]), id


def test_every_set_has_a_banner_of_its_own() -> None:
    shapes = [[stroke[0] for stroke in strokes(set_emblem(id))] for id in SETS]      # told apart without colours
    charges = {next(path for path in paths if path in ARMS.charges.values()) for paths in shapes}
    assert len(charges) == len(SETS)
    assert set_emblem("base") == set_emblem("base") and set_emblem("base").name == "set-base"


def test_the_tables_name_only_what_there_is() -> None:
    assert {charge for _, charge in ARMS.meanings} | set(ARMS.badges.values()) <= set(ARMS.charges)
    assert {look.sign for look in ARMS.looks.values() if look.sign} | set(ARMS.bonuses.values()) <= set(DRAWINGS)
    assert not ARMS.charges.keys() & ARMS.figures.keys()
    assert {tincture for _, tincture in ARMS.fields} <= set(ARMS.dark)
    assert {*ARMS.lights, *ARMS.metals.values()} <= set(ARMS.light)
    assert {dark.hatching for dark in ARMS.dark.values()} == set(ARMS.hatchings)
    for paths in ARMS.divisions.values():
        assert set(paths) == {shield.width for shield in ARMS.shields.values()}


# What is drawn, one path after the other: outline, within what, moved how, and in which colours and lines.
Numbers = tuple[float, ...]
Stroke = tuple[str, str | None, Numbers, str | None, str | None, float | None, Numbers, bool, bool, float]


def strokes(item: Item, matrix: Matrix = UNMOVED, clip: str | None = None) -> Iterator[Stroke]:
    if isinstance(item, Group):
        for part in item.items:
            yield from strokes(part, multiplied(matrix, item.matrix), item.clip or clip)
    else:
        assert isinstance(item, Shape)
        yield (item.path, clip, near(matrix), item.fill, item.stroke, item.width if item.stroke else None, item.dash,
               item.round, item.even_odd, item.opacity)


def strokes_of_svg(svg: str) -> Iterator[Stroke]:
    root = ElementTree.fromstring(f"<svg>{svg}</svg>")
    clips = {f"url(#{clip.get('id')})": clip[0].get("d") for clip in root.iter("clipPath")}
    for child in root:
        if child.tag == "g":
            for path in child:
                yield from stroke_of_path(path, clips[child.attrib["clip-path"]])
        elif child.tag == "path":
            yield from stroke_of_path(child, None)


def stroke_of_path(path: ElementTree.Element, clip: str | None) -> Iterator[Stroke]:
    known = {"d", "fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin",
             "stroke-opacity", "fill-rule", "transform"}
    assert set(path.attrib) <= known
    if path.attrib["d"]:        # a field that is not divided
        stroke, fill = path.get("stroke"), path.attrib["fill"]
        yield (path.attrib["d"], clip, near(transformed(path.get("transform", ""))), None if fill == "none" else fill,
               stroke, float(path.attrib["stroke-width"]) if stroke else None,
               tuple(map(float, path.get("stroke-dasharray", "").split())),
               "round" in (path.get("stroke-linecap"), path.get("stroke-linejoin")),
               path.get("fill-rule") == "evenodd", float(path.get("stroke-opacity", 1)))


TRANSFORMS: dict[str, Callable[..., Matrix]] = {
    "translate": lambda x, y: (1, 0, 0, 1, x, y),
    "scale": lambda by: (by, 0, 0, by, 0, 0),
    "rotate": lambda by: (cos(radians(by)), sin(radians(by)), -sin(radians(by)), cos(radians(by)), 0, 0),
}


def transformed(text: str) -> Matrix:
    matrix = UNMOVED
    for kind, numbers in re.findall(r"(\w+)\(([^)]*)\)", text):
        values = [float(number) for number in numbers.split()]
        matrix = multiplied(matrix, TRANSFORMS[kind](*values))
    return matrix


def near(matrix: Matrix) -> Numbers:
    return tuple(round(value, 6) + 0.0 for value in matrix)
