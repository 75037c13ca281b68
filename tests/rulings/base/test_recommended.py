"""The recommended sets: their ten piles, and that they can be laid out."""
import pytest

from throneroom.kingdoms.recommended import find_recommended, recommended
from throneroom.testing import BASIC, card_ids
from throneroom.words.library import find

PRIZES = {"bag_of_gold", "diadem", "followers", "princess", "trusty_steed"}

# The ruling, the English name (with the edition, if it is not the newest of this name), the German one, the Bane, the
# ten piles.  (The rulings translate two names anew: 48 is "Tonics & Toxins" and 49 "Misfortune" in the English books.)
SETS = [
    ("base/rules/recommended_set/1", "First Game (base-2013)", "Erstes Spiel", "",
     "Moat, Village, Woodcutter, Cellar, Market, Militia, Mine, Smithy, Remodel, Workshop"),
    ("base/rules/recommended_set/2", "Big Money", "Großes Geld", "",
     "Adventurer, Bureaucrat, Feast, Moneylender, Chancellor, Chapel, Laboratory, Market, Mine, Throne Room"),
    ("base/rules/recommended_set/3", "Interaction", "Interaktion", "",
     "Library, Moat, Bureaucrat, Thief, Village, Festival, Chancellor, Militia, Council Room, Spy"),
    ("base/rules/recommended_set/4", "Size Distortion (base-2013)", "Im Wandel", "",
     "Thief, Village, Feast, Gardens, Witch, Woodcutter, Chapel, Cellar, Laboratory, Workshop"),
    ("base/rules/recommended_set/5", "Village Square", "Dorfplatz", "",
     "Library, Bureaucrat, Village, Woodcutter, Festival, Cellar, Market, Smithy, Throne Room, Remodel"),
    ("base/rules/recommended_set/6", "First Game", "Erstes Spiel", "",
     "Moat, Village, Merchant, Cellar, Market, Militia, Mine, Smithy, Remodel, Workshop"),
    ("base/rules/recommended_set/7", "Size Distortion", "Verzerrte Größen", "",
     "Bandit, Bureaucrat, Gardens, Witch, Festival, Chapel, Throne Room, Artisan, Sentry, Workshop"),
    ("base/rules/recommended_set/8", "Deck Top", "Schleichweg", "",
     "Bureaucrat, Village, Moneylender, Laboratory, Festival, Council Room, Artisan, Sentry, Vassal, Harbinger"),
    ("base/rules/recommended_set/9", "Sleight of Hand", "Kunststück", "",
     "Library, Gardens, Festival, Cellar, Militia, Council Room, Smithy, Throne Room, Harbinger, Poacher"),
    ("base/rules/recommended_set/10", "Improvements", "Verbesserungen", "",
     "Moat, Moneylender, Merchant, Witch, Cellar, Market, Mine, Artisan, Remodel, Poacher"),
    ("base/rules/recommended_set/11", "Silver & Gold", "Silber & Gold", "",
     "Bandit, Bureaucrat, Moneylender, Merchant, Chapel, Laboratory, Mine, Throne Room, Vassal, Harbinger"),
    ("base/rules/recommended_set/12", "Underlings", "Untergebene", "",
     "Library, Festival, Cellar, Sentry, Vassal, Nobles, Diplomat, Pawn, Courtier, Minion"),
    ("base/rules/recommended_set/13", "Grand Scheme", "Das große Ganze", "",
     "Market, Militia, Council Room, Artisan, Workshop, Shanty Town, Mining Village, Bridge, Mill, Patrol"),
    ("base/rules/recommended_set/14", "Deconstruction", "Dekonstruktion", "",
     "Bandit, Village, Mine, Throne Room, Remodel, Replace, Diplomat, Harem, Lurker, Swindler"),
    ("base/rules/recommended_set/15", "Victory Dance (intrigue-2014)", "Siegestanz", "",
     "Nobles, Upgrade, Bridge, Ironworks, Great Hall, Pawn, Harem, Duke, Masquerade, Scout"),
    ("base/rules/recommended_set/16", "Secret Schemes", "Geheime Pläne", "",
     "Shanty Town, Ironworks, Trading Post, Pawn, Harem, Saboteur, Tribute, Swindler, Conspirator, Steward"),
    ("base/rules/recommended_set/17", "Best Wishes (intrigue-2014)", "Beste Wünsche", "",
     "Upgrade, Shanty Town, Courtyard, Trading Post, Torturer, Coppersmith, Masquerade, Scout, Steward, Wishing Well"),
    ("base/rules/recommended_set/18", "Deconstruction (intrigue-2014)", "Demontage", "",
     "Mining Village, Bridge, Secret Chamber, Torturer, Swindler, Saboteur, Thief, Spy, Throne Room, Remodel"),
    ("base/rules/recommended_set/19", "Hand Madness", "Eine Hand voll", "",
     "Nobles, Courtyard, Torturer, Minion, Steward, Bureaucrat, Chancellor, Militia, Mine, Council Room"),
    ("base/rules/recommended_set/20", "Underlings (intrigue-2014)", "Untergebene", "",
     "Nobles, Baron, Minion, Masquerade, Steward, Pawn, Library, Witch, Festival, Cellar"),
    ("base/rules/recommended_set/21", "Victory Dance", "Siegestanz", "",
     "Nobles, Replace, Baron, Ironworks, Harem, Duke, Courtier, Masquerade, Mill, Patrol"),
    ("base/rules/recommended_set/22", "The Plot Thickens", "Verschwörung", "",
     "Mining Village, Ironworks, Secret Passage, Trading Post, Pawn, Lurker, Torturer, Swindler, Conspirator, Steward"),
    ("base/rules/recommended_set/23", "Best Wishes", "Beste Wünsche", "",
     "Upgrade, Shanty Town, Baron, Courtyard, Diplomat, Secret Passage, Duke, Torturer, Conspirator, Wishing Well"),
    ("base/rules/recommended_set/24", "High Seas", "Auf hoher See", "",
     "Lookout, Bazaar, Embargo, Explorer, Haven, Island, Caravan, Pirate Ship, Smugglers, Wharf"),
    ("base/rules/recommended_set/25", "Buried Treasure", "Vergrabene Schätze", "",
     "Outpost, Cutpurse, Ambassador, Fishing Village, Warehouse, Lighthouse, Pearl Diver, "
     "Treasure Map, Tactician, Wharf"),
    ("base/rules/recommended_set/26", "Shipwrecks", "Schiffswracks", "",
     "Native Village, Pearl Diver, Warehouse, Smugglers, Salvager, Navigator, Sea Hag, Ghost Ship, "
     "Merchant Ship, Treasury"),
    ("base/rules/recommended_set/27", "Reach for Tomorrow", "Griff nach den Sternen", "",
     "Lookout, Cutpurse, Ghost Ship, Treasure Map, Sea Hag, Adventurer, Village, Cellar, Council Room, Spy"),
    ("base/rules/recommended_set/28", "Repetition", "Wiederholungen", "",
     "Outpost, Explorer, Caravan, Pearl Diver, Pirate Ship, Treasury, Festival, Chancellor, Militia, Workshop"),
    ("base/rules/recommended_set/29", "Give and Take", "Geben und Nehmen", "",
     "Ambassador, Fishing Village, Haven, Island, Salvager, Smugglers, Library, Moneylender, Witch, Market"),
    ("base/rules/recommended_set/30", "Forbidden Arts (alchemy-2015)", "Verbotene Künste", "",
     "Possession, Apprentice, University, Familiar, Thief, Gardens, Cellar, Laboratory, Council Room, Throne Room"),
    ("base/rules/recommended_set/31", "Potion Mixers (alchemy-2015)", "Quacksalber", "",
     "Alchemist, Apothecary, Golem, Herbalist, Transmute, Festival, Chancellor, Cellar, Militia, Smithy"),
    ("base/rules/recommended_set/32", "Chemistry Lesson (alchemy-2015)", "Chemiestunde", "",
     "Alchemist, Golem, Philosopher's Stone, University, Moat, Bureaucrat, Witch, Woodcutter, Market, Remodel"),
    ("base/rules/recommended_set/33", "Servants", "Diener", "",
     "Possession, Golem, Transmute, Scrying Pool, Vineyard, Great Hall, Pawn, Minion, Conspirator, Steward"),
    ("base/rules/recommended_set/34", "Secret Research", "Geheime Forschungen", "",
     "Herbalist, Philosopher's Stone, University, Familiar, Nobles, Shanty Town, Bridge, Torturer, Minion, Masquerade"),
    ("base/rules/recommended_set/35", "Pools, Tools, and Fools", "Tröpfe, Tränke, Trottel", "",
     "Apothecary, Golem, Apprentice, Scrying Pool, Nobles, Baron, Ironworks, Trading Post, Coppersmith, Wishing Well"),
    ("base/rules/recommended_set/36", "Forbidden Arts", "Verbotene Künste", "",
     "Possession, Apprentice, University, Familiar, Bandit, Gardens, Cellar, Laboratory, Council Room, Throne Room"),
    ("base/rules/recommended_set/37", "Potion Mixers", "Quacksalber", "",
     "Alchemist, Apothecary, Golem, Herbalist, Transmute, Festival, Poacher, Cellar, Militia, Smithy"),
    ("base/rules/recommended_set/38", "Chemistry Lesson", "Chemiestunde", "",
     "Alchemist, Golem, Philosopher's Stone, University, Moat, Bureaucrat, Witch, Vassal, Market, Remodel"),
    ("base/rules/recommended_set/39", "Bounty of the Hunt", "Kopfgeld", "",
     "Harvest, Horn of Plenty, Menagerie, Hunting Party, Tournament, Moneylender, Festival, Cellar, Militia, Smithy"),
    ("base/rules/recommended_set/40", "Bad Omens", "Böses Omen", "",
     "Horn of Plenty, Jester, Remake, Fortune Teller, Hamlet, Poacher, Bureaucrat, Laboratory, Merchant, Throne Room"),
    ("base/rules/recommended_set/41", "The Jester's Workshop", "Wanderzirkus", "Merchant",
     "Farming Village, Fairgrounds, Jester, Young Witch, Horse Traders, Feast, Laboratory, Market, Remodel, Workshop"),
    ("base/rules/recommended_set/42", "Arts and Crafts", "Kunsthandwerk", "",
     "Baker, Advisor, Merchant Guild, Stonemason, Journeyman, Moneylender, Festival, Cellar, Laboratory, Workshop"),
    ("base/rules/recommended_set/43", "Clean Living", "Rechtschaffen und anständig", "",
     "Doctor, Baker, Soothsayer, Candlestick Maker, Butcher, Bandit, Village, Gardens, Moneylender, Militia"),
    ("base/rules/recommended_set/44", "Gilding the Lily", "Des Guten zuviel", "",
     "Herald, Candlestick Maker, Masterpiece, Plaza, Taxman, Library, Merchant, Market, Sentry, Remodel"),
    ("base/rules/recommended_set/45", "Clown College", "Clownschule", "",
     "Alchemist, Golem, Philosopher's Stone, University, Familiar, Harvest, Jester, Menagerie, Remake, Horse Traders"),
    ("base/rules/recommended_set/46", "Wine & Dine", "Wein zum Abendessen", "Herbalist",
     "Apothecary, Apprentice, Transmute, Scrying Pool, Vineyard, Fairgrounds, Horn of Plenty, "
     "Young Witch, Hunting Party, Hamlet"),
    ("base/rules/recommended_set/47", "Illuminati", "Illuminati", "",
     "Golem, Apprentice, Philosopher's Stone, University, Scrying Pool, Herald, Merchant Guild, "
     "Masterpiece, Butcher, Stonemason"),
    ("base/rules/recommended_set/48", "Tonics & Toxins", "Gift & Galle", "",
     "Alchemist, Herbalist, Familiar, Transmute, Vineyard, Doctor, Baker, Soothsayer, Candlestick Maker, Plaza"),
    ("base/rules/recommended_set/49", "Misfortune", "Unglücke", "",
     "Doctor, Advisor, Soothsayer, Candlestick Maker, Taxman, Farming Village, Fairgrounds, Jester, "
     "Horse Traders, Fortune Teller"),
    ("base/rules/recommended_set/50", "Baking Contest", "Bäckerwettstreit", "",
     "Baker, Herald, Masterpiece, Stonemason, Journeyman, Farming Village, Harvest, Menagerie, Remake, Tournament"),
]


