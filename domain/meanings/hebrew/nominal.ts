import { pluralOf } from '../english/inflect.ts';
import { chosenHere } from './choices.ts';
import { chosenWord, type English, englishOf, hasChosenPlural, isWhole } from './nouns.ts';
import type { ParsedWord, Prefix } from './parse.ts';
import { possessiveHere, prefixByNeighbour } from './references.ts';
import { objectOf, possessiveOf } from './verbs.ts';
import { DIVINE, type VerseWords } from './verse-words.ts';

const PREFIXES: Readonly<Record<Prefix, string>> = { ב: 'in', כ: 'like', ל: 'to', מ: 'from' };
/** Words of time, before which the prefix ב means "on". */
const ON_DAYS: ReadonlySet<string> = new Set(['H3117', 'H7676']);
/** Words whose dual means two of them, and not a pair. */
const TWO: ReadonlySet<string> = new Set([
  'H3117',
  'H8141',
  'H520',
  'H6471',
  'H7620',
  'H2320',
  'H3967',
  'H505',
  'H5429',
]);
const COUNTED: ReadonlySet<string> = new Set(['H3967', 'H505']);
/** Names that keep their article in English. */
const WITH_ARTICLE: ReadonlySet<string> = new Set(['H3383', 'H6160', 'H5045']);
const DIRECTIONS: Readonly<Record<string, string>> = {
  H3220: 'westward',
  H6828: 'northward',
  H5045: 'southward',
  H6924: 'eastward',
  H4217: 'eastward',
  H8486: 'southward',
  H4605: 'upward',
  H2351: 'outside',
  H776: 'to the ground',
};

/** Joins the parts that are not empty with spaces. */
export function joined(...parts: readonly (string | null | undefined | false)[]): string {
  let text = '';
  for (const part of parts) if (part) text += text === '' ? part : ` ${part}`;
  return text;
}

/** The English prepositions for the prefixes of a word. */
export const prefixesOf = ({ prefixes }: ParsedWord): string =>
  prefixes.length === 0 ? '' : joined(...prefixes.map((prefix) => PREFIXES[prefix]));

/** Tools and materials, with which something is done. */
const TOOLS: ReadonlySet<string> = new Set([
  'H8081',
  'H2719',
  'H784',
  'H68',
  'H7626',
  'H8057',
  'H1818',
  'H8643',
  'H7782',
  'H5797',
  'H3581',
  'H2220',
  'H2239',
  'H6425',
  'H3976',
]);
/** Verbs for "to rule", after which the prefix ב marks those who are ruled. */
const RULE = ['H4910', 'H7287', 'H4427'] as const;
const PERSONAL: ReadonlySet<string> = new Set([
  'H376',
  'H802',
  'H120',
  'H1121',
  'H1323',
  'H4428',
  'H3548',
  'H5650',
  'H1',
  'H251',
  'H517',
  'H5030',
  'H8269',
  'H113',
  'H3881',
  'H582',
  'H7453',
  'H341',
  'H5288',
  'H6635',
  'H7227',
  'H1616',
  'H3206',
  'H6862',
  'H2233',
  'H312',
  'H3605',
  'H259',
  'H582',
  'H1755',
  'H4940',
  'H4294',
  'H1004',
  'H5892',
]);
const TITLES = ['H4210', 'H7892', 'H4905', 'H4387', 'H8605', 'H8416', 'H7692', 'H5329'] as const;

/** Nouns for what a person becomes: "as a king". */
const ROLES: ReadonlySet<string> = new Set([
  'H4428',
  'H5057',
  'H8269',
  'H5650',
  'H1121',
  'H1323',
  'H802',
  'H7218',
  'H5387',
  'H5971',
]);
const isPlainOne = (verse: VerseWords, place: number, word: ParsedWord): boolean =>
  !word.hasArticle && word.suffix === null && verse.number(place) === 's' && verse.state(place) === 'a';

/** True if the nearest verb before the word, participles left out, is "to rule". */
function isRuled(verse: VerseWords, place: number): boolean {
  let before = place - 1;
  while (before >= 0 && !/^V.[^rs]/u.test(verse.at(before)?.code ?? '')) before -= 1;
  return verse.is(before, ...RULE);
}

