"""The kingdoms that the Empires book recommends."""
import pytest

from throneroom.kingdoms.furnishing import kingdom_piles
from throneroom.kingdoms.recommended import recommended
from throneroom.testing import cards

SETS = {
    "empires/rules/recommended_sets/1": (
        "Basic Intro",
        "Castles, Chariot Race, City Quarter, Engineer, Farmers' Market, Forum, Legionary, patrician_emporium, "
        "Sacrifice, Villa", "Tower, Wedding"),
    "empires/rules/recommended_sets/2": (
        "Advanced Intro",
        "Archive, Capital, catapult_rocks, Crown, Enchantress, gladiator_fortune, Groundskeeper, "
        "Royal Blacksmith, settlers_bustling_village, Temple", "Arena, Triumphal Arch, Wedding, Donate"),
    "empires/rules/recommended_sets/3": (
        "Everything in Moderation",
        "Enchantress, Forum, Legionary, Overlord, Temple, Cellar, Library, Remodel, Village, "
        "Workshop", "Orchard, Windfall"),
    "empires/rules/recommended_sets/4": (
        "Silver Bullets",
        "catapult_rocks, Charm, Farmers' Market, Groundskeeper, patrician_emporium, Bureaucrat, Gardens, "
        "Laboratory, Market, Moneylender", "Aqueduct, Conquest"),
}


@pytest.mark.parametrize("ruling", SETS)
def test_it_is_laid_out_as_the_book_says(ruling: str) -> None:
    name, piles, landscapes = SETS[ruling]
    game = recommended(name).table().new_game(None, 1)
    assert sorted(pile.id for pile in game.piles if pile.supply and pile.id in kingdom_piles()) == cards(piles)
    assert sorted(card.id for card in game.table.landscapes) == cards(landscapes)
