import type { ParsedWord } from './parse.ts';
import { DIVINE, type VerseWords } from './verse-words.ts';

/** Words near which אֶרֶץ is the earth, not a land. */
const COSMIC: ReadonlySet<string> = new Set([
  'H8064',
  'H8065',
  'H8398',
  'H657',
  'H7098',
  'H4146',
  'H4144',
  'H2329',
  'H8415',
  'H7430',
  'H7431',
  'H2416',
  'H5775',
]);
const OFFERINGS: ReadonlySet<string> = new Set(['H3548', 'H6499', 'H8163', 'H5930', 'H4196', 'H801', 'H817']);
const STORMS: ReadonlySet<string> = new Set(['H4671', 'H6921', 'H5591', 'H7179', 'H3220', 'H6045', 'H5645']);
/** Words that a man does something to in "each man his brother". */
const FELLOWS: readonly string[] = [
  'H7453',
  'H251',
  'H802',
  'H7468',
  'H269',
  'H517',
  'H1004',
  'H168',
  'H4725',
  'H5159',
  'H430',
];

const TROOPS = ['H6635', 'H2428', 'H505', 'H3967', 'H2572', 'H7393', 'H2876'] as const;

type Choice = (verse: VerseWords, place: number, word: ParsedWord) => string | null;

/** True for a noun that belongs to him: "each man his censer". */
const isHis = (verse: VerseWords, place: number): boolean => {
  const word = verse.at(place);
  const isNoun = word !== null && /^Nc/u.test(word.code) && word.prefixes.length === 0 && !word.hasAnd;
  return isNoun && word.suffix?.person === '3';
};
const each: Choice = (verse, place, { hasArticle, suffix, prefixes }) =>
  verse.state(place) === 'a' &&
  verse.number(place) === 's' &&
  !hasArticle &&
  suffix === null &&
  prefixes.length === 0 &&
  (isHis(verse, place + 1) ||
    verse.someAfter(
      place,
      3,
      (next) => verse.is(next, ...FELLOWS) && verse.at(next)?.suffix?.person === '3',
    ) ||
    (verse.is(place + 1, 'H1004') && verse.at(place + 2)?.suffix?.person === '3'))
    ? 'each~'
    : null;
/** Peoples and tribes, of whom an אִישׁ is a man and not a husband. */
const TRIBES = ['H3478', 'H3063', 'H1144', 'H669', 'H1568', 'H4519', 'H8095', 'H1390'] as const;
const husband: Choice = (verse, place, { suffix, prefixes, hasArticle }) => {
  const becomes =
    prefixes.join('') === 'ל' &&
    !hasArticle &&
    verse.someBefore(place, 2, (before) => verse.is(before, 'H1961'));
  if (becomes && verse.state(place) === 'a') return 'husband';
  if (verse.number(place) !== 's') return null;
  if (suffix !== null) return suffix.gender === 'f' ? 'husband' : null;
  const isBetweenNames =
    verse.isName(place - 1) && verse.isName(place + 1) && !verse.is(place + 1, ...TRIBES);
  return verse.isConstruct(place) && isBetweenNames ? 'husband' : null;
};

const isOwned = (verse: VerseWords, place: number, { suffix }: ParsedWord): boolean =>
  suffix !== null || verse.state(place) === 'c';
const earth: Choice = (verse, place) => {
  if (verse.isConstruct(place) && (verse.isName(place + 1) || verse.is(place + 1, 'H2416'))) return null;
  const isOfAll =
    verse.is(place - 1, 'H3605', 'H1471', 'H8327') ||
    (verse.is(place - 1, 'H8199') && verse.isConstruct(place - 1));
  return verse.isPoetry || verse.has(COSMIC) || isOfAll ? 'earth~' : null;
};
const living: Choice = (verse, place, { code }) => {
  if (verse.isConstruct(place) && verse.is(place + 1, 'H776', 'H7704')) return 'animals~';
  if (code.startsWith('Ncm') || code.startsWith('NcmP')) return 'life~';
  if (!code.startsWith('Nc')) return null;
  return verse.at(place)?.suffix ? 'animals~' : 'living thing';
};

