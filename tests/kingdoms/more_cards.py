"""Imported first of all in a process of its own: 17 cards more than there are, before, between and after all others.
Some bring others along."""
from dataclasses import replace

from throneroom.cards import BY_ID, BY_SET
from throneroom.kingdoms.facts import FACTS

MORE = [f"{letter}_new_village" for letter in (*"abcdefghkmprstw", "zz", "zzz")]
ROWS = {**FACTS, **{name: replace(FACTS["village"], id=name, set="later") for name in MORE}}

NEEDS = {MORE[0]: "horse spoils", MORE[3]: "spoils", MORE[9]: "gold"}
BY_SET["later"] = {name: type(name.title().replace("_", ""), (BY_ID["village"],), {"needs": NEEDS.get(name, "")})
                   for name in MORE}
everything = {**BY_ID, **BY_SET["later"]}
BY_ID.clear()
BY_ID.update((name, everything[name]) for name in sorted(everything))
FACTS.clear()
FACTS.update(ROWS)                      # new rows stand at the end
