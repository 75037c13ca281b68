"""Names, card texts and messages, in German and English, as data."""