@pytest.mark.parametrize(("ruling", "name", "german", "bane", "piles"), SETS, ids=[row[0] for row in SETS])
def test_the_ten_piles(ruling: str, name: str, german: str, bane: str, piles: str) -> None:
    """The rulings base/rules/recommended_set/1 to 50, as named above."""
    ten = set(card_ids(piles))
    assert len(ten) == 10
    found = find_recommended(name)
    assert set(found.cards) == ten
    assert found.name_de == german
    assert found.table.bane == (find(bane) if bane else "")
    assert find_recommended(f"{german} ({found.edition})") == found
    assert not found.missing()
    assert laid_out(name) == ten | ({found.table.bane} if bane else set())


def laid_out(name: str) -> set[str]:
    """The Kingdom piles of the set for two players; the rest of the table is checked."""
    game = recommended(name).table().new_game()
    needs_potion = any(card.potions for pile in game.piles for card in pile.cards)
    assert game.count_in_pile("potion") == (16 if needs_potion else 0)
    assert {pile.id for pile in game.piles if not pile.supply} == (PRIZES if game.pile("tournament") else set())
    assert BASIC - {"platinum", "colony", "potion"} <= {pile.id for pile in game.supply_piles()}
    return {pile.id for pile in game.supply_piles()} - BASIC
