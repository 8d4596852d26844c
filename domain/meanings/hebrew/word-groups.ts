/** Groups of Hebrew words, by Strong's number, that rules ask about. */

const group = (numbers: string): ReadonlySet<string> => new Set(numbers.split(' '));

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

/** Chaff, straw, the sea, kinds of wind, and the travail that is a chasing after wind. */
export const WINDY = group('H4671 H6921 H5591 H7179 H3220 H6045 H5645');

/** Pairs of scales. */
export const SCALES = group('H3976 H6425');

/** What is his in "each man his …": neighbour, brother, wife, house, god. */
export const FELLOWS = group('H7453 H251 H802 H7468 H269 H517 H1004 H168 H4725 H5159 H430');

/** Armies, chariots, guards and their numbers, which have commanders. */
export const TROOPS = group('H6635 H2428 H505 H3967 H2572 H7393 H2876');

/** Peoples and tribes, of whom an אִישׁ is a man and not a husband. */
export const TRIBES = group('H3478 H3063 H1144 H669 H1568 H4519 H8095 H1390');

/** Words for women. With one of them, or with a name, in the verse, a feminine suffix can be "her". */
export const WOMEN = group(
  'H802 H1323 H517 H269 H8198 H519 H1330 H5291 H490 H4436 H6370 H3618 H2181 H1404 H2545 H5347',
);

/** Plants, metals, images and other things that a suffix often stands for, where no person is near. */
export const THINGS = group('H2682 H6731 H6086 H6212 H1612 H8384 H6459 H2091 H3701 H4196 H727 H3844 H1877');

/** What belongs to a person more often than to a thing. */
export const OF_PERSONS = group('H1 H1121 H251 H3027 H3820 H3824 H517 H5315 H5971 H6963 H1004 H376');

/** What belongs to a thing more often than to a person: seed, fruit, leaf, poles. */
export const OF_THINGS = group('H2233 H6529 H905 H5929');

/** Tools, materials, powers and joy: what something is done with. */
export const MEANS = group(
  'H8081 H2719 H784 H68 H7626 H8057 H1818 H8643 H7782 H5797 H3581 H2220 H2239 H6425 H3976',
);

/** Words in the headings of psalms. */
export const TITLES = group('H4210 H7892 H4905 H4387 H8605 H8416 H7692 H5329');

/** What a person becomes: "as a king". */
export const ROLES = group('H4428 H5057 H8269 H5650 H1121 H1323 H802 H7218 H5387 H5971');

/** Persons, what stands for many of them, and "all", with which ל is "to": "to a man", but "for a sign". */
export const RECEIVERS = group(
  'H376 H802 H120 H1121 H1323 H4428 H3548 H5650 H1 H251 H517 H5030 H8269 H113 H3881 H582 H7453 H341 H5288 H6635 ' +
    'H7227 H1616 H3206 H6862 H2233 H3605 H1755 H4940 H4294 H1004 H5892',
);

/** Things of which there is only one, and words of time and measure, which have "the" after "like". */
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

/** Peoples: if the name of one follows the word for God, their gods are meant. */
export const PEOPLES = group(
  'H4714 H4124 H5983 H758 H567 H1471 H5971 H6430 H6721 H6722 H2574 H774 H5617 H8165 H1834 H130 H804 H894 H123 H5236',
);

/** "Other", "foreign" and what images of gods are made of. */
export const OTHER_GODS = group('H312 H5236 H2114 H2091 H3701 H4541 H6086 H68 H1722 H3702 H636 H69');

/** Words after which the imperfect is a present and no future: if, lest, for the sake of, until. */
export const CONDITIONS = group('H518 H6435 H4616 H5704');

/** Nouns in the singular for many persons, whose verb can be a plural. */
export const COLLECTIVE = group('H5971 H5712 H6951 H3605 H376 H1471 H1004 H2233 H120');

/** Names of peoples, whose verb can be a plural. */
export const NATIONS = group('H3478 H3063 H4714 H758 H4124 H123 H669 H1144');

/** Places, to which one comes without a preposition. */
export const PLACES = group('H7704 H1004 H776 H5892 H4725 H3220 H2022 H8179 H4264');

/** Words of time. After one of these, "to be" tells that something happened then. */
export const TIMES = group('H3117 H6256 H7093 H4283 H3915 H1242 H8141 H2320 H7097');

/** What one does, and does not make: words, good, evil, judgment, commandments, this. */
export const DEEDS = group(
  'H8201 H5360 H2154 H4611 H4678 H7451 H1870 H5656 H226 H4159 H7522 H2143 H4941 H5771 H8267 H7423 H3651 H834 H3541 H3602 H1697 H7451 H2896 H4639 H4941 H6666 H4687 H2617 H4100 H2088 H2063 H428 H8441 H5039 H4399 ' +
    'H3477 H2706 H2708 H8451 H7562 H5766 H205 H6664 H3605 H1419 H6381 H7564 H2428',
);

