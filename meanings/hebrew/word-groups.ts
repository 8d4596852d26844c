/** Groups of Hebrew words that rules ask about, by Strong's number. */
import { group } from '../group.ts';

/** Words for God, which are definite without an article. */
export const DIVINE = group('H430 H410 H433 H426 H3068 H3069 H3050 H136 H7706');

/** Nouns that are persons, and so can be subjects. */
export const PERSONS = group(
  'H376 H802 H120 H5971 H1121 H4428 H3548 H5650 H1 H251 H5030 H8269 H113 H3881 H582 H4397 H1397 H5288',
);

/** כל in Hebrew and in Aramaic. */
export const ALL = group('H3605 H3606');

/** Priest, altar, victims and offerings. */
export const OFFERINGS = group('H3548 H6499 H8163 H5930 H4196 H801 H817');

/** Words that can follow "each man his …": neighbour, brother, wife, house, god. */
export const FELLOWS = group('H7453 H251 H802 H7468 H269 H517 H1004 H168 H4725 H5159 H430');

/** What has commanders: armies, chariots, guards, thousands, hundreds and fifties. */
export const TROOPS = group('H6635 H2428 H505 H3967 H2572 H7393 H2876');

/** Words for women. If the verse has one of them, a feminine suffix can be "her". */
export const WOMEN = group(
  'H802 H1323 H517 H269 H8198 H519 H1330 H5291 H490 H4436 H6370 H3618 H2181 H1404 H2545 H5347',
);

/** What belongs to a person more often than to a thing. */
export const OF_PERSONS = group('H1 H1121 H251 H3027 H3820 H3824 H517 H5315 H5971 H6963 H1004 H376');

/** What belongs to a thing more often than to a person: seed, fruit, leaf, poles. */
export const OF_THINGS = group('H2233 H6529 H905 H5929');

/** Words in the headings of psalms. */
export const TITLES = group('H4210 H7892 H4905 H4387 H8605 H8416 H7692 H5329 H4609');

/** What a person becomes: "as a king". */
export const ROLES = group('H4428 H5057 H8269 H5650 H1121 H1323 H802 H7218 H5387 H5971');

/** Persons, groups of persons, and "all". ל before these is "to": "to a man", but "for a sign". */
export const RECEIVERS = group(
  'H376 H802 H120 H1121 H1323 H4428 H3548 H5650 H1 H251 H517 H5030 H8269 H113 H3881 H582 H7453 H341 H5288 H6635 ' +
    'H7227 H1616 H3206 H6862 H2233 H3605 H1755 H4940 H4294 H1004 H5892',
);

/** Things of which there is only one, and words of time and measure. These have "the" after "like". */
export const OF_TIME_AND_WORLD = group(
  'H8121 H3394 H8064 H3220 H776 H3117 H6256 H1697 H4941 H1870 H4592 H865 H1881',
);

/** Persons and things that one counts. One of them has an English "a". */
export const COUNTABLE = group(
  'H376 H802 H1121 H1323 H4428 H5892 H1004 H5288 H5650 H4397 H5030 H3548 H1471 H2022 H7704 H4196 H2719 H68 H6499 ' +
    'H352 H3532 H7716 H251 H5612 H1285 H6086 H7979 H4725 H226 H7549 H5158 H5104 H168 H1817 H3678 H5483 ' +
    'H738 H2472 H6963 H7307 H1397 H5291 H1330 H490 H2282 H1805 H4334 H1237',
);

/** Times and measures whose dual means two of them, and not a pair. */
export const TWO = group('H3117 H8141 H520 H6471 H7620 H2320 H5429');

/** Peoples. If one follows a word for God, it means their gods. */
export const PEOPLES = group(
  'H4714 H4124 H5983 H758 H567 H1471 H5971 H6430 H6721 H6722 H2574 H774 H5617 H8165 H1834 H130 H804 H894 H123 H5236',
);

/** "Other", "foreign" and the materials of images. A word for God before these means gods. */
export const OTHER_GODS = group('H312 H5236 H2114 H2091 H3701 H4541 H6086 H68 H1722 H3702 H636 H69');

/** Words after which the imperfect is a present, and not a future: if, lest, for the sake of, until. */
export const CONDITIONS = group('H518 H6435 H4616 H5704');

