"""What we know about single cards.  Of a new card it stands on its class, as `opinion = "4.4 trasher trash=gladly"`, if
what is printed does not say enough; of those of the source books here: a line for each.

    id, how much a copy helps a deck ("as good as a card of that price": Silver 3, Gold 6), what else must be known

Of Events and Projects it is what a buy is worth, of Boons and Ways what they bring; "-" says: as printed (points, and
nothing above 0 for landscapes).  The words are either about the card as such, or say how a question that it asks is
answered where the general answer of that purpose is not good enough (purpose=manner; `general.py` has the manners).
"""
from __future__ import annotations

from typing import Final

from throneroom.engine.card import Card
from throneroom.engine.decision import PURPOSES

# About the card as such.
WORDS: Final = frozenset((
    "trasher",              # takes cards of the hand away: one is enough, and only while there is rubbish
    "needs_rubbish",        # takes one whether one likes it or not: not played without rubbish in hand
    "junker",               # gives the others Curses, while there are some
    "throne",               # plays another Action several times: first, and only with another one
    "against_others",       # asks about somebody else's cards: the worst for them
    "first", "last",        # of the Treasures
    "fleeting",             # a Treasure that leaves as it is played: no money to rely on
))
# When playing it is of any use, by the rest of the hand; "poor_deck": by all of one's cards; "little_debt": as long as
# there is not more debt than a hand pays off.
USEFUL: Final = ("", "itself", "copper", "poor_hand", "treasure", "ruins", "never", "dead_card", "small_hand",
                 "last_action", "poor_deck", "little_debt")
# How its questions are answered.
MANNERS: Final = (
    "",
    # May I use this?
    "always", "never", "late", "poor_hand", "rubbish", "two_rubbish", "three_rubbish", "terminal", "good_gain",
    "action_to_4", "others_turn", "good_card",
    # Which one?
    "best", "gladly", "to_5", "to_1_more", "from_hand", "from_supply", "own_or_others", "others", "wanted_back",
    "surplus", "dead", "next_turn", "all", "two", "types", "to_gain", "rare", "good", "province",
    "others_wish", "burden", "trashed",
    # Which of its abilities?
    "counter", "never_trash", "navigate", "torture", "minion", "miser", "pirate", "mat", "lurker",
    "scepter")

