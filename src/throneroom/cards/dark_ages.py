"""Dark Ages."""
from __future__ import annotations
