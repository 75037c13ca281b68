"""What we think of cards, as data: "this is as good in my deck as a card that costs so much" (Silver: 3, Gold: 6).

Cards not named here are judged by what is printed on them (judgement.py).  Strategies override `Judgement.worth`
or simply say what they want to buy.
"""
from __future__ import annotations


def table(text: str) -> dict[str, float]:
    words = text.split()
    return dict(zip(words[::2], map(float, words[1::2]), strict=True))


# For a deck of Treasures with a few good Actions.
WORTH = table("""
    copper 0.2 silver 3 gold 6 platinum 9 curse -4 potion 0.5 spoils 2.5 horse 2.5 wish 4 will_o_wisp 2.6 imp 2.8
    ruins -1 ruined_library -0.2 ruined_village -1 ruined_market -1 abandoned_mine -0.3 survivors -0.7
    hovel -1 overgrown_estate -1 necropolis -0.8 estate -0.9 cursed_gold 0.3 pasture 0.5 rocks 0.5 bat 0.5

    witch 8 militia 4.7 smithy 4.5 council_room 5 laboratory 5.4 library 5.1 market 4.6 festival 3.6 mine 4.4
    bandit 5.5 remodel 3.1 moneylender 4.4 chapel 4.6 sentry 5.6 artisan 5.4 merchant 2.9 vassal 2.9 poacher 4
    cellar 0.9 harbinger 2.2 throne_room 2.4 bureaucrat 3.3 workshop 1.5 village 1.9 moat 2.8 spy 2.6 thief 0.5
    feast 3.8 adventurer 5 chancellor 2.8 woodcutter 2.4 gardens 0.2

    baron 3.9 bridge 3.5 conspirator 3.2 coppersmith 2 courtier 4.6 courtyard 4.2 diplomat 3 duke 1 harem 6.2
    ironworks 3 lurker 0.5 masquerade 5 mill 2.6 mining_village 2.5 minion 4.3 nobles 6.1 patrol 4.9 pawn 2.2
    replace 4.6 saboteur 3.5 scout 0.2 secret_passage 3.4 shanty_town 1.7 steward 4 swindler 4 torturer 6
    trading_post 4.6 tribute 4.5 upgrade 5 wishing_well 2.6 great_hall 2 secret_chamber 1.2

    ambassador 4.4 bazaar 4 caravan 4.6 cutpurse 4.4 embargo 0 explorer 4.8 fishing_village 3.7 ghost_ship 5.8
    haven 2.4 island 4.2 lighthouse 2.8 lookout 3.6 merchant_ship 5.2 native_village 1.5 navigator 3 outpost 4
    pearl_diver 2.1 pirate_ship 3 salvager 4 sea_hag 5.5 smugglers 3 tactician 4.6 treasure_map 1 treasury 4.9
    warehouse 2.3 wharf 7

    apothecary 3.5 familiar 8 alchemist 4.5 apprentice 4 golem 3 herbalist 2.2 possession 6 transmute 0.3
    university 2.5 vineyard 0.5 scrying_pool 3 philosophers_stone 4

    bank 6.3 bishop 4.2 city 4.3 contraband 4.9 counting_house 1.5 expand 6 forge 5 goons 6.9 grand_market 6.6
    hoard 6 kings_court 4.5 loan 2.8 mint 2 monument 4.6 mountebank 8 peddler 4 quarry 2.2 rabble 5.5
    royal_seal 5 talisman 2.7 trade_route 3.1 vault 5.8 venture 5.6 watchtower 3.1 workers_village 2.5

    bag_of_gold 6 diadem 5 followers 9 princess 5 trusty_steed 8 fairgrounds 0.8 farming_village 2.6
    fortune_teller 2.7 hamlet 2 harvest 4.2 horn_of_plenty 2 horse_traders 3.1 hunting_party 5.8 jester 6 menagerie 2.7
    remake 4.4 tournament 5 young_witch 6.5

    border_village 5 cache 4.9 cartographer 4.4 crossroads 2.2 develop 2.8 duchess 2.5 embassy 5.8 farmland 1.5
    fools_gold 2.8 haggler 5.3 highway 4 ill_gotten_gains 5.4 inn 3.5 jack_of_all_trades 5.3 mandarin 4.6
    margrave 6 noble_brigand 4 nomad_camp 3 oasis 3.4 oracle 4 scheme 2.5 silk_road 0.2 spice_merchant 3.2
    stables 4.2 trader 3.4 tunnel 0.8

    altar 5.5 armory 3.4 band_of_misfits 4.5 bandit_camp 4.6 beggar 0.5 catacombs 5 count 5 counterfeit 5.3
    cultist 7.5 death_cart 2 feodum 0 forager 3.6 fortress 2.4 graverobber 4 hermit 2.8 hunting_grounds 6.6
    ironmonger 4 junk_dealer 5.2 knights 5.5 dame_josephine 5.5 dame_anna 5.5 dame_molly 5.5 dame_natalie 5.5
    dame_sylvia 5.6 sir_bailey 5.5 sir_destry 5.6 sir_martin 5 sir_michael 5.6 sir_vander 5.4 marauder 5.2
    market_square 2.4 mystic 4.2 pillage 4.2 poor_house 0.3 procession 1.5 rats 0.3 rebuild 6.6 rogue 5.6 sage 2.8
    scavenger 3.6 squire 2.4 storeroom 2 urchin 2.9 mercenary 4.5 vagrant 2.4 wandering_minstrel 2.6 madman 3

    advisor 4.4 baker 5.2 butcher 5.1 candlestick_maker 2.6 doctor 3 herald 3.8 journeyman 5.4 masterpiece 2.9
    merchant_guild 4.6 plaza 2.8 soothsayer 7.2 stonemason 0.3 taxman 3.5

    amulet 4.4 artificer 4 bridge_troll 5.2 caravan_guard 3.2 coin_of_the_realm 1.4 distant_lands 4 dungeon 3.7
    duplicate 3 gear 5 giant 5.2 guide 2.4 haunted_woods 5.8 hireling 6.4 lost_city 5.2 magpie 4 messenger 4 miser 4
    page 3.2 peasant 3.2 port 2.4 ranger 4.3 ratcatcher 2.6 raze 2.6 relic 5.4 royal_carriage 3 storyteller 3.5
    swamp_hag 6 transmogrify 3.5 treasure_trove 5.4 wine_merchant 4.9 treasure_hunter 3.6 warrior 4.2 hero 5.5
    champion 7 soldier 3.6 fugitive 4 disciple 3 teacher 5

    archive 5 capital 4.7 catapult 3.6 catapult_rocks 3.6 chariot_race 3.6 charm 5.2 city_quarter 4 crown 4
    emporium 4.6 encampment 2.9 encampment_plunder 2.9 plunder 5 enchantress 4.2 engineer 2.5 farmers_market 3.4
    fortune 8 forum 5.2 gladiator 3.3 gladiator_fortune 3.3 groundskeeper 3.3 legionary 5.3 overlord 4.5
    patrician 2.4 patrician_emporium 2.4 bustling_village 4 royal_blacksmith 6 sacrifice 4 settlers 1.8
    settlers_bustling_village 1.8 temple 3.9 villa 2.8 wild_hunt 6 castles 1.5 humble_castle 1.5

    bard 3.6 blessed_village 2.6 cemetery 3.5 changeling 0.5 cobbler 5 conclave 3 crypt 3 cursed_village 3
    den_of_sin 5.3 devils_workshop 1.5 druid 2.5 exorcist 3.2 faithful_hound 2.8 fool 3 ghost_town 2.9 guardian 2.2
    goat 3 haunted_mirror 0.4 idol 5.4 leprechaun 4 lucky_coin 2.9 monastery 4 necromancer 2.5 night_watchman 2.8
    pixie 2.9 pooka 4.8 pouch 1 raider 5.8 sacred_grove 4.8 secret_cave 2.9 shepherd 2.5 skulk 4.2 tormentor 5.2
    tracker 2.8 tragic_hero 5 vampire 5.6 werewolf 5.8 zombie_apprentice 2 magic_lamp 1 ghost 5

    acting_troupe 2 border_guard 2.7 cargo_ship 3.5 ducat 2.4 experiment 3.2 flag_bearer 3.5 hideout 3 improve 3.3
    inventor 3.1 lackeys 2.6 mountain_village 3 old_witch 8 patron 3.2 priest 3.9 recruiter 4.6 research 3.6
    scepter 4.5 scholar 5.4 sculptor 5 seer 5.2 silk_merchant 4 spices 5.3 swashbuckler 5.6 treasurer 5 villain 5.4

    animal_fair 5 barge 6 black_cat 3.3 bounty_hunter 4.4 camel_train 3.6 cardinal 4 cavalry 4.6 coven 6.6 destrier 5.4
    displace 4.2 falconer 5 fisherman 4 gatekeeper 5 goatherd 3.6 groom 3.9 hostelry 2.6 hunting_lodge 4.6 kiln 4
    livery 4.6 mastermind 4 paddock 5 sanctuary 4.9 scrap 2.8 sheepdog 3.4 sleigh 2.8 snowy_village 1.5
    stockpile 3.2 supplies 3 village_green 2.6 wayfarer 5.2

    barbarian 6 bauble 2.8 broker 3.4 capital_city 4.4 carpenter 3 contract 5 courier 3.6 emissary 4.2 galleria 4.2
    guildmaster 4.8 highwayman 6 hunter 5 importer 3.4 innkeeper 2 merchant_camp 2.2 modify 4.6 royal_galley 3
    sentinel 4.2 skirmisher 4.8 specialist 4.2 swap 2 sycophant 2 town 3 townsfolk 2.4 underling 2.9 augurs 2.8
    herb_gatherer 2.8 acolyte 3.4 sorceress 6 sibyl 5.6 clashes 2.9 forts 2.7 odysseys 2.8 wizards 2.8 student 2.8
    conjurer 4.4 sorcerer 6 lich 6 voyage 4 sunken_treasure 5.2 distant_shore 5.4 stronghold 5.5 hill_fort 5
    archer 4.6 warlord 5.2 battle_plan 3.6 blacksmith 3.9 miller 4 elder 4.4

    avanto 4.6 sauna 2.8 sauna_avanto 2.8 black_market 3 captain 6 church 3.8 dismantle 3 envoy 5 governor 4.3
    marquis 6 prince 5 stash 5 walled_village 2.4
""")