OPINIONS: Final = """
    # base
    adventurer                    5
    artisan                     5.4  topdeck=from_hand
    bandit                      5.5
    bureaucrat                  3.3  topdeck=from_hand
    cellar                      0.9  price=1
    chancellor                  2.8  discard=always
    chapel                      4.6  trasher
    copper                      0.2
    council_room                  5
    curse                        -4
    duchy                         -
    estate                     -0.9
    feast                       3.8
    festival                    3.6
    gardens                     0.2
    gold                          6
    harbinger                   2.2
    laboratory                  5.4
    library                     5.1  set_aside=surplus useful=small_hand
    market                      4.6
    merchant                    2.9
    militia                     4.7
    mine                        4.4  trash=+3 useful=treasure
    moat                        2.8  reveal=always
    moneylender                 4.4  trasher trash=gladly useful=copper
    poacher                       4
    province                      -
    remodel                     3.1  needs_rubbish trasher trash=+2
    sentry                      5.6  trasher
    silver                        3
    smithy                      4.5
    spy                         2.6  discard=own_or_others
    thief                       0.5  against_others
    throne_room                 2.4  throne
    vassal                      2.9
    village                     1.9
    witch                         8  junker
    woodcutter                  2.4
    workshop                    1.5
    # intrigue
    baron                       3.9  discard=gladly price=9
    bridge                      3.5
    conspirator                 3.2
    coppersmith                   2
    courtier                    4.6  reveal=types
    courtyard                   4.2  topdeck=from_hand
    diplomat                      3  reveal=poor_hand
    duke                          1
    great_hall                    2
    harem                       6.2
    ironworks                     3
    lurker                      0.5  option=lurker trash=best useful=never
    masquerade                    5  trasher
    mill                        2.6  discard=two_rubbish
    mining_village              2.5  trash=late
    minion                      4.3  option=minion
    nobles                      6.1
    patrol                      4.9
    pawn                        2.2
    replace                     4.6  needs_rubbish trasher trash=+2
    saboteur                    3.5
    scout                       0.2
    secret_chamber              1.2  price=1.05 reveal=never topdeck=from_hand
    secret_passage              3.4
    shanty_town                 1.7
    steward                       4  trasher
    swindler                      4  against_others
    torturer                      6  junker option=torture
    trading_post                4.6  needs_rubbish trasher
    tribute                     4.5
    upgrade                       5  needs_rubbish trasher trash==1
    wishing_well                2.6
    # seaside
    ambassador                  4.4  needs_rubbish trasher reveal=rubbish
    bazaar                        4
    caravan                     4.6
    cutpurse                    4.4
    embargo                       0  pile=burden useful=never
    explorer                    4.8
    fishing_village             3.7
    ghost_ship                  5.8  topdeck=from_hand
    haven                       2.4
    island                      4.2  set_aside=dead useful=dead_card
    lighthouse                  2.8
    lookout                     3.6  trasher useful=poor_deck
    merchant_ship               5.2
    native_village              1.5  option=mat
    navigator                     3  option=navigate
    outpost                       4
    pearl_diver                 2.1
    pirate_ship                   3  against_others option=pirate
    salvager                      4  needs_rubbish trasher
    sea_hag                     5.5  junker
    smugglers                     3
    tactician                   4.6  useful=poor_hand
    treasure_map                  1  useful=itself
    treasury                    4.9  topdeck=always
    warehouse                   2.3
    wharf                         7
    # alchemy
    alchemist                   4.5  topdeck=always
    apothecary                  3.5
    apprentice                    4  needs_rubbish trasher
    familiar                      8  junker
    golem                         3
    herbalist                   2.2
    philosophers_stone            4
    possession                    6
    potion                      0.5
    scrying_pool                  3  discard=own_or_others
    transmute                   0.3  needs_rubbish trasher
    university                  2.5
    vineyard                    0.5
    # prosperity
    bank                        6.3  last
    bishop                      4.2  needs_rubbish trasher
    city                        4.3
    colony                        -
    contraband                  4.9  against_others first name=others_wish
    counting_house              1.5  hand=all
    expand                        6  needs_rubbish trasher trash=+3
    forge                         5  trasher
    goons                       6.9
    grand_market                6.6
    hoard                         6
    kings_court                 4.5  throne
    loan                        2.8  first trasher
    mint                          2  reveal=to_gain
    monument                    4.6
    mountebank                    8  junker discard=gladly
    peddler                       4
    platinum                      9
    quarry                      2.2  first
    rabble                      5.5
    royal_seal                    5
    talisman                    2.7
    trade_route                 3.1  needs_rubbish trasher
    trade_route_mat               -
    vault                       5.8  discard=two_rubbish price=1.05
    venture                     5.6  last
    watchtower                  3.1  useful=small_hand
    workers_village             2.5
    # cornucopia
    bag_of_gold                   6
    diadem                        5
    fairgrounds                 0.8
    farming_village             2.6
    followers                     9  junker
    fortune_teller              2.7
    hamlet                        2
    harvest                     4.2
    horn_of_plenty                2  last
    horse_traders               3.1  set_aside=always
    hunting_party               5.8
    jester                        6  junker
    menagerie                   2.7
    princess                      5
    remake                      4.4  needs_rubbish trasher trash==1
    tournament                    5
    trusty_steed                  8
    young_witch                 6.5  junker
    # hinterlands
    border_village                5
    cache                       4.9
    cartographer                4.4
    crossroads                  2.2
    develop                     2.8  needs_rubbish trasher
    duchess                     2.5
    embassy                     5.8
    farmland                    1.5  trash==2
    fools_gold                  2.8  trash=always
    haggler                     5.3
    highway                       4
    ill_gotten_gains            5.4  junker
    inn                         3.5  reveal=good
    jack_of_all_trades          5.3  trasher useful=small_hand
    mandarin                    4.6  topdeck=from_hand
    margrave                      6
    noble_brigand                 4  against_others
    nomad_camp                    3
    oasis                       3.4
    oracle                        4  discard=own_or_others
    scheme                      2.5
    silk_road                   0.2
    spice_merchant              3.2  trasher
    stables                     4.2  price=2.2
    trader                      3.4  reveal=others_turn
    tunnel                      0.8  reveal=always
    # dark_ages
    abandoned_mine             -0.3
    altar                       5.5  needs_rubbish trasher trash=to_5
    armory                      3.4
    band_of_misfits             4.5
    bandit_camp                 4.6
    beggar                      0.5  discard=always
    catacombs                     5
    count                         5  trasher option=never_trash topdeck=from_hand
    counterfeit                 5.3  first play=trashed
    cultist                     7.5  junker
    dame_anna                   5.5
    dame_josephine              5.5
    dame_molly                  5.5
    dame_natalie                5.5
    dame_sylvia                 5.6
    death_cart                    2  useful=ruins
    feodum                        0
    forager                     3.6  needs_rubbish trasher
    fortress                    2.4
    graverobber                   4  trasher
    hermit                      2.8  trasher
    hovel                        -1  trash=always
    hunting_grounds             6.6
    ironmonger                    4
    junk_dealer                 5.2  needs_rubbish trasher
    knights                     5.5
    madman                        3
    marauder                    5.2  junker
    market_square               2.4  discard=always
    mercenary                   4.5  trasher trash=two_rubbish
    mystic                      4.2
    necropolis                 -0.8
    overgrown_estate             -1
    pillage                     4.2  against_others
    poor_house                  0.3
    procession                  1.5  throne play=trashed
    rats                        0.3  needs_rubbish trasher
    rebuild                     6.6  name=province
    rogue                       5.6
    ruined_library             -0.2
    ruined_market                -1
    ruined_village               -1
    ruins                        -1
    sage                        2.8
    scavenger                   3.6  discard=always
    sir_bailey                  5.5
    sir_destry                  5.6
    sir_martin                    5
    sir_michael                 5.6
    sir_vander                  5.4
    spoils                      2.5  fleeting
    squire                      2.4
    storeroom                     2  price=1
    survivors                  -0.7  discard=two_rubbish
    urchin                      2.9  trash=always
    vagrant                     2.4
    wandering_minstrel          2.6
    # guilds
    advisor                     4.4  against_others
    baker                       5.2
    butcher                     5.1  trasher trash=+0
    candlestick_maker           2.6
    doctor                        3  trasher name=rubbish overpay=two
    herald                      3.8  overpay=two
    journeyman                  5.4  name=rubbish
    masterpiece                 2.9  overpay=all
    merchant_guild              4.6
    plaza                       2.8  price=1.2
    soothsayer                  7.2  junker
    stonemason                  0.3  needs_rubbish trasher
    taxman                      3.5  trasher trash=+3 useful=treasure
    # adventures
    alms                        3.1
    amulet                      4.4  trasher
    artificer                     4
    ball                          4
    bonfire                       -
    borrow                        -
    bridge_troll                5.2
    caravan_guard               3.2
    champion                      7
    coin_of_the_realm           1.4  call=terminal
    disciple                      3  throne exchange=always
    distant_lands                 4
    dungeon                     3.7
    duplicate                     3  call=good_gain
    expedition                  2.8
    ferry                       0.5
    fugitive                      4  exchange=always
    gear                          5
    giant                       5.2
    guide                       2.4  call=poor_hand
    haunted_woods               5.8
    hero                        5.5  exchange=always
    hireling                    6.4
    inheritance                   -  set_aside=best
    lost_arts                     4
    lost_city                   5.2
    magpie                        4
    messenger                     4  discard=always
    miser                         4  option=miser
    mission                       -
    page                        3.2  exchange=always
    pathfinding                   5
    peasant                     3.2  exchange=always
    pilgrimage                    2
    plan                          -
    port                        2.4
    quest                         -
    raid                          4
    ranger                      4.3
    ratcatcher                  2.6  trasher call=rubbish
    raze                        2.6  needs_rubbish trasher
    relic                       5.4
    royal_carriage                3  call=always
    save                          -
    scouting_party                -
    seaway                      3.2
    soldier                     3.6  exchange=always
    storyteller                 3.5  useful=treasure
    swamp_hag                     6  junker
    teacher                       5  call=always
    trade                         -
    training                      4
    transmogrify                3.5  trasher call=rubbish trash=+1
    travelling_fair               -
    treasure_hunter             3.6  exchange=always
    treasure_trove              5.4
    warrior                     4.2  exchange=always
    wine_merchant               4.9  discard=always
    # empires
    advance                     0.1
    annex                         -  keep=rubbish
    aqueduct                      -
    archive                       5
    arena                         -
    bandit_fort                   -
    banquet                       2
    basilica                      -
    baths                         -
    battlefield                   -
    bustling_village              4
    capital                     4.7
    castles                     1.5
    catapult                    3.6  needs_rubbish trasher
    catapult_rocks              3.6  trasher
    chariot_race                3.6
    charm                       5.2  first
    city_quarter                  4
    colonnade                     -
    conquest                    6.4
    crown                         4  first
    crumbling_castle              -
    defiled_shrine                -
    delve                       3.2
    dominate                     25
    donate                        -
    emporium                    4.6
    encampment                  2.9
    encampment_plunder          2.9
    enchantress                 4.2
    engineer                    2.5  trash=late
    farmers_market              3.4
    fortune                       8  last
    forum                       5.2
    fountain                      -
    gladiator                   3.3  reveal=rare
    gladiator_fortune           3.3
    grand_castle                  -
    groundskeeper               3.3
    haunted_castle                -  topdeck=from_hand
    humble_castle               1.5
    keep                          -
    kings_castle                  -
    labyrinth                     -
    legionary                   5.3
    mountain_pass                 -
    museum                        -
    obelisk                       -
    opulent_castle                -
    orchard                       -
    overlord                    4.5
    palace                        -
    patrician                   2.4
    patrician_emporium          2.4
    plunder                       5
    ritual                        -
    rocks                       0.5
    royal_blacksmith              6  throne
    sacrifice                     4  needs_rubbish trasher
    salt_the_earth                -  trash=best
    settlers                    1.8
    settlers_bustling_village   1.8
    small_castle                  -
    sprawling_castle              -
    tax                           -  pile=burden
    temple                      3.9  needs_rubbish trasher
    tomb                          -
    tower                         -
    triumph                       -
    triumphal_arch                -
    villa                       2.8
    wall                          -
    wedding                     6.3
    wild_hunt                     6
    windfall                      1
    wolf_den                      -
    # nocturne
    bad_omens                     -
    bard                        3.6
    bat                         0.5
    blessed_village             2.6
    cemetery                    3.5  trasher
    changeling                  0.5  useful=never exchange=never
    cobbler                       5
    conclave                      3  throne
    crypt                         3  set_aside=next_turn
    cursed_gold                 0.3
    cursed_village                3
    deluded                       -
    delusion                      -
    den_of_sin                  5.3
    devils_workshop             1.5
    druid                       2.5
    envious                       -
    envy                          -
    exorcist                    3.2  needs_rubbish trasher
    faithful_hound              2.8  set_aside=always
    famine                        -
    fear                          -
    fool                          3
    ghost                         5  throne
    ghost_town                  2.9
    goat                          3
    greed                         -
    guardian                    2.2
    haunted_mirror              0.4
    haunting                      -  topdeck=from_hand
    idol                        5.4  junker last
    imp                         2.8  throne
    leprechaun                    4
    locusts                       -
    lost_in_the_woods             -
    lucky_coin                  2.9
    magic_lamp                    1
    miserable                     -
    misery                        -
    monastery                     4  trasher
    necromancer                 2.5
    night_watchman              2.8
    pasture                     0.5
    pixie                       2.9  trash=always
    plague                        -
    pooka                       4.8
    pouch                         1
    poverty                       -
    raider                      5.8
    sacred_grove                4.8
    secret_cave                 2.9  discard=three_rubbish
    shepherd                    2.5
    skulk                       4.2
    the_earths_gift               1  price=1.5
    the_fields_gift               2
    the_flames_gift             1.2
    the_forests_gift            1.5
    the_moons_gift                1
    the_mountains_gift          2.4
    the_rivers_gift             1.8
    the_seas_gift                 2
    the_skys_gift               1.4  discard=three_rubbish
    the_suns_gift                 1
    the_swamps_gift             2.2
    the_winds_gift              1.6
    tormentor                   5.2
    tracker                     2.8
    tragic_hero                   5
    twice_miserable               -
    vampire                     5.6
    war                           -
    werewolf                    5.8
    will_o_wisp                 2.6
    wish                          4
    zombie_apprentice             2  needs_rubbish trasher
    zombie_mason                  -
    zombie_spy                    -
    # renaissance
    academy                     3.6
    acting_troupe                 2
    barracks                      4
    border_guard                2.7
    canal                       6.2
    capitalism                    2
    cargo_ship                  3.5
    cathedral                     -
    citadel                       7
    city_gate                   2.8  topdeck=from_hand
    crop_rotation                 4
    ducat                       2.4
    experiment                  3.2
    exploration                 2.5
    fair                        2.8
    flag                          -
    flag_bearer                 3.5
    fleet                         3
    guildhall                   4.6
    hideout                       3
    horn                          -
    improve                     3.3  trasher trash==1
    innovation                    4
    inventor                    3.1
    key                           -
    lackeys                     2.6
    lantern                       -
    mountain_village              3
    old_witch                     8  junker
    pageant                       -  spend=always
    patron                      3.2
    piazza                      4.2
    priest                      3.9  needs_rubbish trasher
    recruiter                   4.6  needs_rubbish trasher
    research                    3.6  needs_rubbish trasher
    road_network                  3
    scepter                     4.5  first option=scepter
    scholar                     5.4
    sculptor                      5
    seer                        5.2
    sewers                      2.5
    silk_merchant                 4
    silos                         1
    sinister_plot               3.8  option=counter
    spices                      5.3  last
    star_chart                  3.1
    swashbuckler                5.6
    treasure_chest                -
    treasurer                     5  trasher
    villain                     5.4
    # menagerie
    alliance                      -
    animal_fair                   5  spend=never
    banish                        -
    bargain                       -
    barge                         6
    black_cat                   3.3
    bounty_hunter               4.4  needs_rubbish trasher
    camel_train                 3.6  trasher exile=from_supply
    cardinal                      4  exile=others
    cavalry                     4.6
    commerce                    4.5
    coven                       6.6  junker
    delay                         -
    demand                        -
    desperation                   -
    destrier                    5.4
    displace                    4.2  needs_rubbish trasher trash=+2
    enclave                     6.5
    enhance                       -  trash=+2
    exile_mat                     -  discard=wanted_back
    falconer                      5
    fisherman                     4
    gamble                        -
    gatekeeper                    5
    goatherd                    3.6  trasher
    groom                       3.9
    horse                       2.5
    hostelry                    2.6
    hunting_lodge               4.6  discard=poor_hand
    invest                        1  exile=from_supply
    kiln                          4
    livery                      4.6
    march                         -
    mastermind                    4  throne
    paddock                       5
    populate                      7
    pursue                        -  name=next_turn
    reap                          -
    ride                        1.9
    sanctuary                   4.9  trasher
    scrap                       2.8  needs_rubbish trasher
    seize_the_day                 -
    sheepdog                    3.4
    sleigh                      2.8  discard=good_gain
    snowy_village               1.5  useful=last_action
    stampede                    4.6
    stockpile                   3.2  fleeting
    supplies                      3
    toil                        0.4
    transport                     -  exile=from_supply
    village_green               2.6
    way_of_the_butterfly          1  return=to_1_more
    way_of_the_camel            2.2
    way_of_the_chameleon        0.2
    way_of_the_frog             0.5
    way_of_the_goat               1
    way_of_the_horse            2.9
    way_of_the_mole               1
    way_of_the_monkey           1.6
    way_of_the_mouse            2.6
    way_of_the_mule             2.1
    way_of_the_otter            2.8
    way_of_the_owl              1.8
    way_of_the_ox               0.6
    way_of_the_pig                2
    way_of_the_rat              0.3  price=1.1
    way_of_the_seal             1.3
    way_of_the_sheep            2.6
    way_of_the_squirrel         2.5
    way_of_the_turtle           0.4
    way_of_the_worm             1.2
    wayfarer                    5.2
    # allies
    acolyte                     3.4  trasher trash=never
    archer                      4.6  against_others
    architects_guild              -  spend=good_card
    augurs                      2.8
    band_of_nomads                -  spend=good_card
    barbarian                     6
    battle_plan                 3.6
    bauble                      2.8
    blacksmith                  3.9
    broker                      3.4  needs_rubbish trasher trash=to_5
    capital_city                4.4  last discard=two_rubbish spend=poor_hand
    carpenter                     3  trasher
    cave_dwellers                 -  spend=rubbish
    circle_of_witches             -  spend=always
    city_state                    -  spend=good_card
    clashes                     2.9
    coastal_haven                 -
    conjurer                    4.4
    contract                      5
    courier                     3.6
    crafters_guild                -  spend=always
    desert_guides                 -  spend=poor_hand
    distant_shore               5.4
    elder                       4.4
    emissary                    4.2
    family_of_inventors           -  pile=to_gain
    fellowship_of_scribes         -  spend=always
    forest_dwellers               -  spend=always
    forts                       2.7
    galleria                    4.2
    gang_of_pickpockets           -  spend=always
    garrison                      -
    guildmaster                 4.8
    herb_gatherer               2.8
    highwayman                    6
    hill_fort                     5  trasher
    hunter                        5
    importer                    3.4
    innkeeper                     2
    island_folk                   -  spend=always
    league_of_bankers             -
    league_of_shopkeepers         -
    lich                          6
    market_towns                  -
    marquis                       6
    merchant_camp               2.2  topdeck=always
    miller                        4
    modify                      4.6  needs_rubbish trasher trash=+2
    mountain_folk                 -  spend=always
    odysseys                    2.8
    old_map                       -
    order_of_astrologers          -  spend=always
    order_of_masons               -  spend=rubbish
    peaceful_cult                 -
    plateau_shepherds             -
    royal_galley                  3  throne
    sentinel                    4.2  trasher
    sibyl                       5.6  topdeck=from_hand
    skirmisher                  4.8
    sorcerer                      6  junker
    sorceress                     6  junker
    specialist                  4.2  throne
    stronghold                  5.5
    student                     2.8
    sunken_treasure             5.2
    swap                          2  return=to_1_more
    sycophant                     2
    tent                          -  topdeck=always
    territory                     -
    town                          3
    town_crier                    -
    townsfolk                   2.4
    trappers_lodge                -  spend=good_card
    underling                   2.9
    voyage                        4
    warlord                     5.2
    wizards                     2.8
    woodworkers_guild             -
    # promo
    avanto                      4.6
    black_market                  3
    captain                       6
    church                      3.8  trasher
    dismantle                     3  needs_rubbish trasher
    envoy                         5  against_others
    governor                    4.3  trash==2
    prince                        5  set_aside=action_to_4
    sauna                       2.8
    sauna_avanto                2.8
    stash                         5  place=always
    summon                        -
    walled_village              2.4  topdeck=always
"""