/** Singular nouns for many persons. Their verb can be a plural. */
export const COLLECTIVE = group('H5971 H5712 H6951 H3605 H376 H1471 H1004 H2233 H120');

/** Names of peoples. Their verb can be a plural. */
export const NATIONS = group('H3478 H3063 H4714 H758 H4124 H123 H669 H1144');

/** Places that can follow a verb of going without a preposition. */
export const PLACES = group('H7704 H1004 H776 H5892 H4725 H3220 H2022 H8179 H4264');

/** Words of time. "To be" before one of these is "it happened". */
export const TIMES = group('H3117 H6256 H7093 H4283 H3915 H1242 H8141 H2320 H7097');

/** What one does and does not make: words, good, evil, judgment, commandments, this. */
export const DEEDS = group(
  'H8201 H5360 H2154 H4611 H4678 H7451 H1870 H5656 H226 H4159 H7522 H2143 H4941 H5771 H8267 H7423 H3651 ' +
    'H834 H3541 H3602 H1697 H2896 H4639 H6666 H4687 H2617 H4100 H2088 H2063 H428 H8441 H5039 H4399 H3477 ' +
    'H2706 H2708 H8451 H7562 H5766 H205 H6664 H3605 H1419 H6381 H7564 H2428',
);

/** What is lifted up and not carried: a name, eyes, a voice, a hand, a lament, a prayer. */
export const LIFTED = group(
  'H7015 H4912 H1065 H5092 H8605 H7440 H4791 H8034 H5869 H6963 H3027 H7218 H6440 H5315 H3709 H5251',
);

/** What is borne and not carried: guilt, sin, disgrace. */
export const BORNE = group('H5771 H2403 H2399 H3639 H2781 H3640 H6588');

/** What shines by itself: a face and eyes. */
export const SHINING = group('H6440 H5869');

/** What is uncovered and not revealed: a body, a foundation or guilt. */
export const UNCOVERED = group('H6172 H4351 H3247 H5771 H7757 H4145 H2403 H7451');

/** Verbs of perception and speech, after which כי means "that". */
export const THAT_VERBS = group('H3045 H7200 H8085 H559 H5046 H7650 H539 H2142 H995 H5234');

/** Words for waters. The Hebrew "on" before these is "beside". */
export const BANKS = group('H4325 H6388 H2975');

/** To say, speak, command, tell and call. What follows can be the speech itself. */
export const SAYING = group('H559 H1696 H6680 H5046 H7121 H7650');

/** To ask, seek, tell, know, see and test, after which אם means "whether". */
export const ASKING = group('H1875 H5046 H3045 H7200 H5254 H7592 H974');

/** Nouns and adjectives for persons. A pronoun for one of them is "he" or "she", and not "it". */
export const HUMANS = group(
  'H376 H802 H120 H5971 H1121 H4428 H3548 H5650 H1 H251 H5030 H8269 H113 H3881 H582 H4397 H1397 H5288 H2145 ' +
    'H1060 H269 H517 H1323 H341 H7563 H6662 H2450 H2114 H3684 H441 H34 H1730 H5291 H490 H519 H8198 H6571 H5057 ' +
    'H970 H1330 H5945 H1800 H3490 H5631 H4899 H6370 H7778 H2796 H4436 H3618 H2623 H6862 H5707 H6041 H5633 H7854 ' +
    'H191 H5787 H6412 H6223 H4430 H5347 H3887 H5036 H4945 H6612 H2400 H7916 H8453 H6496 H2374 H7101 H6346 H5461 ' +
    'H7991 H7453 H1368 H5387 H1616 H3206 H1167 H5768 H3211 H2860 H6184 H5959 H4828 H1404 H1377 H5031 H6945 ' +
    'H3049 H1590 H406 H7860 H7262 H7249 H5257 H6099 H46 H6810 H2205 H605 H6455 H7349 H2086 H2545 H5237 H6918 ' +
    'H3373 H6035 H1067 H2748 H4962 H5290 H606 H1400 H2181 H7934',
);

/** Names of women, which have the feminine gender. */
export const NAMES_OF_WOMEN = group(
  'H635 H7354 H8283 H3812 H7259 H6870 H8559 H348 H5281 H4324 H8297 H26 H4813 H1339 H2584 H1904 H7327 H4435 ' +
    'H1683 H2060 H5711 H1783 H173 H1315 H2153 H293 H3278 H1807 H172 H4244 H7343 H5915 H2294 H49 H170 H6989 ' +
    'H5270 H2295 H7532 H5806 H2657 H1940 H2238',
);

