"""Dividers: faces become leaves to cut, to fold and to stick."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from msgspec import structs

from throneroom.paper.bodies import GREY, SMALLEST
from throneroom.paper.faces import FOOT, Face, Faces, at, inner
from throneroom.paper.fonts import Fonts, built_in
from throneroom.paper.grey import grey
from throneroom.paper.ink import MM, Item, Letters, line, moved
from throneroom.paper.leaf import Leaf
from throneroom.paper.lengths import Length
from throneroom.paper.options import Contents, Dividers
from throneroom.paper.piles import hoards
from throneroom.paper.subject import Subject
from throneroom.paper.tabs import Box, edge, mirrored, notches, plate, tab_boxes
from throneroom.words.messages import say
from throneroom.words.paper import printed

FLAP = 9 * MM               # to glue
PLAY = 1 * MM               # of cards between two folds, for paper is bent and not broken
THINNEST = 3.2 * MM         # spine, so that a name can be read on it
STACK = 60                  # cards, as thick as Dividers.thickness

Pair = tuple[Face, Face | None]


def dividers(subjects: Sequence[Subject], options: Dividers, languages: Sequence[str],
             fonts: Fonts | None = None) -> Iterator[Leaf]:
    """With two languages the first is in front and the second on the back or, if nothing is, on its own divider."""
    maker = Maker(options, fonts or built_in(), languages)
    for subject, tab in zip(subjects, tab_boxes(subjects, options, maker.faces.width), strict=True):
        for leaf in maker.labels(subject, tab) if options.tabs_only else maker.leaves(subject, tab):
            yield grey(leaf) if options.black_and_white else leaf


def one_sided(options: Dividers) -> Dividers:
    """The same for paper that is printed on one side: what was to be on the back follows in front.  What is folded has
    both sides in front anyway."""
    if options.style != "tab" or options.back == "none":
        return options
    return structs.replace(options, front=together(options), back="none")


def together(options: Dividers) -> Contents:
    """What front and back show."""
    back = contents_behind(options)
    if back in ("blank", options.front):
        return options.front
    return back if options.front == "blank" else "both"


def contents_behind(options: Dividers) -> Contents:
    return "blank" if options.back == "none" else options.back


class Maker:
    def __init__(self, options: Dividers, fonts: Fonts, languages: Sequence[str]) -> None:
        if options.style == "wrapper":          # its name stands on the spine
            options = structs.replace(options, tab_height=Length(0), notch_length=Length(0))
        self.options = options
        self.languages = languages
        self.faces = Faces(options, fonts, languages)
        self.folded = options.style != "tab"
        styles = {"tab": self.flat, "tent": self.tent, "wrapper": self.wrapper, "pull-tab": self.pull}
        self.built = styles[options.style]

    def labels(self, subject: Subject, tab: Box) -> Iterator[Leaf]:
        for language in self.languages:
            box = Box(0, 0, tab.width, tab.height)
            label = Box(inner(box).x, inner(box).y, inner(box).width, inner(box).height - inner(box).y)
            items = self.faces.tab(subject, language, subject.names[language], label)
            yield Leaf(tab.width, tab.height, tuple(items), footer=self.footer(subject))

    def leaves(self, subject: Subject, tab: Box) -> Iterator[Leaf]:
        for number, (front, back) in self.numbered(subject):
            leaf = self.built(subject, tab, front, back, number)
            yield replace(leaf, footer=self.footer(subject))

    def footer(self, subject: Subject) -> str:
        return say("set", subject.set, self.languages[0]) if subject.set else ""

    # --- which faces belong together -----------------------------------------------------------------------------
    def numbered(self, subject: Subject) -> Iterator[tuple[int, Pair]]:
        """The divider and its continuations, counted from 1."""
        options, languages = self.options, self.languages
        if options.back == "none" and not self.folded:
            for language in languages:
                faces = self.faces.of(subject, language, options.front)
                yield from enumerate(self.said(subject, [(face, None) for face in faces]), 1)
        elif len(languages) == 1:
            faces = self.faces.of(subject, languages[0], options.front)
            behind = self.faces.of(subject, languages[0], contents_behind(options), opening=False)
            if behind[0].column or len(faces) % 2:
                faces += behind
            if len(faces) % 2:
                faces.append(self.faces.bare(subject, languages[0]))
            yield from enumerate(self.said(subject, list(zip(faces[::2], faces[1::2], strict=True))), 1)
        else:
            sides = [self.faces.of(subject, language, together(options)) for language in languages]
            empty = [self.faces.bare(subject, language) for language in languages]
            pairs = [(front or empty[0], back or empty[1]) for front, back in zip_longest(*sides)]
            yield from enumerate(self.said(subject, pairs), 1)

    def said(self, subject: Subject, pairs: Sequence[Pair]) -> Iterator[Pair]:
        """Faces that go on say where."""
        for number, (front, back) in enumerate(pairs, 1):
            overleaf = back is not None and front.language == back.language
            yield (self.told(subject, front, number, overleaf), back and self.told(subject, back, number, False))

    def told(self, subject: Subject, face: Face, number: int, overleaf: bool) -> Face:
        if not face.more:
            return face
        name = self.name(subject, face, number + 1)
        notice = printed("divider", "overleaf", face.language) if overleaf else \
            printed("divider", "continued", face.language, name=name)
        return replace(face, notice=notice)

    def name(self, subject: Subject, face: Face, number: int) -> str:
        return subject.names[face.language] + (f" ({number})" if number > 1 else "")

    def drawn(self, subject: Subject, face: Face | None, tab: Box | None, number: int) -> tuple[Item, ...]:
        if face is None:
            return ()
        return tuple(self.faces.drawn(subject, face, tab, self.name(subject, face, number)))

    # --- how they are cut and folded -----------------------------------------------------------------------------
    def flat(self, subject: Subject, tab: Box, front: Face, back: Face | None, number: int) -> Leaf:
        width, height = self.faces.width, tab.height + self.faces.height
        return Leaf(width, height, self.drawn(subject, front, tab, number),
                    self.drawn(subject, back, mirrored(tab, width), number),
                    f"{edge(tab, self.options, width)}V{height:.3f}H0Z")

    def tent(self, subject: Subject, tab: Box, front: Face, back: Face | None, number: int) -> Leaf:
        """Folded at the upper edge of the tab; what is behind stands on its head above it."""
        width, half = self.faces.width, tab.height + self.faces.height
        items = (moved(width, half, *self.drawn(subject, back, mirrored(tab, width), number), turned=2),
                 at(0, half, self.drawn(subject, front, tab, number)))
        left, right = notches(tab, self.options, width)
        upper, lower, cut = half - tab.height, half + tab.height, self.options.notch_height
        above, below = (upper - cut, lower + cut)
        right_edge = [(width, above if right else upper), (width - right, upper), (tab.x + tab.width, lower),
                      (width - right, below if right else lower), (width, 2 * half)]
        left_edge = [(0.0, below if left else lower), (left, lower), (tab.x, upper),
                     (left, above if left else upper), (0.0, 0.0)]
        path = "M0 0" + "".join(f"H{x:.3f}V{y:.3f}" for x, y in (*right_edge, *left_edge)) + "Z"
        return Leaf(width, 2 * half, items, outline=path, folds=(line(tab.x, half, tab.x + tab.width, half),))

    def pull(self, subject: Subject, tab: Box, front: Face, back: Face | None, number: int) -> Leaf:
        """Folded under the cards, which come along when the tab is pulled."""
        width, upper, deep = self.faces.width, tab.height + self.faces.height, self.thickness(subject)
        height = upper + deep + self.faces.height
        items = (*self.drawn(subject, front, tab, number),
                 moved(width, height + tab.height, *self.drawn(subject, back, None, number), turned=2))
        return Leaf(width, height, items, outline=f"{edge(tab, self.options, width)}V{height:.3f}H0Z",
                    folds=tuple(line(0, y, width, y) for y in (upper, upper + deep)))

    def wrapper(self, subject: Subject, _: Box, front: Face, back: Face | None, number: int) -> Leaf:
        """Around the cards: the back, the spine that is seen from above, the front, what is below, a flap to glue."""
        width, high, deep = self.faces.width, self.faces.height + PLAY, self.thickness(subject)
        folds = [high, high + deep, 2 * high + deep, 2 * high + 2 * deep]
        bottom = folds[-1] + FLAP
        glue = printed("divider", "glue", front.language)
        wide = self.faces.setters[front.language].fonts.width(glue, "italic", FOOT)
        items = (moved(width, high, *self.drawn(subject, back, None, number), turned=2),
                 *self.spine(subject, Box(0, high, width, deep), front, back, number),
                 at(0, folds[1], self.drawn(subject, front, None, number)),
                 Letters((width - wide) / 2, folds[-1] + FLAP / 2, glue, "italic", FOOT, GREY))
        slope = FLAP / 2
        outline = (f"M0 0H{width:.3f}V{folds[-1]:.3f}L{width - slope:.3f} {bottom:.3f}H{slope:.3f}"
                   f"L0 {folds[-1]:.3f}Z")
        return Leaf(width, bottom, items, outline=outline, folds=tuple(line(0, y, width, y) for y in folds))

    def thickness(self, subject: Subject) -> float:
        """Of the cards, as many as there are at most, with what comes along."""
        counts = [max(map(int, part.split("/"))) for part in subject.count.split("+") if part]
        most = hoards().get(subject.id) or sum(counts) or len(subject.objects)
        return max(THINNEST, self.options.thickness * most / STACK)

    def spine(self, subject: Subject, box: Box, front: Face, back: Face | None, number: int) -> Iterator[Item]:
        box = box.inset(0.25 * MM)
        shown = self.options.spine
        if shown == "blank":
            yield from plate(box, subject)
        elif shown == "types":
            text = self.faces.heading(subject, front.language, "text") or self.name(subject, front, number)
            yield from self.faces.tabs[front.language].tab(subject, text, box, False, False, "centre")
        else:
            names = " · ".join(dict.fromkeys(self.name(subject, face, number) for face in (front, back) if face))
            everything = shown == "tab"
            setter = self.faces.setters[front.language]
            if not setter.one_line(names, "display", (0.7 if everything else 0.95) * box.width, 7, SMALLEST):
                names = self.name(subject, front, number)
            yield from self.faces.tabs[front.language].tab(subject, names, box, everything, everything, "centre")