/** What is lifted up and not carried: a name, eyes, a voice, a hand. */
export const LIFTED = group('H4791 H8034 H5869 H6963 H3027 H7218 H6440 H5315 H3709 H5251');

/** What is borne and not carried: guilt, sin, disgrace. */
export const BORNE = group('H5771 H2403 H2399 H3639 H2781 H3640 H6588');

/** What shines by itself: a face and eyes. */
export const SHINING = group('H6440 H5869');

/** What is uncovered and not revealed: a body, a foundation or guilt. */
export const UNCOVERED = group('H6172 H4351 H3247 H5771 H7757 H4145 H2403 H7451');

/** What does not rise but stands: a word, a plan or a vow. */
export const LASTING = group('H1697 H6098 H5088 H632 H4284');

/** Words for "to liken" and "likeness". */
export const LIKENESS = group('H1819 H1823');

/** Verbs of perception and speech, after which כי means "that". */
export const THAT_VERBS = group('H3045 H7200 H8085 H559 H5046 H7650 H539');

/** Words for waters, with which the Hebrew "upon" is "beside". */
export const BANKS = group('H4325 H6388 H2975');

/** To go, to come, to send: "to where you go". */
export const MOTION = group('H1980 H3212 H935 H7971');

/** Heaven and the deep, beside which ארץ is the earth. */
export const HEAVEN = group('H8064 H8065 H8415');

/** Ends, foundations, dust and wings of the earth. */
export const ENDS = group('H7097 H7098 H7099 H657 H4146 H4144 H6083 H3671 H3411 H8482 H2791 H1366 H2872');

/** To possess, to dwell in, to inherit: what one does with a land. */
export const PLANTED = group('H3423 H7931 H5157 H7356');

/** Parts of the body that are a right and a left one. */
export const BODY_PARTS = group('H3027 H7785 H241 H5869 H7272 H3709 H3409 H931 H3802 H2220');

/** The heart, desire, love, bitterness and affliction, which belong to the soul. */
export const FEELINGS = group('H3824 H183 H185 H6031 H4751 H4843 H8378 H157 H160 H1602 H6770');

/** The fat and the legs of an animal, which is washed and burned. */
export const SACRIFICED = group('H2459 H3767');

/** To scatter, to drive away, to blow, and east: signs of a wind. */
export const WINDS = group('H2219 H5086 H6921 H4422 H7722 H5492');

/** After these קדש with an article is no place: contribution, ground, mountain, way, garments, name, spirit, oil, ark, seed, city. */
export const OF_HOLINESS = group(
  'H8641 H127 H2022 H1870 H899 H8034 H7307 H8081 H727 H2233 H5892 H5145 H68 H1285',
);

/** Metals and stone, of which there are talents. */
export const METALS = group('H3701 H2091 H5178 H1270 H5777 H68');

/** To strike, to break, to sprout, to stretch out, a snake: what is told of a staff. */
export const BEATEN = group('H5221 H7665 H6524 H8577 H5175 H6186');

/** To hide, to keep, to sit, to leave. */
export const LAID_ASIDE = group('H2244 H8104 H3427 H5203');

/** A sword, a famine, a plague and to reign: with these ארץ is a land after "on". */
export const OVER_LAND = group('H2719 H7458 H1698 H4427');

/** Idols: Dagon, Chemosh, Nisroch, Rimmon, Baal-zebub, Milcom, Ashtoreth. */
export const IDOLS = group('H1712 H3645 H5268 H7417 H1176 H4445 H4432 H6253 H6138');

/** To serve, to bow down, to sacrifice, to go after: what is done to gods. */
export const SERVING = group('H5647 H7812 H2181 H310');

/** What a hand puts something into: heart, mouth, midst, ward, house, ark. */
export const CONTAINERS = group(
  'H3820 H3824 H6310 H8432 H7130 H4929 H3627 H727 H3563 H572 H4115 H953 H639 H241 H2436 H5469 H3608 H4307 H214',
);

/** Words for commandments, which are done. */
export const COMMANDS = group('H2706 H2708 H4941 H4687 H8451 H6680 H1697');

/** A waste, a terror, a reproach: what God makes of a land. */
export const DESOLATE = group('H8047 H8077 H2723 H2189 H2781 H4923 H7045 H8322 H1530 H5929 H4093 H8148');

/** Feasts, which are kept. */
export const FEASTS = group('H6453 H7676 H2282');

/** Images of gods, which hands have made. */
export const IMAGES = group('H457 H6459 H6091 H6456 H4541');

/** Offerings that one makes ready. */
export const OFFERED = group('H5930 H4503 H2403 H2077 H801 H8002 H5262');

/** A sword, a famine, a plague, fire, snakes and swarms, which God sends. */
export const PLAGUES = group('H2719 H7458 H1698 H784 H2534 H738 H5175 H6157 H2740 H2671 H7341 H6880');