/** Names of places. */
export const NAMES_OF_PLACES = group(
  'H3389 H4714 H894 H3383 H6726 H1008 H8111 H1035 H3844 H1316 H3405 H884 H1834 H1390 H1053 H6865 H1537 H5467 ' +
    'H5857 H7157 H2809 H1391 H4709 H7414 H5514 H2574 H1661 H7887 H1032 H6539 H3390 H769 H895 H3923 H3760 H6138 ' +
    'H5804 H6307 H7433 H7800 H6947 H6017 H6578 H6946 H5523 H3841 H2674 H7084 H1052 H1387 H5210 H2722 H795 H6177 ' +
    'H1657 H7237 H1507 H6860 H6100 H1007 H4266 H3270 H2768 H2011 H8553 H2023 H6252 H4023 H6943 H5872 H831 H6678 ' +
    'H6290 H7153 H1769 H7247 H4363 H6939 H1642 H6820 H763 H6914 H6790 H357 H4708 H7158 H6881 H8396 H4407 H7025 ' +
    'H883 H2767 H3096 H4719 H663 H1650 H8612 H8152 H3870 H1224 H6429 H6449 H154 H1020 H1047 H5725 H5883 H2705 ' +
    'H7755 H4762 H1049 H1667 H1533 H1188 H3529',
);

/** Words that a later pronoun seldom means: parts of the body, times and amounts. */
export const NEVER_MEANT = group(
  'H3605 H3606 H6440 H3027 H5869 H3820 H3824 H6310 H7218 H3709 H7272 H241 H3117 H8141 H6256 H3915 H1242 H6153 H2320 ' +
    'H6471 H5769 H7130 H8432 H3225 H8040 H6635 H5704 H259 H4325 H6924 H6828 H5045 H4557 H7230 H7350 H3956 H8193 ' +
    'H639 H2534 H899 H2524 H2545 H3581 H7965 H571 H2617 H5439 H4116 H4120 H3162 H520 H8255 H1767 H4592 H3966 H8548',
);

/** Parts and measures of a thing: "its length". */
export const PARTS = group(
  'H753 H7341 H6967 H7339 H1280 H1817 H361 H1366 H1367 H8444 H4393 H2677 H2549 H7253 H8432 H6654 H7023 H2346 H5216 H6591 ' +
    'H8179 H7161 H68 H3247 H7098 H8393 H8372 H4514 H6603 H5585 H8545 H5982 H134 H3653 H5929 H905 H6529 H1530 H3489 H4526 ' +
    'H3791 H4225 H6607 H319 H7667 H6083 H6086 H7314 H730 H2691 H3627 H5262 H8328 H6227 H1513 H3828 H8081 H7070 H6525 ' +
    'H5409 H3924 H4971 H5117 H7226 H2053 H4060 H4948 H2459 H6285 H7097 H1995 H7105 H2981 H1323 H4428 H5571 H998',
);

/** Measures and parts that only a thing has: length, breadth, bars, doors. */
export const ONLY_OF_THINGS = group(
  'H753 H7341 H7339 H1280 H1817 H361 H1367 H2677 H2549 H7253 H6654 H7023 H6591 H8372 H4514 H6603 H134 H3653 H4526 H7226 H2053 H4054 H5982 H4948',
);

/** Verbs, with their stems, whose object is more often a thing than a person: to build, to write. */
export const DONE_TO_THINGS = group(
  'H1129q H1548p H1758q H2232q H2236q H2490p H2596q H2658q H2763h H2857q H3615p H3789q H3920q H4058q H5130h ' +
    'H5193q H5415q H6213q H6466q H6823p H6999h H7126h H7167q H7665q H7999p H8210q H8313q H2040q ' +
    'H5422q H2076q H7819q H5608p H6566q H7789q H1696p H3722p H398q H5046h H6779h H1854h',
);