class Opinion:
    """A line, understood."""

    def __init__(self, line: str) -> None:
        id, worth, *words = line.split()
        self.id = id
        self.has_worth = worth != "-"
        self.worth = float(worth) if self.has_worth else 0.0
        self.words: list[str] = []
        self.manners: dict[str, str] = {}       # by purpose
        self.useful = ""
        self.price = 0.9                        # what one gets for each card discarded at will
        self.grows = False                      # trashes for a dearer card
        self.grows_by = 0                       # by so many coins
        self.grows_exactly = False
        for word in words:
            self.understand(word)

    def understand(self, word: str) -> None:
        what, _, how = word.partition("=")
        if word in WORDS:
            self.words.append(word)
        elif what == "useful" and how in USEFUL:
            self.useful = how
        elif what == "price":
            self.price = float(how)
        elif what == "trash" and how[:1] in ("+", "="):
            self.grows = True
            self.grows_by = int(how[1:])
            self.grows_exactly = how[0] == "="
        elif how and how in MANNERS and what.replace("_", " ") in PURPOSES:
            self.manners[what.replace("_", " ")] = how
        else:
            raise ValueError(f"{self.id}: what does {word!r} mean?")


def understood(text: str) -> dict[str, Opinion]:
    found: dict[str, Opinion] = {}
    for line in text.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            opinion = Opinion(line)
            if opinion.id in found:
                raise ValueError(f"{opinion.id} has two lines")
            found[opinion.id] = opinion
    return found


BY_CARD: Final = understood(OPINIONS)
NO_OPINION: Final = Opinion("nothing -")


def opinion_of(card: Card) -> Opinion:
    told = type(card).opinion
    if told:
        return Opinion(f"{card.id} {told}")
    return BY_CARD.get(card.id, NO_OPINION)
