"""Allies."""
from __future__ import annotations