/** Verbs whose object is far more often a person than a thing: to answer, to kill. */
export const DONE_TO_PERSONS = group(
  'H5221 H6030 H6680 H2026 H4191 H3467 H5337 H1288 H5647 H8334 H157 H8130 H6912 H7592 H559 H5162 H5826 H5545 H6485 ' +
    'H7971 H3256 H3925 H4427 H4886 H1644 H7291 H5381 H6869 H6887 H6031 H3045 H7901 H2142 H7043 H779 H1984 H3519 H7378 ' +
    'H8199 H631 H3988 H6299 H1350 H5148 H5090 H3898 H6293 H7136 H5975 H1961 H3766 ' +
    'H7125 H7122 H5564 H5462 H3205 H3046 H7804 H5338 H8120 H3238 H2939 H7812 H6965 H3254 H5401 H2263 H6279 H2603 H7355 H3513 H1431 H7311 H3384 H995',
);

/** Verbs, with their stems, whose subject is a thing or a speech: "it was built", "it was told". */
export const OF_THINGS_ONLY = group(
  'H1129N H1197q H1310P H1639N H1854q H1855h H2266P H2556q H2717q H3001q H3045N H3190q H3518q H3559H H3789N ' +
    'H398N H4549N H5545N H5608P H5648u H5956N H6213N H6381N H644N H6565H H6605N H6647M H6779q H7043N H7167N ' +
    'H7185q H7521N H7703P H8085N H8232q H2896q H2895q H2803N H8388N H5117q H7665N H2040N H5422P H8210N',
);

/** Verbs whose subject is often a woman and seldom a thing: to say, to bear, to take. */
export const OF_WOMEN = group(
  'H559 H3205 H2029 H3947 H7121 H5414 H6030 H1696 H3212 H1980 H935 H7200 H8085 H7725 H6965 H3045 H398 H8354 H7971 H2181 ' +
    'H5375 H3318 H1058 H8193 H3680 H5927 H7760 H3381 H8104 H6213 H7901 H2930 H5087 H157 H7592 H5221 H4191 H3427 H270 H631 H6298 H4672 H5324 H4784',
);

/** Verbs whose subject can be a thing too: to be, to fall, to go out, to stand, to be unclean. */
export const OF_THINGS_TOO = group(
  'H1961 H1934 H7311 H7368 H3334 H2610 H3857 H5307 H3318 H5927 H3381 H6965 H5975 H6942 H1431 H2308 H7489',
);

/** Nouns that follow "it is" more often than "there is": "it is holiness to you", "it is sin". */
export const CALLED = group('H6944 H2399 H2403 H5650 H8441 H430 H5971');

/** Verbs that often have "that" as their object, although the English verb has no object: the word that he spoke. */
export const OF_WORDS = group('H1696 H559 H7650 H2398 H3898 H4427 H6213 H4603 H5753');

/** Parts of the body of which there is a right one and a left one. */
export const BODY_PARTS = group('H3027 H7785 H241 H5869 H7272 H3709 H3409 H931 H3802 H2220');

/** Words beside which נפש is the soul: the heart, desire, love, bitterness and affliction. */
export const FEELINGS = group('H3824 H183 H185 H6031 H4751 H4843 H8378 H157 H160 H1602 H6770');

/** Words after which קדש with an article is not a place but "holy": mountain, garments, name, spirit, oil, city. */
export const OF_HOLINESS = group(
  'H8641 H127 H2022 H1870 H899 H8034 H7307 H8081 H727 H2233 H5892 H5145 H68 H1285',
);

/** Idols: Dagon, Chemosh, Nisroch, Rimmon, Baal-zebub, Milcom, Ashtoreth. */
export const IDOLS = group('H1712 H3645 H5268 H7417 H1176 H4445 H4432 H6253 H6138');

/** What one does to gods: to serve, to bow down, to prostitute oneself, to go after. */
export const SERVING = group('H5647 H7812 H2181 H310');

/** What one puts something into: a heart, a mouth, a vessel, an ark, a cup, a prison. */
export const CONTAINERS = group(
  'H3820 H3824 H6310 H8432 H7130 H4929 H3627 H727 H3563 H572 H4115 H953 H639 H241 H2436 H5469 H3608 H4307 H214',
);

/** Images of gods, which one makes. */
export const IMAGES = group('H457 H6459 H6091 H6456 H4541');

/** Offerings that one makes ready. */
export const OFFERED = group('H5930 H4503 H2403 H2077 H801 H8002 H5262');

/** A sword, a famine, a plague, fire, snakes and swarms, which God sends. */
export const PLAGUES = group('H2719 H7458 H1698 H784 H2534 H738 H5175 H6157 H2740 H2671 H7341 H6880');
