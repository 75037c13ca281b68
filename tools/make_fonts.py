"""Make the fonts that paper is printed with from the Alegreya families (SIL Open Font License, no reserved names).

    python tools/make_fonts.py FOLDER       FOLDER holds the TrueType files named below, at any depth

Only the letters of western Europe are kept, and figures as high as capitals stand in the place of the old-style ones,
because nothing that sets our pages knows how to ask for them.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent.parent / "src/throneroom/paper/fonts"
SOURCES = {
    "regular": "AlegreyaSans_400Regular.ttf",
    "italic": "AlegreyaSans_400Regular_Italic.ttf",
    "bold": "AlegreyaSans_700Bold.ttf",
    "display": "Alegreya_800ExtraBold.ttf",
}
KEPT = [*range(0x20, 0x7F), *range(0xA0, 0x180), *map(ord, "–—‘’‚“”„•…‹›→×−€ß☐✓")]


def lining_figures(font: TTFont) -> dict[str, str]:
    """What the feature `lnum` puts in the place of glyphs."""
    table = font["GSUB"].table
    places = {at for record in table.FeatureList.FeatureRecord if record.FeatureTag == "lnum"
              for at in record.Feature.LookupListIndex}
    found: dict[str, str] = {}
    for at in sorted(places):
        for part in table.LookupList.Lookup[at].SubTable:
            found.update(getattr(part, "ExtSubTable", part).mapping)
    return found


def make(source: Path, target: Path) -> None:
    font = TTFont(source, recalcTimestamp=False)
    lining = lining_figures(font)
    for table in font["cmap"].tables:
        if table.isUnicode():
            for figure in map(ord, "0123456789"):
                table.cmap[figure] = lining.get(table.cmap[figure], table.cmap[figure])
    options = Options(layout_features=[], hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=KEPT)
    subsetter.subset(font)
    font.save(target)


def main() -> None:
    [folder] = sys.argv[1:]
    for name, file in SOURCES.items():
        [source] = Path(folder).rglob(file)
        make(source, HERE / f"{name}.ttf")


if __name__ == "__main__":
    main()
