"""A page of a PDF as a picture."""
from __future__ import annotations

from io import BytesIO

import pypdfium2


def png(document: bytes, page: int = 0, resolution: float = 150) -> bytes:
    """A page, counted from 0, with so many dots per inch."""
    with pypdfium2.PdfDocument(document) as opened:
        picture = opened[page].render(scale=resolution / 72).to_pil()
        file = BytesIO()
        picture.save(file, format="PNG", optimize=False)
        return file.getvalue()
