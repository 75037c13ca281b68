"""Make src/throneroom/kingdoms/recommended.csv from the catalogue of recommended sets.

    python tools/make_recommended.py path/to/kingdoms.csv
"""

import csv
import re
import sys
from pathlib import Path

COLUMNS = "name_en,name_de,edition,sets,cards,landscapes,bane,mouse,boons,platinum,shelters,instead,traits".split(",")
TARGET = Path(__file__).parent.parent / "src/throneroom/kingdoms/recommended.csv"


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8", newline="") as catalogue:
        rows = [facts(row) for row in csv.DictReader(catalogue)]
    # A set that two books of one edition print stands here once.
    once: dict[tuple[str, ...], dict[str, str]] = {}
    for row in rows:
        once.setdefault(tuple(";".join(sorted(cell.split(";"))) for cell in row.values()), row)
    with open(TARGET, "w", encoding="utf-8", newline="") as recommended:
        writer = csv.DictWriter(recommended, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(once.values())
    print(f"{len(once)} sets -> {TARGET}")


def facts(row: dict[str, str]) -> dict[str, str]:
    special = row["special_setup"]
    traits = re.findall(r"trait:(\w+)=(\w+)", special)
    on_piles = [trait for trait, _ in traits]
    return {
        **{column: row[column] for column in COLUMNS[:5]},
        "landscapes": ";".join(each for each in row["landscapes"].split(";") if each not in on_piles),
        "bane": first(r"bane=(\w+)", special),
        "mouse": first(r"way_of_the_mouse_card=(\w+)", special),
        "boons": first(r"boons=([\w,]+)", special).replace(",", ";"),
        "platinum": "1" if "platinum_colony" in special else "",
        "shelters": "1" if "shelters" in special else "",
        "instead": ";".join(f"{old}:{new}" for old, new in re.findall(r"(\w+) -> (\w+)", special)),
        "traits": ";".join(f"{trait}:{pile}" for trait, pile in sorted(traits)),
    }


def first(pattern: str, text: str) -> str:
    found = re.search(pattern, text)
    return found[1] if found else ""


if __name__ == "__main__":
    main()
