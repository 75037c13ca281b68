"""Seaside."""
from __future__ import annotations