/**
 * True for "the day" that means today and "the night" that means tonight: both without a preposition, and
 * "the day" not after the verb "to be".
 */
const isNow = (verse: VerseWords, place: number, { hasArticle, prefixes, suffix }: ParsedWord): boolean =>
  hasArticle &&
  prefixes.length === 0 &&
  suffix === null &&
  verse.number(place) === 's' &&
  !verse.at(place + 1)?.hasArticle &&
  !verse.is(place - 1, 'H3605') &&
  verse.at(place - 1)?.code !== 'To' &&
  !verse.isConstruct(place - 1) &&
  !verse.at(place - 1)?.code.startsWith('R') &&
  !verse.isNumeral(place - 1) &&
  (verse.is(place, 'H3915') || !verse.is(place - 1, 'H1961'));

const SCALES: ReadonlySet<string> = new Set(['H3976', 'H6425']);
const soul: Choice = (verse, place, { hasArticle, suffix }) => {
  const isInOne = verse.at(place - 1)?.code === 'R' && verse.at(place - 1)?.suffix !== null;
  if (verse.is(place + 1, 'H2416')) return isInOne ? 'soul' : 'creature';
  const isFree = verse.state(place) === 'a' && !hasArticle && suffix === null;
  if (isFree && (verse.is(place + 1, 'H3588', 'H834') || verse.isFinite(place + 1))) return 'person';
  return verse.isPoetry ? 'soul' : null;
};

/**
 * What a Hebrew word means beside certain words or in a certain form, by Strong's number. Null for the
 * meaning that it mostly has.
 */
