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
  'G32 G1140 G1228 G3793 G2992 G1484 G1577 G2889',
);

/** Words that deny: οὐ, μή, οὐκέτι, μηκέτι, οὐδείς, μηδείς, οὐδέ, μηδέ, οὐδέποτε, οὔπω. */
export const NEGATIVES = group('G3756 G3361 G3765 G3371 G3762 G3367 G3761 G3366 G3763 G3768');

/** Nouns for what cannot be counted: "all authority", not "every authority". */
export const ABSTRACTS = group(
  'G4561 G4678 G5479 G4102 G1108 G1922 G4710 G763 G93 G1411 G5281 G3115 G1849 G746 G2963 G1343 G225 G5292 G2003 G841',
  'G5485 G594 G167 G4507 G2549 G1388 G1391 G19 G4893 G4124 G4088 G3709 G3954 G1515 G1680 G5012 G4587 G47 G5401 G5092',
  'G4288 G129 G4149 G2150 G5325 G5550 G3874 G539 G803 G2169 G26 G4907 G144 G2222 G391 G1939 G2347',
);

/** Words after which a verb states or asks and does not command: οὐ, οὐχί, τίς, πῶς, ποῦ, ὅτι, ὅς, ὅσος, καθώς, ὅπου, εἰ, οὔπω, οὐδέ, ὡς. */
export const STATING = group(
  'G3756 G3780 G5101 G4459 G4226 G3754 G3739 G3745 G2531 G3699 G1487 G3748 G3768 G3761',
);

/** Books that tell a story. */
export const STORIES: ReadonlySet<string> = new Set(['matthew', 'mark', 'luke', 'john', 'acts']);