/** The English prepositions for the prefixes of a noun, which say more than those of other words. */
function prefixesHere(verse: VerseWords, place: number, word: ParsedWord): string {
  if (word.prefixes.length === 0) return '';
  const strongs = verse.strongs(place) ?? '';
  const meaning = (prefix: Prefix): string => {
    if (prefix === 'ב') {
      const neighbour = prefixByNeighbour(verse, place, 'ב');
      if (neighbour !== null) return neighbour;
      if (isRuled(verse, place)) return 'over';
      if (strongs === 'H776' && chosenHere(verse, place, word)?.startsWith('earth')) return 'on';
      if ((strongs === 'H8034' || strongs === 'H4557') && isPlainOne(verse, place, word)) return 'by';
      if (ON_DAYS.has(strongs) && verse.number(place) === 's') return 'on';
      return TOOLS.has(strongs) ? 'with' : 'in';
    }
    if (prefix === 'כ' && word.code.startsWith('Ac')) return 'about';
    if (prefix === 'ל' && strongs === 'H4327') return 'according to';
    if (prefix !== 'ל') return PREFIXES[prefix];
    if (word.code.startsWith('Np'))
      return verse.is(place - 1, ...TITLES) || verse.is(place + 1, ...TITLES) ? 'of' : 'to';
    if (verse.is(place - 1, 'H4605', 'H8478', 'H5921') && verse.at(place - 1)?.prefixes[0] === 'מ') return '';
    // "to the light he called": what gets a name.
    if (verse.is(place - 1, 'H7121') || verse.is(place + 2, 'H7121')) return 'to';
    if (verse.is(place - 2, 'H996') && !verse.at(place - 1)?.hasAnd) return 'and';
    if (isPlainOne(verse, place, word) && ROLES.has(strongs)) return 'as';
    if (verse.is(place - 1, ...TITLES)) return 'of';
    const isThing =
      word.code.startsWith('Nc') && !word.hasArticle && word.suffix === null && !PERSONAL.has(strongs);
    return isThing ? 'for' : 'to';
  };
  return joined(...word.prefixes.map(meaning));
}

/** English nouns of which there is no single one. */
const MASS: ReadonlySet<string> = new Set(
  (
    'grass straw dust blood chaff fire light wax gold silver snow wool wrath bread oil honey darkness smoke clay sand ' +
    'ash ashes rain dew flesh emptiness water stubble iron bronze lead tin flour milk wine ice hail frost grain wheat ' +
    'barley mire mud brimstone wormwood hyssop fat dung pitch linen glass salt food wisdom'
  ).split(' '),
);
/** Nouns for things of which there is only one, and words of measure: like the sun, according to the word. */
const ONLY: ReadonlySet<string> = new Set([
  'H8121',
  'H3394',
  'H8064',
  'H3220',
  'H776',
  'H3117',
  'H6256',
  'H1697',
  'H4941',
  'H1870',
  'H4592',
  'H865',
  'H1881',
]);

/** True for a comparison: Hebrew says "like the tent" where English says "like a tent". */
const isComparison = (verse: VerseWords, place: number, { prefixes, code, suffix }: ParsedWord): boolean =>
  prefixes.join('') === 'כ' &&
  code.startsWith('Nc') &&
  suffix === null &&
  verse.state(place) === 'a' &&
  !ONLY.has(verse.strongs(place) ?? '') &&
  !verse.at(place + 1)?.hasArticle &&
  !verse.is(place + 1, 'H834');