const CHOICES: Readonly<Record<string, Choice>> = {
  H376: (verse, place, word) => each(verse, place, word) ?? husband(verse, place, word),
  H582: husband,
  H639: (verse, place) => (verse.number(place) === 's' ? 'anger~' : null),
  H776: earth,
  H802: (verse, place, word) =>
    each(verse, place, word) ??
    (isOwned(verse, place, word) && !verse.is(place + 1, 'H2428', 'H2181') ? 'wife|wives' : null),
  H1167: (_, __, { suffix }) => (suffix?.gender === 'f' ? 'husband' : null),
  H3709: (verse, place) => (verse.is(place + 1, 'H7272') ? 'sole' : null),
  H2022: (verse, place, { suffix, hasArticle }) =>
    verse.number(place) === 's' &&
    verse.state(place) === 'c' &&
    verse.isName(place + 1) &&
    suffix === null &&
    !hasArticle &&
    !verse.is(place + 1, 'H3068')
      ? 'Mount~'
      : null,
  H2416: (verse, place, word) =>
    DIVINE.has(verse.strongs(place + 1) ?? '') || (word.code.startsWith('A') && verse.is(place + 1, 'H5315'))
      ? '=as … lives'
      : living(verse, place, word),
  H2428: (verse, place) =>
    verse.is(place - 1, 'H1368', 'H376', 'H1121', 'H802') ? 'valour~' : verse.isPoetry ? 'strength~' : null,
  H2889: (verse, place) => (verse.is(place - 1, 'H2091', 'H4501') ? 'pure' : null),
  H4150: (verse, place) => (verse.is(place - 1, 'H168') ? 'meeting~' : null),
  H4327: (_, __, { suffix }) =>
    suffix === null ? null : suffix.number === 'p' ? '=their kind' : '=its kind',
  H4397: (verse, place) => (verse.is(place + 1, 'H3068', 'H430') ? 'angel' : null),
  H5315: (verse, place, word) => soul(verse, place, word),
  H657: (verse, place, { suffix }) => {
    if (verse.is(place + 1, 'H3588')) return '=however';
    return suffix === null && verse.number(place) === 's' && verse.state(place) === 'a' ? 'nothing~' : null;
  },
  H1851: (_, __, { prefixes }) => (prefixes.includes('כ') ? 'fine dust~' : null),
  H2389: (_, __, { prefixes, hasArticle }) => (prefixes.join('') === 'ב' && !hasArticle ? '=strength' : null),
  H6635: (verse, place, { suffix }) =>
    verse.is(place - 1, 'H4390') && suffix?.gender === 'f' ? 'service~' : null,
  H6918: (verse, place, { suffix }) =>
    verse.is(place - 1, 'H559') && suffix === null ? '=the Holy One' : null,
  H3671: (verse, place) => (verse.is(place - 1, 'H5775', 'H6833') ? '=winged' : null),
  H3915: (verse, place, word) =>
    isNow(verse, place, word) &&
    !verse.is(place - 1, 'H1285') &&
    // In a story it is the night that is told of.
    !verse.someBefore(place, 6, (before) => /^V.w/u.test(verse.at(before)?.code ?? ''))
      ? '=tonight'
      : null,
  H4194: (_, __, { hasArticle, prefixes, suffix }) =>
    hasArticle && prefixes.length === 0 && suffix === null ? '=death' : null,
  H4791: (verse, place, { prefixes, suffix }) =>
    prefixes.length === 0 &&
    suffix === null &&
    verse.state(place) === 'a' &&
    verse.number(place) === 's' &&
    !verse.isConstruct(place - 1)
      ? '=on high'
      : null,
  H7834: (verse) => (verse.has(SCALES) ? 'fine dust~' : null),
  H1697: (verse, place) =>
    verse.number(place) === 's' &&
    verse.state(place) === 'a' &&
    (verse.is(place + 1, 'H2088') || verse.is(place - 1, 'H3605'))
      ? 'thing'
      : null,
  H3117: (verse, place, word) => (isNow(verse, place, word) ? '=today' : null),
  H2403: (verse) => (verse.has(OFFERINGS) ? 'sin offering' : null),
  H3966: (_, __, { suffix }) => (suffix === null ? null : 'might~'),
  H4186: (verse) => (verse.isPoetry ? 'seat' : null),
  H7307: (verse) => (verse.has(STORMS) ? 'wind' : null),
  H5612: (verse, place) => (verse.isConstruct(place) ? 'book' : null),
  H5769: (verse, place) => (verse.isConstruct(place - 1) ? null : '=forever'),
  H8242: (_, __, { suffix, hasArticle }) => (suffix !== null || hasArticle ? 'sack' : null),
  H8269: (verse, place) => (verse.isConstruct(place) && verse.is(place + 1, ...TROOPS) ? 'commander' : null),
  H5945: (verse, place, { hasArticle, code }) => {
    if (!code.startsWith('A') || verse.is(place - 1, 'H410')) return null;
    return hasArticle ? 'upper' : verse.isPoetry ? null : 'high';
  },
  H6086: (verse, place, { hasArticle }) => {
    if (hasArticle && verse.is(place - 1, 'H3605') && !verse.isConstruct(place)) return 'trees~';
    const isMaterial = verse.isConstruct(place - 1) && !hasArticle && !verse.is(place - 1, 'H6529');
    return verse.number(place) === 'p' || isMaterial ? 'wood~' : null;
  },
  H7991: (_, __, { prefixes }) => (prefixes.includes('ב') ? 'measure' : null),
  H8414: (verse) => (verse.has(new Set(['H922'])) ? null : 'emptiness~'),
  H7227: (verse, place, { code }) =>
    code.startsWith('N') ? 'chief' : verse.number(place) === 'p' ? 'many|many' : null,
  H7626: (verse, place, { suffix }) =>
    verse.isPoetry && suffix !== null && verse.number(place) === 's' ? 'rod' : null,
};

const CHOICE_OF = new Map(Object.entries(CHOICES));

/** The English word that fits a word at this place better than the one that it mostly has. Null if there is none. */
export const chosenHere = (verse: VerseWords, place: number, word: ParsedWord): string | null =>
  CHOICE_OF.get(verse.strongs(place) ?? '')?.(verse, place, word) ?? null;
