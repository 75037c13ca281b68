"""The rules that belong to no single card."""
