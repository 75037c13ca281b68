"""Draws the icons of the page from web/public/crown.svg, for systems that want pictures made of dots.

    python tools/make_icons.py
"""

import re
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageDraw

PUBLIC = Path(__file__).parent.parent / "web" / "public"
FINE = 4                                # dots drawn for each that is kept, so that edges are smooth
FIELD, GOLD = "#14352b", "#e3b95b"
ROUND = 7 / 32                          # corners, as in the drawing


def outline(path: str) -> Iterator[tuple[float, float]]:
    """The corners of a path of straight lines."""
    x = y = 0.0
    for command, numbers in re.findall(r"([MLlz])([^MLlz]*)", path):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        for right, down in zip(values[::2], values[1::2], strict=True):
            x, y = (x + right, y + down) if command == "l" else (right, down)
            yield x, y


def crown(width: int, height: int, size: float, rounded: bool) -> Image.Image:
    """With the crown of this size in the middle; it is drawn on a square of 32."""
    drawing = re.search(r'd="(M[^"]*z)"', (PUBLIC / "crown.svg").read_text(encoding="utf-8"))
    assert drawing is not None
    picture = Image.new("RGBA", (width * FINE, height * FINE), (0, 0, 0, 0) if rounded else FIELD)
    pen = ImageDraw.Draw(picture)
    if rounded:
        pen.rounded_rectangle((0, 0, width * FINE - 1, height * FINE - 1), ROUND * width * FINE, FIELD)
    scale = size * FINE / 32
    left, top = (width * FINE - 32 * scale) / 2, (height * FINE - 32 * scale) / 2
    pen.polygon([(left + x * scale, top + y * scale) for x, y in outline(drawing[1])], GOLD)
    pen.rectangle((left + 6.2 * scale, top + 24 * scale, left + 25.8 * scale, top + 26 * scale), GOLD)
    return picture.resize((width, height), Image.Resampling.LANCZOS)


def main() -> None:
    icons = PUBLIC / "icons"
    icons.mkdir(exist_ok=True)
    for name, width, height, size, rounded in (
            ("crown-192", 192, 192, 192, True), ("crown-512", 512, 512, 512, True), ("touch-180", 180, 180, 150, False),
            ("maskable-512", 512, 512, 360, False), ("preview", 1200, 630, 460, False)):
        picture = crown(width, height, size, rounded)
        colours = picture.quantize(64, method=Image.Quantize.FASTOCTREE)
        colours.save(icons / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
