"""What a pile is good for: village, trasher, drawer, buy, gainer, and answer (to an Attack).

Worked out from what the card's class says (plain bonuses, the moments it takes part in) and, for what stands only in
its text, from the first part of our English text: what happens when it is played.  tags.csv holds the few cards for
which that is not the truth, each with its reason.
"""
from __future__ import annotations

import csv
import re
from functools import cache
from importlib.resources import files

from throneroom.cards import BY_ID
from throneroom.engine.card import Card
from throneroom.engine.moments import ATTACKED
from throneroom.kingdoms.setup import contents
from throneroom.words.library import words

TAGS = ("village", "trasher", "drawer", "buy", "gainer", "answer")

ACTIONS = re.compile(r"\+[2-9] Actions")
CARDS = re.compile(r"\+[2-9] Cards")
BUYS = re.compile(r"\+[1-9] Buys?")
TRASHES = re.compile(r"\btrash(es)? .*(your hand|hand cards?|of them|trashed, discarded)|^each of them may be trashed"
                     r"|from your hand, trash", re.IGNORECASE)
GAINS = re.compile(r"\bgain\b(?! (a|an|the top|\d+) (curse|copper|coppers|ruins|estate|estates)\b)", re.IGNORECASE)
OF_OTHERS = re.compile(r"\b(opponents?|they (gain|trash|may)|whoever|each time|whenever)\b", re.IGNORECASE)


@cache
def tags(pile: str) -> frozenset[str]:
    """The tags of a pile.  A mixed pile has those of every card in it; if it is shuffled, only those all of them have:
    nobody knows which card lies on top."""
    placeholder = BY_ID[pile]()
    inside = [tags_of_card(part) for _, part in contents(placeholder, 2)] or [tags_of_card(pile)]
    return frozenset.intersection(*inside) if placeholder.shuffled else frozenset.union(*inside)


@cache
def tags_of_card(card_id: str) -> frozenset[str]:
    """An Heirloom serves everybody who plays with its card."""
    found = derived(card_id)
    heirloom = BY_ID[card_id]().heirloom
    if heirloom:
        found |= derived(heirloom)
    for tag, holds in corrections().get(card_id, ()):
        found = found | {tag} if holds else found - {tag}
    return frozenset(found)


def derived(card_id: str) -> set[str]:
    """What can be told without looking the card up in tags.csv."""
    card = BY_ID[card_id]()
    when_played = words(card_id).text("en").split("---")[0]
    sentences = [sentence.strip() for sentence in re.split(r"[.;:\n]", when_played)]
    own = [sentence for sentence in sentences if not OF_OTHERS.search(sentence)]
    found = set()
    if card.actions >= 2 or any(ACTIONS.search(sentence) for sentence in own):
        found.add("village")
    if card.cards >= 2 or any(CARDS.search(sentence) for sentence in own):
        found.add("drawer")
    if card.buys >= 1 or any(BUYS.search(sentence) for sentence in own):
        found.add("buy")
    if any(TRASHES.search(sentence) for sentence in own):
        found.add("trasher")
    if any(GAINS.search(sentence) for sentence in own):
        found.add("gainer")
    if watches_attacks(card):
        found.add("answer")
    return found


def watches_attacks(card: Card) -> bool:
    return bool((card.hand_watch | card.play_watch | card.bound_watch) & ATTACKED)


@cache
def corrections() -> dict[str, list[tuple[str, bool]]]:
    """Of tags.csv: what each card in it is, or is not, after all."""
    text = files(__package__).joinpath("tags.csv").read_text(encoding="utf-8")
    found: dict[str, list[tuple[str, bool]]] = {}
    for row in csv.DictReader(text.splitlines()):
        found.setdefault(row["id"], []).append((row["tag"], row["holds"] == "yes"))
    return found
