/**
 * English for Greek prepositions beside certain words. A key is the number of the preposition, with the letter of the
 * case after it if the meaning is only for that case. Under it are the English words, each with the words beside it.
 */
type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** By the verb, or the noun like a verb, that the preposition belongs to. */
const AFTER_VERB: Table = {
  // ἐν: to swear, to dwell in a tent
  G1722: { by: 'G3660', among: 'G4637' },
  // εἰς: to believe, to boast, to sin, to blaspheme, to look, to spread, to swear, to make ready
  G1519: {
    in: 'G4100 G4102 G1679 G2744 G3982 G1125',
    against: 'G264 G987 G988 G989 G5574 G2189 G485 G1917 G3794',
    at: 'G1689 G991 G816',
    on: 'G4766 G1716 G4429 G5180 G4474',
    to: 'G1448 G2827 G2667 G308 G1869 G3860 G4687 G2658',
    among: 'G1266',
    by: 'G3660',
    for: 'G3049 G2090',
  },
  // ἐπί: to reign, to set over, to weep, to be astonished, to hope, to turn, to be divided
  G1909: {
    over: 'G936 G2525 G2799 G3996 G2875 G4637 G2961 G1849',
    in: 'G1679 G3982',
    against: 'G1453 G1881 G1266 G3307 G1375 G2018',
    about: 'G4395',
  },
  G1909D: {
    at: 'G2296 G1605 G1839 G1298 G4768 G5463 G4818 G6028 G2284 G2285',
    for: 'G2168 G1392 G134',
    in: 'G21 G2744',
  },
  G1909A: { to: 'G1994' },
  G1909G: { before: 'G2919 G4254 G3140' },
  // κατά: to swear, to adjure
  G2596G: { by: 'G3660 G1844' },
  // πρός: to make a covenant, to argue, to murmur, to fight
  G4314A: {
    with: 'G1303 G4802 G1256 G3842 G2842 G1252',
    against: 'G1112 G3823 G478 G4087 G2979 G988 G3164',
    for: 'G5624 G2425 G2092',
  },
  // περί with a genitive: to pray, to beg, to give thanks, to offer
  G4012G: { for: 'G4336 G4335 G1189 G1162 G2168 G4374' },
  // ὑπέρ with a genitive: to boast, not to know
  G5228G: { about: 'G2744 G50' },
  G5228A: { 'more than': 'G5368' },
  // ἐκ: to beget, to justify, to live
  G1537: { of: 'G1080 G1073', by: 'G1344' },
};

/** By the noun after it. */
const BEFORE_NOUN: Table = {
  // ἐν: on a day, at an hour, with a sword, among the nations
  G1722: {
    in: 'G3709',
    on: 'G4521 G3735',
    at: 'G1188 G1859 G5610 G2540 G3952',
    with: 'G3162 G4464 G4501 G5370 G3358 G5456',
    by: 'G954 G1147 G758',
  },
  // ἐπί: in hope, in truth, in prayers, at the door, at the table
  G1909: { in: 'G1680 G3686 G225', at: 'G5132 G5058' },
  G1909G: { in: 'G4335', before: 'G2232 G94 G571 G3144 G4892' },
  G1909D: { at: 'G2374 G4440 G4439 G1322 G3056 G2169', in: 'G4745', over: 'G268' },
  G1909A: {
    for: 'G2094 G5550 G4119 G2425 G3745 G4521',
    at: 'G5610 G4440',
    against: 'G3027',
    over: 'G3641 G3624',
    before: 'G2232 G4173 G749 G968 G758 G4091',
    to: 'G5047 G5501',
  },
  // εἰς: to the ages, to a meeting, for a testimony, in vain
  G1519: {
    to:
      'G165 G5222 G529 G5056 G684 G2288 G3341 G5218 G1922 G4171 G1859 G1062 G4008 G3694 G386 G2631 G3838 G2222 ' +
      'G1074 G2851 G38 G1173 G4892 G5206 G1680 G5610 G2946',
    for:
      'G3141 G3142 G859 G4991 G18 G5401 G1343 G364 G3619 G2098 G1391 G1253 G1248 G1319 G1868 G3422 G2917 G2920 G4047 ' +
      'G1336 G3709 G5092 G819 G3639 G2506 G629 G839 G1780 G5027 G602 G4592 G2250 G2540 G4000 G5070 G3619 G2041 G4102 G951 ' +
      'G2339 G4625 G468 G3803 G874 G3622 G2039 G619 G3195 G5532 G2740 G115 G1529 G3948 G2817 G5360 G2406 G1557 G4335 G259 ' +
      'G1233 G2908 G2276 G5501',
    into: 'G5495 G5438',
    in: 'G1515 G2756 G3686',
    on: 'G4228 G2776 G1188',
    among: 'G173 G3027',
  },
  // κατά with a genitive: down the slope
  G2596G: { down: 'G2911 G2776' },
  // κατά with an accusative: in a dream, by the way, each day, throughout the regions
  G2596A: {
    in: 'G3677 G5117 G3624 G746 G4383 G4864 G3313 G2250 G52',
    on: 'G3598',
    at: 'G2540 G3317',
    throughout: 'G5561 G2968',
    by: 'G1417 G1540 G4004 G3441 G3686',
    for: 'G156',
    before: 'G3788',
  },
  // παρά with an accusative: at the feet, contrary to nature
  G3844A: {
    at: 'G4228',
    'contrary to': 'G5449 G1322 G3551 G1680',
    'rather than': 'G2936',
    beyond: 'G2540 G1411',
  },
  // παρά with a dative: beside the cross
  G3844D: { beside: 'G4716' },
  // πρός: at the feet, for a time
  G4314A: { at: 'G4228 G2374 G3419', for: 'G5610 G2540 G3619 G4641 G3641 G1791 G1780 G1654' },
  G4314D: { at: 'G2374 G3419 G2776 G4228 G3735' },
  // ἐκ: on the right hand, in part, a second time, by works
  G1537: { on: 'G1188 G2176 G710', in: 'G3313', for: 'G1208 G5154', by: 'G2041' },
  // διά: by night
  G1223G: { by: 'G3571' },
  // περί with a genitive: for sins
  G4012G: { for: 'G266' },
  // ἀπό: for joy, for fear
  G575: { for: 'G5479 G3077 G5401' },
};

function byPreposition(table: Table): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([preposition, english]) =>
      Object.entries(english).flatMap(([word, numbers]) =>
        numbers.split(' ').map((number) => [`${preposition} ${number}`, word] as const),
      ),
    ),
  );
}

const VERBS = byPreposition(AFTER_VERB);
const NOUNS = byPreposition(BEFORE_NOUN);

const find = (
  found: ReadonlyMap<string, string>,
  preposition: string | null,
  letter: string,
  beside: string | null,
): string | null =>
  found.get(`${preposition}${letter} ${beside}`) ?? found.get(`${preposition} ${beside}`) ?? null;

/** The numbers of the prepositions in the table. */
export const IN_TABLE = [
  ...new Set(
    [AFTER_VERB, BEFORE_NOUN].flatMap((table) => Object.keys(table).map((key) => key.replace(/\D$/u, ''))),
  ),
].join(' ');

/** English for a preposition that belongs to a verb. Null if the table does not have the verb. */
export const prepositionAfter = (
  preposition: string | null,
  letter: string,
  verb: string | null,
): string | null => find(VERBS, preposition, letter, verb);

/** English for a preposition before a noun. Null if the table does not have the noun. */
export const prepositionBefore = (
  preposition: string | null,
  letter: string,
  noun: string | null,
): string | null => find(NOUNS, preposition, letter, noun);