# Events and Projects worth their price, if one has nothing better; the others are left alone.
LANDSCAPES = table("""
    dominate 25 wedding 6.3 windfall 1 conquest 6.4 pilgrimage 2 ball 4 delve 3.2 banquet 2 expedition 2.8
    ferry 0.5 pathfinding 5 training 4 lost_arts 4 seaway 3.2 alms 3.1 commerce 4.5
    stampede 4.6 ride 1.9 toil 0.4 populate 7 enclave 6.5 invest 1 advance 0.1 raid 4
    academy 3.6 barracks 4 canal 6.2 capitalism 2 citadel 7 crop_rotation 4 exploration 2.5 fair 2.8
    fleet 3 guildhall 4.6 innovation 4 piazza 4.2 road_network 3 sewers 2.5 silos 1
    sinister_plot 3.8 star_chart 3.1 city_gate 2.8
""")

# Cards that take one card of the hand (or more) away: one of them is enough, and only while there is rubbish.
TRASHERS = frozenset("""
    chapel remodel moneylender upgrade trading_post steward masquerade ambassador lookout salvager bishop expand forge
    trade_route remake develop spice_merchant jack_of_all_trades altar forager count junk_dealer graverobber rats
    butcher stonemason taxman amulet raze ratcatcher transmogrify catapult catapult_rocks temple sacrifice exorcist
    monastery priest research improve scrap sanctuary sentinel displace broker carpenter modify dismantle church
    apprentice transmute replace sentry loan doctor hermit goatherd camel_train bounty_hunter
    cemetery zombie_apprentice acolyte mercenary recruiter treasurer hill_fort
""".split())

# These take a card of the hand whether one likes it or not: not played without rubbish in hand.
MUST_TRASH = frozenset("""
    remodel upgrade trading_post ambassador salvager bishop expand remake develop altar forager junk_dealer
    butcher stonemason apprentice transmute replace temple sacrifice exorcist priest research scrap displace broker
    modify dismantle catapult raze rats trade_route bounty_hunter sanctuary recruiter zombie_apprentice
""".split()) - {"butcher", "sanctuary"}

# Who is asked chooses about somebody else's cards (or against the one who profits): the worst for them.
AGAINST_OTHERS = frozenset("""
    pillage thief noble_brigand pirate_ship archer envoy advisor swindler contraband
""".split())

# Top cards of several players, one's own too: what lies in one's own hands is one's own.
OWN_OR_OTHERS = frozenset("spy scrying_pool oracle".split())
