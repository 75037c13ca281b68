"""Make src/throneroom/kingdoms/facts.csv from the card catalogue.

    python tools/make_facts.py path/to/cards.csv
"""

import csv
import sys
from pathlib import Path

COLUMNS = (
    "id,set,editions,kind,types,cost_coins,cost_potion,cost_debt,cost_star,pile,pile_name,setup_needs,"
    "vp,coins,plus_cards,plus_actions,plus_buys,plus_coins"
).split(",")
TARGET = Path(__file__).parent.parent / "src/throneroom/kingdoms/facts.csv"


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8", newline="") as catalogue:
        rows = list(csv.DictReader(catalogue))
    with open(TARGET, "w", encoding="utf-8", newline="") as facts:
        writer = csv.DictWriter(facts, COLUMNS, extrasaction="ignore", lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    print(f"{len(rows)} cards -> {TARGET}")


if __name__ == "__main__":
    main()
