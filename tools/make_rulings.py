"""Make src/throneroom/words/rulings/*.json from the list of rulings: one file per set, one ruling per line.

    python tools/make_rulings.py path/to/shared

The folder has rulings/*.jsonl, catalogue/cards.csv, and the publishers' texts in reference/ and seeds/. A rule or a
case that repeats ten words of those is left empty: the card's own text says the same in our words. The same in German,
below rulings/de, is written by hand; a test holds the two to each other.
"""

import csv
import json
import re
import sys
from collections import defaultdict
from pathlib import Path

from throneroom.words.library import find

# What the rulings call their sources.
SOURCES = (
    ("card text in the JSON", "card text"),
    ("the card-text JSON", "newer card texts"),
    ("the JSON wording", "the newer wording"),
    ("JSON English text", "Newer text"),
    ("JSON", "newer text"),
    ("Seed", "Rule book"),
    ("seed", "rule book"),
)

RUN = 10
TARGET = Path(__file__).parent.parent / "src/throneroom/words/rulings"

# Rulings that speak of many cards at once: the kind of these in the catalogue.
GROUPS = {"Events": "event", "Landmarks": "landmark", "Boons": "boon", "Hexes": "hex"}

# Rulings that correct a source, which no player has before them, instead of telling the rule: these words are ours.
OWN = {
    "base/artisan/4": {
        "rule": "The cost limit is 5.",
    },
    "base/feast/3": {
        "rule": "The cost limit is 5.",
    },
    "intrigue/bridge/6": {
        "rule": "No card costs less than $0.",
    },
    "empires/emporium/3": {
        "rule": "Whoever gains it outside their own turn may have Actions in play, too: their Durations count.",
        "case": (
            "Given (2 players): P2 has 5 Hirelings in play and gains an Emporium during P1's turn. When: "
            "resolves. Then: 2 VP tokens."
        ),
    },
    "empires/patrician/4": {
        "rule": "A card that costs exactly 5 goes to the hand, too.",
        "case": (
            "Given (2 players): P1 plays Patrician and reveals a Duchy (cost 5). When: resolves. Then: Duchy"
            " goes to hand."
        ),
    },
    "alchemy/university/3": {
        "rule": "The cost limit is $5.",
    },
    "seaside/bazaar/2": {
        "rule": "Bazaar gives 1 coin.",
    },
    "seaside/warehouse/3": {
        "rule": "Between drawing and discarding no Action can be played.",
    },
    "nocturne/exorcist/3": {
        "rule": "A Will-o'-Wisp costs 0, so any card that costs more can bring one.",
        "case": (
            "Given (2 players): P1 plays Exorcist with Poor House (cost $1) in hand. When: trashes Poor "
            "House. Then: a Will-o'-Wisp ($0) must be gained."
        ),
    },
    "nocturne/guardian/3": {
        "rule": "The protection ends when the owner's next turn begins, although the card is still in play.",
        "case": (
            "Given (2 players): P1 played Guardian; it is P1's next turn. When: an Attack affecting P1 is "
            "played during P1's own turn by another player. Then: no longer protected."
        ),
    },
    "guilds/merchant_guild/4": {
        "rule": "Merchant Guild gives a Buy.",
    },
    "dark_ages/squire/4": {
        "rule": "A trashed Squire brings an Attack card, no other Action.",
    },
}


def ids(name: str, catalogue: list[dict[str, str]]) -> list[str]:
    """The cards a ruling means by a name: one, two ("A / B"), or a whole group ("Events: Empires")."""
    group, _, of = name.partition(": ")
    if group in GROUPS:
        return [card["id"] for card in catalogue
                if card["kind"] == GROUPS[group] and (not of or card["set"] == of.lower())]
    return [find(one) for one in name.split(" / ")]


def runs(text: str) -> set[str]:
    """All runs of so many words in a text."""
    words = [word.lower() for word in re.findall(r"[a-zäöüß]+", text, re.IGNORECASE)]
    return {" ".join(words[start:start + RUN]) for start in range(len(words) - RUN + 1)}


def publishers(shared: Path) -> set[str]:
    known = set()
    for entry in json.loads((shared / "reference/card_texts.json").read_text(encoding="utf-8")).values():
        for texts in entry.values():
            for text in texts.values():
                known |= runs(re.sub(r"<[^>]*>", " ", text))
    for seed in (shared / "seeds").glob("*.txt"):
        known |= runs(seed.read_text(encoding="utf-8", errors="replace"))
    return known


def in_plain_words(text: str) -> str:
    for jargon, plain in SOURCES:
        text = text.replace(jargon, plain)
    return text


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    shared = Path(sys.argv[1])
    with open(shared / "catalogue/cards.csv", encoding="utf-8", newline="") as file:
        catalogue = list(csv.DictReader(file))
    known = publishers(shared)
    rulings = defaultdict(list)
    for source in sorted((shared / "rulings").glob("*.jsonl")):
        for line in source.read_text(encoding="utf-8").splitlines():
            ruling = json.loads(line)
            kept = {"id": ruling["id"]}
            kept["cards"] = list(dict.fromkeys(card for name in ruling["cards"] for card in ids(name, catalogue)))
            for part in ("rule", "case"):
                kept[part] = "" if runs(ruling[part]) & known else in_plain_words(ruling[part])
            kept |= OWN.get(ruling["id"], {})
            if kept["rule"] or kept["case"]:
                rulings[ruling["id"].split("/")[0]].append(kept)
    TARGET.mkdir(exist_ok=True)
    for name, kept in sorted(rulings.items()):
        kept.sort(key=lambda ruling: [int(part) if part.isdigit() else part for part in re.split(r"/", ruling["id"])])
        lines = ",\n".join(json.dumps(ruling, ensure_ascii=False) for ruling in kept)
        (TARGET / f"{name}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    everything = [ruling for kept in rulings.values() for ruling in kept]
    print(f"{len(everything)} rulings, {sum(not ruling['rule'] for ruling in everything)} of them only as a case, "
          f"{sum(not ruling['case'] for ruling in everything)} without one -> {TARGET}")


if __name__ == "__main__":
    main()
