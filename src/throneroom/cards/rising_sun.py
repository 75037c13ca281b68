"""Rising Sun: Omens and Prophecies, Shadows, and debt at any time."""