/** A noun phrase for the word at a place: preposition, article or owner, noun, "of". */
export function nounPhrase(verse: VerseWords, place: number, word: ParsedWord, noun: English): string {
  const strongs = verse.strongs(place);
  const state = verse.state(place);
  const isConstruct = state === 'c' && word.suffix === null;
  const isMany = isPlural(verse, place);
  const isTwo = verse.number(place) === 'd' && TWO.has(strongs ?? '');
  const text = joined(isTwo && 'two', isMany ? noun.many : noun.one);
  const ordinal = verse.at(place + 1)?.code ?? '';
  // "the name of the second": an ordinal of the other gender does not belong to the noun.
  const isOrdinal =
    isConstruct && ordinal.startsWith('Ao') && (ordinal[2] === word.code[2] || word.code[2] === 'b');
  const isSon = isConstruct && strongs === 'H1121' && !verse.isDefinite(place + 1);
  const isLikeOne = isComparison(verse, place, word);
  const definite =
    (word.hasArticle && !isLikeOne) || word.isDirection || (isConstruct && noun.one !== 'Mount' && !isSon);
  const isAgent = word.code.startsWith('V');
  const isOne =
    !isMany &&
    !definite &&
    state === 'a' &&
    noun.isCountable &&
    (isAgent || isLikeOne || WITH_A.has(strongs ?? '')) &&
    !MASS.has(noun.one) &&
    !verse.is(place - 1, 'H3605');
  const determiner =
    word.suffix === null
      ? definite
        ? 'the'
        : isOne && articleOf(text)
      : possessiveHere(verse, place, word.suffix);
  return joined(
    prefixesHere(verse, place, word) || (word.isDirection && 'to'),
    determiner,
    text,
    isConstruct && !isOrdinal && noun.one !== 'Mount' && 'of',
  );
}

/** Persons and things that one counts. Before these a single one has an English article. */
const WITH_A: ReadonlySet<string> = new Set([
  'H376',
  'H802',
  'H1121',
  'H1323',
  'H4428',
  'H5892',
  'H1004',
  'H5288',
  'H5650',
  'H4397',
  'H5030',
  'H3548',
  'H1471',
  'H2022',
  'H7704',
  'H4196',
  'H2719',
  'H68',
  'H6499',
  'H352',
  'H3532',
  'H7716',
  'H251',
  'H5612',
  'H1285',
  'H6086',
  'H7979',
  'H8199',
  'H5414',
  'H4725',
  'H226',
  'H7549',
  'H5158',
  'H5104',
  'H168',
  'H1817',
  'H3678',
  'H5483',
  'H738',
  'H352',
  'H2472',
  'H6963',
  'H7307',
  'H1397',
  'H291',
  'H5291',
  'H1330',
  'H490',
  'H6215',
  'H954',
  'H2282',
  'H6662',
  'H1805',
  'H4334',
  'H1237',
]);

const articleOf = (text: string): string => (/^[aeio]/iu.test(text) ? 'an' : 'a');

function isPlural(verse: VerseWords, place: number): boolean {
  const number = verse.number(place);
  if (number === 'p' || number === 'd') return true;
  // After a number above ten the noun is singular in Hebrew.
  return (
    verse.isNumeral(place - 1) &&
    !verse.is(place - 1, 'H259') &&
    verse.state(place) === 'a' &&
    verse.at(place)?.prefixes.length === 0 &&
    !verse.at(place)?.hasArticle
  );
}

/** The meaning of a noun, an adjective, a name or a number. */
export function nominal(verse: VerseWords, place: number, word: ParsedWord): string | null {
  const { code } = word;
  const strongs = verse.strongs(place);
  const current = verse.words[place];
  const entry =
    current === undefined ? null : (current.sense ?? chosenHere(verse, place, word) ?? chosenWord(current));
  if (entry === null || entry.startsWith('to ') || entry.includes('something')) return null;
  if (word.isDirection && Object.hasOwn(DIRECTIONS, strongs ?? '')) return DIRECTIONS[strongs ?? ''] ?? null;
  const english = englishOf(entry);
  if (isWhole(entry)) return joined(prefixesHere(verse, place, word), english.one);
  if (strongs === 'H3605' || strongs === 'H3606') return allOf(verse, place, word);
  if (code.startsWith('Np') || (DIVINE.has(strongs ?? '') && !entry.includes('|')))
    return name(verse, place, word, english.one);
  if (DIVINE.has(strongs ?? '')) return god(verse, place, word, english);
  if (code.startsWith('Ac')) return numeral(verse, place, word, english.one);
  if (code.startsWith('A') && !(hasChosenPlural(strongs) && verse.number(place) === 'p'))
    return adjective(verse, place, word, english.one);
  return nounPhrase(verse, place, word, english);
}

function name(verse: VerseWords, place: number, word: ParsedWord, text: string): string {
  const strongs = verse.strongs(place);
  const article = word.hasArticle && WITH_ARTICLE.has(strongs ?? '') && 'the';
  return joined(
    prefixesHere(verse, place, word) || (word.isDirection && 'to'),
    word.suffix && possessiveOf(word.suffix),
    article,
    text,
    verse.is(place + 1, 'H6635') && DIVINE.has(strongs ?? '') && 'of',
  );
}

