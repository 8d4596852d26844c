/** Groups of Greek words, by Strong's number, that rules ask about. */
import { group } from '../group.ts';

/** Words that never stand first in a clause and so can stand inside a phrase: δέ, γάρ, μέν, οὖν, τέ, γέ, ἄν, δή. */
export const POSTPOSITIVES = group('G1161 G1063 G3303 G3767 G5037 G1065 G302 G1211');

/** "And" and "or". */
export const AND_OR = group('G2532 G2228');

/** Words after which "and" is "also": but, for, so, therefore, just as, as, not, in like manner, that, or, together. */
export const BEFORE_ALSO = group(
  'G1161 G1063 G3779 G1352 G2531 G5613 G235 G3780 G5618 G2509 G3668 G5615 G260 G2443 G3704 G3754 G2228 G5101',
);

/** Verbs after which ἵνα is "that": to urge, to ask, to beg, to command, to rebuke, to pray, to want, to adjure. */
export const BEFORE_CONTENT = group(
  'G3870 G2065 G1189 G1291 G1781 G3853 G2008 G4336 G2309 G4851 G1844 G4823 G2212 G1011 G1263 G2784 G863 G154 G3726',
);

/** Words that ἵνα explains: hour, commandment, need, worthy, enough, will. */
export const WITH_CONTENT = group('G5610 G1785 G5532 G514 G2425 G2307 G713');

/** Words that begin a clause about a person, a thing or a place: who, whoever, as many as, where. */
export const RELATIVES = group('G3739 G3748 G3745 G3699 G3757');

/** Words for a purpose or a fear: ἵνα, ὅπως, μήποτε. */
export const FINAL = group('G2443 G3704 G3379');

/** Words for a condition or a time to come: ἐάν, ἄν, ὅταν, κἄν, ἄχρι, ἕως, ἐπάν. */
export const CONDITIONS = group('G1437 G302 G3752 G2579 G891 G2193 G1875');

/** Words after which a subjunctive comes: ἵνα, ὅπως, ἐάν, ἄν, ὅταν, μήποτε. */
export const WITH_SUBJUNCTIVE = group('G2443 G3704 G1437 G302 G3752 G3379');

/** To say, in the present and in the aorist. */
export const SAY = group('G3004 G2036');

/** Verbs after which ὅτι is "that": of saying, showing, knowing, thinking and feeling. */
export const BEFORE_THAT = group(
  'G3004 G2036 G5346 G3140 G4828 G2046 G312 G518 G2980 G3670 G1125 G314 G611 G4302',
  'G1321 G1166 G1213 G1107 G1718 G5319 G601 G3936 G3860 G1834 G3377',
  'G1492 G1097 G1921 G1987 G4920 G50 G3129 G991 G3708 G2334 G2657 G191 G2147 G2638 G3403 G3421',
  'G4100 G3049 G1380 G3543 G3982 G5274 G1260',
  'G2296 G2744 G2168 G3199 G1679 G4823 G3143 G1263 G5263 G626 G994 G3908 G4972 G4483 G4852 G4283 G4275 G1089',
);

/** To enter, to go in, to embark: after them εἰς is "into". */
export const ENTERING = group('G1525 G1531 G1524 G1684 G1521 G1533 G1910 G1706');

/** To come, to go, to run, to lead, to gather. */
export const COMING_AND_GOING = group(
  'G2064 G565 G1831 G4198 G71 G520 G3854 G4863 G5217 G4334 G4905 G5143 G1607 G4370 G2597 G402 G321 G1904 G2049 G4951',
);

/** To be, to dwell, to stand, to sit, to preach. */
export const STAYING = group('G1510 G5225 G2730 G2784 G2476 G2521 G2523');

/** What someone comes to stand on top of: the earth, the housetop, the colt, the head, the face. */
export const ON_TOP = group('G1093 G1430 G4454 G2776 G4383 G5137 G3788 G3507 G4073 G2588 G5204');

/** Day, year, city, feast, Sabbath, church, month: "each day". */
export const EVERY_TIME = group('G2250 G2094 G1763 G4172 G1859 G4521 G1577 G3376');

/** One, some, who, many, no one, each, other: "one of them". */
export const PARTS_OF_MANY = group('G1520 G5100 G5101 G4183 G3762 G3367 G1417 G1538 G243 G2087');

/** Times, and names and events that stand for a time: "until the day", "until John". */
export const TIMES = group(
  'G2250 G5610 G2540 G3739 G3748 G5056 G3350 G5054 G4930 G2491 G1138 G5547 G4545 G3952 G2094 G3778 G5154 G5067',
);

