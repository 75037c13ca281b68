"""Adventures."""
from __future__ import annotations
