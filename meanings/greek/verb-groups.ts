/** Groups of Greek words, by Strong's number, that the rules for verbs ask about. */
import { group } from '../group.ts';

/** εἰμί and ὑπάρχω. */
export const TO_BE = group('G1510 G5225');

/** Words that begin a new clause: and, so that, that, but, if, or, as, just as, because. */
export const CLAUSE_STARTS = group('G2532 G2443 G3754 G235 G1437 G1487 G2228 G5613 G2531 G3704 G1360');

/** Verbs for what only persons do, such as to say, to live, to hear and to know. */
export const OF_PERSONS = group(
  'G3004 G5346 G3687 G2198 G4982 G191 G518 G1492 G2983 G2036 G1080 G4352 G2147 G4100 G25 G5368 G264 G2212 G71 G649 G3992',
  'G3870 G1321 G611 G2168 G2127 G4336 G991 G3708 G1325 G2980 G455 G1272 G5342 G377 G2097 G4046 G1544',
);

/** Verbs that have no thing as their object, so that τί before them is "why". */
export const WITHOUT_OBJECT = group(
  'G907 G2799 G1260 G3985 G5015 G2350 G2873 G1573 G5140 G2476 G1689 G2518 G2296 G5399 G816 G3309 G2744 G1379 G2793 G3201',
  'G4802 G2064 G1377 G3076',
);

/** All, one, many, no one: nothing "becomes" these, so they are no predicate of "to become". */
export const QUANTITIES = group('G3956 G1520 G4183 G3762');

/** Before, as, into, out of, in: words that show where or what something becomes. */
export const BESIDE_BECOMING = group('G1715 G5613 G1519 G1537 G1722');

/** Words that begin a clause that only explains another: if, when, because, just as. */
export const SUBORDINATES = group('G1437 G1487 G3752 G3753 G5613 G2531 G2443 G3704 G1360 G1893 G3745');

/** Verbs without an object. A neuter beside them is their subject: to come, to fall, to remain, to grow. */
export const INTRANSITIVE = group(
  'G2064 G565 G1831 G1525 G4334 G3928 G1330 G305 G2597 G1684 G4198 G1607 G1531 G1904 G4905 G5290 G2240 G3855 G5143',
  'G3306 G1961 G1265 G599 G5053 G2545 G2989 G5316 G2480 G1410 G714 G837 G985 G1816 G393 G2896 G5343 G2749 G4052 G3007',
  'G5302 G4072 G4154 G2872 G3514 G3140 G1380 G3195 G1774 G3611 G2730 G1754 G1073 G4903 G2681 G1879 G4098 G1601 G1968',
  'G1448 G2198 G4851 G1832 G450 G190 G3877 G2667 G5453',
);

/** Neuter nouns for what acts by itself: spirit, demon, child, nation, beast, lamb, sheep, bird, girl. */
export const LIVING_NEUTERS = group(
  'G2877 G4151 G1140 G3813 G5043 G1484 G2342 G721 G4263 G4071 G2226 G3816 G5040',
);

/** Adjectives that stand for persons and things: all, many, no one, other, one, each, the rest, the first. */
export const PRONOMINAL = group(
  'G3956 G537 G4183 G3762 G3367 G243 G2087 G1520 G1538 G3062 G4413 G2078 G297 G3650 G2425',
);

/** Verbs whose passive has "it" as its subject: it was said, it has been given, it is permitted. */
export const IMPERSONAL_PASSIVES = group(
  'G4483 G2046 G2036 G1325 G2010 G863 G601 G3354 G488 G4369 G467 G312 G518 G5483 G1107 G591',
);

/** Numbers without cases: two, five, seven, twelve. */
export const NUMBERS_ALONE = group('G1417 G4002 G1803 G2033 G1176 G1427');

/** Evening and early, beside which "to be" is "it is". */
export const TIMES_OF_DAY = group('G2073 G4404');

/** Verbs of saying. "The Spirit" is their subject even after them. */
export const SPEAKING = group('G3004 G2036 G5346 G3140 G2980');

/** Verbs for what is done to things: to throw, put, light, cut down, build, hide, cover, eat, drink, loose. */
export const HANDLING = group(
  'G906 G5087 G681 G2545 G1581 G3618 G2928 G2572 G5315 G2068 G4095 G3089 G142 G4982 G622 G1856 G4687 G2719 G2813 G4453',
);

/** Verbs with a genitive as their object: to touch, hear, accuse, laugh at, rule over, beg, put up with, spare. */
export const WITH_GENITIVE = group(
  'G681 G191 G1522 G2723 G2606 G2961 G2634 G2715 G1850 G5339 G1189 G430 G1582 G3685 G2706 G1959 G1950 G3421 G757 G2616',
  'G2649 G2902 G1949 G5177 G1089 G3403 G2620 G2655 G4291 G3643 G482 G2635 G5302 G2983 G1763',
);

/** To do, want, give, ask for, think, benefit, lack: τί is their object also where they have another. */
export const ASKING_WHAT = group('G4160 G1096 G2309 G1325 G154 G1380 G5623 G5302 G1014 G1492 G2238');

/** What "comes" and does not "become": day, evening, hour, voice, famine, darkness, cloud, fear, salvation, a word. */
export const COMING = group(
  'G2250 G3798 G4404 G4405 G5610 G5456 G3042 G4578 G5401 G2347 G2540 G1611 G3507 G4655 G4991 G3571 G2906 G4487',
);
