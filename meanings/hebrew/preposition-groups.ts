/** Groups of nouns, by Strong's number, that decide the English of a preposition before them. */
import { group } from '../group.ts';

/** Those against whom one fights: enemies, peoples, houses and cities. */
export const FOES = group('H341 H6862 H7453 H1471 H3816 H5892 H1004');

/** Tools, weapons, ropes, materials, powers and joy. ב before them is "with", because one is not in them. */
export const TOOLS = group(
  'H2595 H3658 H5035 H2689 H7198 H2671 H8596 H3628 H7782 H7752 H6137 H2885 H84 H5940 H6541 H8127 H2256 ' +
    'H5688 H5178 H6616 H2742 H4661 H1314 H3196 H1832 H1065 H7440 H8193 H3956 H5930 H2077 H4503 H7161 ' +
    'H6856 H7134 H4717 H7420 H1270 H3701 H8242 H7070 H8458 H4700 H6767 H8562 H8081 H2719 H784 H68 H7626 ' +
    'H8057 H1818 H8643 H5797 H3581 H2220 H2239 H6425 H3976',
);

/** Fever, boils, blight, blindness and blows. */
export const DISEASES = group(
  'H7829 H6920 H1816 H2746 H7711 H3420 H7822 H5788 H7697 H6076 H1618 H2775 H4347 H5575',
);

/** Silver and other prices, for which one buys and sells. */
export const PRICES = group('H3701 H4242 H2091 H3644');

/** Horses, mules, camels, thrones, beds, roofs, hills, highways and feet: what one is on. */
export const SEATS = group('H5483 H6505 H6506 H2543 H1581 H3678 H4904 H6210 H1406 H1389 H4546 H7272 H4696');

/** Doors, ends, noons and set times. ב before them is "at". */
export const POINTS = group('H6607 H7097 H6256 H4150 H6672 H7093 H8462');

/** What one acts according to: a word, a judgment, a law, a custom, love, greatness, ways, deeds, a will. */
export const STANDARDS = group(
  'H1697 H4941 H8451 H2617 H7230 H1870 H4639 H6467 H6666 H6664 H1881 H4687 H7522 H2708 H2706 H4557 ' +
    'H3581 H1576 H7356 H3602 H4611 H2940 H7998 H1433 H4256',
);

/** Guilt and evil, because of which something happens. */
export const EVILS = group('H5771 H6588 H2403 H2399 H7451 H4604 H7562 H8441 H7455');

/** Commands, houses, armies, works and cities that a person is set over. */
export const OFFICES = group('H1004 H6635 H4522 H5892 H4399 H214 H5656 H776 H4082 H7393');

/** Peoples whose "mountain" is a land: the hill country of Ephraim. */
export const HILL_COUNTRIES = group('H669 H3063 H5321 H8165 H1568 H567 H3478 H6003');

/** Waters beside which one is. */
export const WATERS = group('H4325 H6388 H2975 H5104 H5158 H875 H3383 H3220');

/** Those to whom psalms are ascribed. */
export const PSALMISTS = group('H1732 H623 H8010 H4872 H387 H1968 H3038 H7141');

/** To go, to come, to return, to flee, to hear. ל after these is "to". */
export const GOING = group(
  'H935 H7725 H3212 H1980 H5927 H3381 H5127 H3318 H7971 H6437 H5674 H622 H8085 H238 H7181 H7126',
);

/** To say, to speak, to tell, to call. */
export const SPEAKING = group('H559 H1696 H5046 H7121');

/** Offerings, work and cleansing, for which one brings and makes things. */
export const PURPOSES = group('H2403 H817 H5930 H8002 H2077 H4503 H4399 H5656 H2893 H4394 H7676');

/** Adjectives after which מן is "than": mighty, many, great, small, strong, bitter, high, deep, wise. */
export const COMPARED = group(
  'H6099 H7227 H1419 H6996 H2389 H5794 H4966 H4751 H1364 H1362 H6013 H6175 H3368 H7031 H2450 H3515 H752 H7342 H977 H7185 H3303 H8205',
);

/** Verbs for being strong, many, great or high. מן after these is "more than". */
export const COMPARING = group(
  'H6105 H1396 H2388 H7231 H7043 H1431 H7235 H1361 H6663 H553 H157 H3254 H2896 H2895 H5666',
);

/** Verbs such as to set, to give and to add. After these, "on this" is a place and not "because of this". */
export const PLACING = group('H7760 H5414 H3254 H7896 H6213 H5564 H5975 H3427 H935');

/** To flee, to drive out, to go out, to hide, to fear. "From before" keeps this meaning after these. */
export const LEAVING = group(
  'H5127 H1272 H3318 H1644 H5498 H3372 H6206 H5641 H2244 H4422 H5674 H5493 H1481 H1540 H8045 H3423 H2865 H3467 H6437 H7368 H5074',
);