/** Peoples: if the name of one follows the word for God, their gods are meant. */
const NATIONS: ReadonlySet<string> = new Set([
  'H4714',
  'H4124',
  'H5983',
  'H758',
  'H567',
  'H1471',
  'H5971',
  'H5236',
  'H2543',
]);
const OTHER_GODS: ReadonlySet<string> = new Set(['H312', 'H5236', 'H2091', 'H3701', 'H4541']);

function god(verse: VerseWords, place: number, word: ParsedWord, { one, many }: English): string {
  const next = verse.strongs(place + 1) ?? '';
  const isConstruct = verse.state(place) === 'c' && word.suffix === null;
  const isTheirs = word.suffix?.person === '3' && word.suffix.number === 'p' && !verse.is(place - 1, 'H3068');
  const isOfHerPeople =
    word.suffix?.person === '3' &&
    verse.is(place - 1, 'H5971') &&
    verse.at(place - 1)?.suffix?.gender === 'f';
  const isMany =
    isPlural(verse, place) &&
    (isOfHerPeople || OTHER_GODS.has(next) || (isConstruct && NATIONS.has(next)) || isTheirs);
  const ofWhom = isConstruct && verse.strongs(place) !== 'H136';
  return joined(
    prefixesHere(verse, place, word),
    word.suffix ? possessiveOf(word.suffix) : ofWhom && 'the',
    isMany ? many : one,
    ofWhom && 'of',
  );
}

function allOf(verse: VerseWords, place: number, word: ParsedWord): string {
  const prefixes = prefixesHere(verse, place, word);
  if (word.hasArticle) return joined(prefixes, 'everything');
  if (word.suffix !== null) return joined(prefixes, 'all of', objectOf(word.suffix));
  const next = verse.at(place + 1);
  const isDenied = verse.someBefore(place, 4, (before) => verse.is(before, 'H3808', 'H408', 'H369', 'H1115'));
  const after = verse.words[place + 1];
  const isMass = after !== undefined && chosenWord(after)?.endsWith('~') === true;
  const isEvery =
    !isMass &&
    next?.code.startsWith('Nc') &&
    verse.number(place + 1) === 's' &&
    !verse.isDefinite(place + 1) &&
    next.prefixes.length === 0 &&
    verse.state(place + 1) === 'a';
  return joined(prefixes, isEvery ? (isDenied ? 'any' : 'every') : 'all');
}

function numeral(verse: VerseWords, place: number, word: ParsedWord, one: string): string {
  const strongs = verse.strongs(place) ?? '';
  const number = verse.number(place);
  const article = word.hasArticle && 'the';
  if (word.suffix !== null)
    return joined(
      prefixesHere(verse, place, word),
      strongs === 'H8147' ? 'both of' : `${one} of`,
      objectOf(word.suffix),
    );
  if (COUNTED.has(strongs) && number === 'd')
    return joined(prefixesHere(verse, place, word), article, 'two', one);
  const isCounted = verse.isNumeral(place - 1);
  const text = COUNTED.has(strongs) && number === 'p' && !isCounted ? pluralOf(one) : one;
  return joined(prefixesHere(verse, place, word), article, text);
}

function adjective(verse: VerseWords, place: number, word: ParsedWord, text: string): string {
  const before = verse.at(place - 1);
  const isAttribute =
    word.hasArticle &&
    word.prefixes.length === 0 &&
    before !== null &&
    /^[NA]|^V.[rs]/u.test(before.code) &&
    !(verse.isConstruct(place - 1) && word.code.startsWith('Ao') && before.code[2] !== word.code[2]) &&
    (verse.isDefinite(place - 1) || (verse.state(place - 1) === 'a' && before.code.startsWith('Nc')));
  const determiner =
    word.suffix === null ? word.hasArticle && !isAttribute && 'the' : possessiveOf(word.suffix);
  const isConstruct = verse.state(place) === 'c' && word.suffix === null;
  return joined(prefixesHere(verse, place, word), determiner, text, isConstruct && 'of');
}