/** Nouns and adjectives for persons and groups of persons. Those whose English has a capital need no place here. */
export const PERSONS = group(
  'G444 G435 G1135 G3962 G3384 G5207 G2364 G80 G79 G5043 G3813 G3816 G3933 G5503 G1401 G1249 G1203 G3617 G5384 G2190',
  'G4139 G3101 G1320 G652 G4396 G749 G2409 G4245 G1122 G935 G758 G2232 G1543 G5506 G4757 G2923 G4166 G5057 G40 G268',
  'G3994 G3565 G32 G1140 G1228 G3793 G2992 G1484 G1577 G2889',
  'G1092 G1118 G3516 G4205 G1496 G476 G2327 G2012 G930 G2377 G5257',
);

/** A girl, a daughter, a hen. By their gender or their meaning alone they would be "it" or "he". */
export const FEMALES = group('G2877 G2365 G3733');

/** Masculine nouns for things, to which English refers with "it": word, heaven, house, bread, fruit, stone, wind. */
export const MASCULINE_THINGS = group(
  'G3056 G3772 G165 G2288 G3624 G3788 G740 G5117 G4228 G2540 G2590 G2362 G3037 G5550 G5401 G3485 G68 G3631 G2246 G417 G3408',
  'G4716 G792 G3563 G290 G3986 G2486 G4171 G4440 G4735 G3376 G2372 G2344 G4215 G2462 G2205 G5528 G1199 G2310 G5179 G4621',
  'G3088 G3789 G4578 G1261 G1763 G2326 G5158 G2586 G3599 G5519 G779 G2563 G4454 G220 G5509 G2798 G3042 G1388 G2819 G2895',
  'G1868 G5557 G3727 G1375 G3135 G4149 G1016 G3448 G4446 G2848 G1147 G5028 G2351 G5568 G109 G123 G4703 G3551 G2889 G4444',
  'G5418 G2779 G4081 G4094 G2894 G4526 G2583 G706 G3454 G5205 G2217 G5156 G3680 G2382 G2441 G5411 G2868 G696 G5475 G4719',
  'G5258 G5494 G2859 G73 G929 G2218 G2512 G5137 G2805 G2794 G5355 G5408 G1030 G38 G979 G783 G1062 G4769 G4192 G3639 G909',
  'G3126 G1408 G3449 G5102 G4726 G5353 G4200 G3311 G4473',
);

/** In, into, out of: after them a pronoun is often a thing. */
export const PLACE_PREPOSITIONS = group('G1722 G1519 G1537');

/** If, not, nor, lest, so that: after them "someone" is "anyone". */
export const OPENING = group('G2579 G3777 G1487 G1437 G3361 G3756 G3379 G2443 G3381 G3366 G3761');

/** Words that deny: not, no longer, nor, no one, never. */
export const DENYING = group('G3756 G3361 G3765 G3371 G3761 G3366 G3777 G3383 G3762 G3367 G3763 G3364');

/** The world, the truth, the body, the devil, God, evil, the seed, the number: someone can be "of" them. */
export const WHOLES = group('G2889 G225 G4983 G1228 G2316 G4190 G4690 G706');

/** Nouns for what cannot be counted: "all authority", not "every authority". */
export const ABSTRACTS = group(
  'G4561 G4678 G5479 G4102 G1108 G1922 G4710 G763 G93 G1411 G5281 G3115 G1849 G746 G2963 G1343 G225 G5292 G2003 G841',
  'G5485 G594 G167 G4507 G2549 G1388 G1391 G19 G4893 G4124 G4088 G3709 G3954 G1515 G1680 G5012 G4587 G47 G5401 G5092',
  'G4288 G129 G4149 G2150 G5325 G5550 G3874 G539 G803 G2169 G26 G4907 G144 G2222 G391 G1939 G2347',
);

/** Words after which a verb states or asks and does not command: οὐ, τίς, πῶς, ποῦ, ὅτι, ὅς, καθώς, ὅπου, εἰ, ὡς. */
export const STATING = group(
  'G3756 G3780 G5101 G4459 G4226 G3754 G3739 G3745 G2531 G3699 G1487 G3748 G3768 G3761',
);

/** Third, one, first, second, other, next: words for a day without "day". */
export const DAYS = group('G5154 G1520 G4413 G1208 G2087 G2192 G1966 G1206 G2064');

/** Day, night, hour, evening, morning, year, time, sabbath, next day, after that: words for the time of a scene. */
export const SCENES = group(
  'G2250 G3571 G5610 G3798 G4404 G4405 G2094 G2540 G4521 G1887 G5550 G1836 G3376 G3317',
);

/** To testify, to give, to come near, to add, to hand over: after them a dative is "to". */
export const BEFORE_TO = group('G3140 G1325 G4334 G4369 G3860 G591 G1448 G4337 G4347 G2853 G611');
