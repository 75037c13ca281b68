"""The plans of ten kingdoms of different nature in docs/bots.md, as `throneroom bots plan` finds them (compiled, some
minutes).

    python tools/make_plans.py
"""
from pathlib import Path

from throneroom.bots.kept_plans import Order, Shelf, kept_plan
from throneroom.bots.levels import PLANNED
from throneroom.kingdoms.sharing import kingdom_of, names
from throneroom.plan_words import comparison_lines, plan_lines

DOC = Path(__file__).parent.parent / "docs/bots.md"
BEGIN, END = "<!-- plans: made by tools/make_plans.py -->\n", "<!-- end of plans -->\n"
KINGDOMS = {
    "An attack that gives Curses": "Witch, Moat, Village, Cellar, Smithy, Market, Chapel, Merchant, Laboratory, Mine",
    "Curses, and nothing to trash them with": "Sea Hag, Warehouse, Bazaar, Caravan, Fishing Village, Merchant Ship, "
                                              "Wharf, Tactician, Cutpurse, Explorer",
    "Many cards for Gardens": "Gardens, Workshop, Village, Woodcutter, Bureaucrat, Militia, Moat, Cellar, Mine, Thief",
    "An attack that spoils the deck": "Duke, Courtyard, Steward, Great Hall, Shanty Town, Swindler, Baron, Bridge, "
                                      "Conspirator, Wishing Well",
    "Trashing": "Sentry, Cellar, Bandit, Village, Festival, Laboratory, Workshop, Moneylender, Merchant, Library",
    "An engine of villages and draw": "Fishing Village, Wharf, Bazaar, Lookout, Salvager, Treasury, Cutpurse, Island, "
                                      "Pearl Diver, Warehouse",
    "Three piles to empty": "Ironworks, Great Hall, Silk Road, Island, Fishing Village, Workshop, Farmland, Tunnel, "
                            "Hamlet, Talisman",
    "Platinum and Colonies": "Monument, Bishop, Worker's Village, City, Grand Market, Hoard, Bank, Expand, Goons, "
                             "Peddler, Platinum, Colony",
    "Potions": "Familiar, Alchemist, Apothecary, Herbalist, University, Vineyard, Village, Militia, Market, Cellar",
    "Events": "Alms, Delve, Engineer, Villa, Sacrifice, Forum, Groundskeeper, Enchantress, Market, Smithy, Village, "
              "Legionary",
}


def chapters() -> str:
    parts: list[str] = []
    for title, cards in KINGDOMS.items():
        setup = kingdom_of(cards)
        kept = kept_plan(Order.of(setup, PLANNED["hard"]), Shelf(), compare=True)
        assert kept.plan is not None
        lines = [*plan_lines(kept.plan, setup, "en"), "", *comparison_lines(kept, "en")]
        parts.append(f"**{title}**: {names(setup)}\n\n" + "\n".join(f"    {line}".rstrip() for line in lines) + "\n")
        print(parts[-1], flush=True)
    return "\n" + "\n".join(parts) + "\n"


if __name__ == "__main__":
    made = chapters()
    before, _, rest = DOC.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    assert after, "the marks are missing"
    DOC.write_text(before + BEGIN + made + END + after, encoding="utf-8")
