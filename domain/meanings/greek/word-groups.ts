/** Groups of Greek words, by Strong's number, that rules ask about. */

/** Makes a group of lists of numbers with spaces between them. */
export const group = (...numbers: readonly string[]): ReadonlySet<string> =>
  new Set(numbers.join(' ').split(' '));

/** Words that never stand first in a clause and so can stand inside a phrase: δέ, γάρ, μέν, οὖν, τέ, γέ, ἄν, δή. */
export const POSTPOSITIVES = group('G1161 G1063 G3303 G3767 G5037 G1065 G302 G1211');

/** "And" and "or". */
export const AND_OR = group('G2532 G2228');

/** Words after which "and" is "also": but, for, so, therefore, just as, as, not. */
export const BEFORE_ALSO = group('G1161 G1063 G3779 G1352 G2531 G5613 G235 G3780');

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
  'G2296 G2744 G2168 G3199',
);

/** Verbs whose object is a dative in Greek and has no preposition in English: to follow, to look at, to worship. */
export const DATIVE_VERBS = group(
  'G190 G1689 G4352 G1247 G5219 G1398 G4828 G4878 G2008 G4841 G1863 G3982 G5293',
);

/** Verbs whose object is a genitive: to spare, to hear, to seize. */
export const GENITIVE_VERBS = group('G5339 G191 G1949 G2902 G3403 G5177 G1089');

/** Words for the purpose of an action: testimony, forgiveness, salvation, good. */
export const PURPOSES = group(
  'G3141 G859 G4991 G18 G5401 G1343 G364 G3142 G3619 G2098 G4102 G1391 G1253 G1248 G1319',
);

/** Numbers that have cases, of hours and of people: about the tenth hour, about four thousand. */
export const NUMBERS = group('G1182 G1623 G4000 G5070 G5507 G1367');

/** Nouns and adjectives for persons and groups of persons. Those whose English has a capital need no place here. */
export const PERSONS = group(
  'G444 G435 G1135 G3962 G3384 G5207 G2364 G80 G79 G5043 G3813 G3816 G3933 G5503 G1401 G1249 G1203 G3617 G5384 G2190',
  'G4139 G3101 G1320 G652 G4396 G749 G2409 G4245 G1122 G935 G758 G2232 G1543 G5506 G4757 G2923 G4166 G5057 G40 G268',
  'G3994 G3565 G32 G1140 G1228 G3793 G2992 G1484 G1577 G2889',
);

/** A girl, a daughter, a hen: their gender or their meaning does not show that they are “she”. */
export const FEMALES = group('G2877 G2365 G3733');

/** Masculine nouns for things, which English takes up with "it": word, heaven, house, bread, fruit, stone, wind. */
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
export const PLACES = group('G1722 G1519 G1537');

/** Who?, some, one, no one, each, two, many: words before "of them". */
export const PARTS_OF_GROUP = group('G5101 G5100 G1520 G3762 G3367 G1538 G1417 G4183');

/** If, not, nor, lest, so that: after them "someone" is "anyone". */
export const OPENING = group('G3777 G1487 G1437 G3361 G3756 G3379 G2443 G3381 G3366 G3761');

/** Words that deny: not, no longer, nor, no one, never. */
export const DENYING = group('G3756 G3361 G3765 G3371 G3761 G3366 G3777 G3383 G3762 G3367 G3763 G3364');
