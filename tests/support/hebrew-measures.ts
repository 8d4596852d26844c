import { readFileSync } from 'node:fs';
import { gematriaValue, isMethodId } from '../../domain/gematria/index.ts';
import { foldFinals } from '../../domain/hebrew/index.ts';
import type { Check, Part } from '../../domain/insights/index.ts';
import { parsePassage } from '../../domain/insights/passage.ts';
import type { VerseReference } from '../../domain/reference/index.ts';
import { fromEnglish } from '../../domain/versification/index.ts';
import { type HebrewVerse, hebrewVerses, OSIS_BOOKS } from './core-packages.ts';

const VERSES: readonly HebrewVerse[] = hebrewVerses();
const keyOf = ({ book, chapter, verse }: VerseReference) => `${book} ${chapter}:${verse}`;
const INDEX = new Map(VERSES.map((verse, index) => [keyOf(verse), index]));
/** The numbers of a verse's first word and letter, counted from the beginning of the text. */
const STARTS = VERSES.reduce<{ words: number; letters: number }[]>(
  (starts, { words }, index) => {
    const { words: before, letters } = starts[index] ?? { words: 0, letters: 0 };
    starts.push({ words: before + words.length, letters: letters + words.join('').length });
    return starts;
  },
  [{ words: 0, letters: 0 }],
);

/** The Masoretic verses of a passage in English numbering. Throws if the passage begins or ends inside a verse. */
function versesOf(at: string): HebrewVerse[] {
  const { from, to } = parsePassage(at);
  const first = masoreticIndexes(from)[0];
  const last = masoreticIndexes(to).at(-1);
  if (first === undefined || last === undefined) throw new RangeError(`${at} is not in the Hebrew text`);
  return VERSES.slice(first, last + 1);
}

function masoreticIndexes(place: VerseReference): number[] {
  return fromEnglish('masoretic', place).map((own) => {
    if (own.firstWord !== 0 || own.lastWord !== null)
      throw new RangeError(`${keyOf(place)} is a part of a verse`);
    return INDEX.get(keyOf(own)) ?? -1;
  });
}

/** Counts how often these words occur one after another. A single letter is counted as a letter, also inside words. */
function occurrences(hebrew: string, verses: readonly HebrewVerse[]): number {
  if (hebrew.length === 1) return verses.flatMap(({ words }) => words.join('').split(hebrew).slice(1)).length;
  const sought = ` ${hebrew} `;
  return verses.reduce((sum, { words }) => {
    const text = ` ${words.join('  ')} `;
    return sum + text.split(sought.replaceAll(/(?<=\S) (?=\S)/gu, '  ')).length - 1;
  }, 0);
}

const RAW = new Map<string, string>();
/** The XML of a verse in the package, which shows large, turned and dotted letters. */
function markupOf({ book, chapter, verse }: HebrewVerse): string {
  const osis = OSIS_BOOKS.find((one) => one.book === book)?.osis ?? '';
  const xml =
    RAW.get(osis) ??
    readFileSync(new URL(`../../node_modules/morphhb/wlc/${osis}.xml`, import.meta.url), 'utf8');
  RAW.set(osis, xml);
  const id = `<verse osisID="${osis}.${chapter}.${verse}">`;
  const start = xml.indexOf(id);
  return xml.slice(start, xml.indexOf('</verse>', start));
}

const letterOf = (text: string) => text.replace(/[^א-ת]/gu, '');

function marked(method: 'large-letters' | 'turned-nuns' | 'dotted-letters', at: string): string[] {
  const markup = versesOf(at).map(markupOf).join('');
  const pattern = {
    'large-letters': /<seg type="x-large">([^<]*)/gu,
    'turned-nuns': /<seg type="x-reversednun">([^<]*)/gu,
    'dotted-letters': /([א-ת])[\u0591-\u05c3]*\u05c4/gu,
  }[method];
  return [...markup.matchAll(pattern)].map(([, letter = '']) => letterOf(letter));
}

/**
 * Measures a part in the text. Throws a RangeError if its Hebrew words do not occur in its passage, or if the
 * passage marks other letters.
 */
export function measure(method: Check['method'], part: Part): number {
  const { hebrew, at = '', value = 0 } = part;
  const verses = at === '' ? [] : versesOf(at);
  if (method === 'occurrences') return occurrences(hebrew ?? '', verses);
  if (method === 'large-letters' || method === 'turned-nuns' || method === 'dotted-letters') {
    const letters = marked(method, at);
    if (hebrew !== undefined && letters.join('') !== hebrew) throw new RangeError(`${at} marks ${letters}`);
    return letters.length;
  }
  if (hebrew !== undefined && at !== '' && occurrences(hebrew, verses) === 0)
    throw new RangeError(`${hebrew} does not occur in ${at}`);
  if (method.endsWith('-number')) return numberOf(method, part);
  if (method === 'verses' || method === 'verse-initials') return verses.length;
  const words = hebrew?.split(' ') ?? verses.flatMap((verse) => verse.words);
  return words.length === 0 ? value : measureWords(method, words);
}

function measureWords(method: Check['method'], words: readonly string[]): number {
  if (isMethodId(method)) return gematriaValue(method, words.join(' ')) ?? 0;
  if (method === 'sum' || method === 'product') return gematriaValue('HEBREW_STANDARD', words.join(' ')) ?? 0;
  const countsWords = method === 'words' || method === 'initials' || method === 'finals';
  return countsWords ? words.length : words.join('').length;
}

/** The number of a verse, a word or a letter, counted from the beginning of the Torah. */
function numberOf(method: Check['method'], { hebrew = '', at = '', letter = 1 }: Part): number {
  const [verse] = versesOf(at);
  const index = verse === undefined ? -1 : VERSES.indexOf(verse);
  const start = STARTS[index];
  if (verse === undefined || start === undefined) throw new RangeError(at);
  if (method === 'verse-number') return index + 1;
  const word = verse.words.indexOf(hebrew);
  if (method === 'word-number') return start.words + word + 1;
  return start.letters + verse.words.slice(0, word).join('').length + letter;
}

export function measureSide(method: Check['method'], side: readonly Part[]): number {
  const values = side.map((part) => measure(method, part));
  return method === 'product'
    ? values.reduce((product, value) => product * value, 1)
    : values.reduce((sum, value) => sum + value, 0);
}

/**
 * What the first letters of the words of a side spell; for `finals` the last letters, for `verse-initials`
 * the first letters of the verses.
 */
export function spelled(method: Check['method'], side: readonly Part[]): string {
  const words = side.flatMap(({ hebrew, at = '' }) =>
    method === 'verse-initials'
      ? versesOf(at).map((verse) => verse.words[0] ?? '')
      : (hebrew ?? '').split(' '),
  );
  return words.map((word) => (method === 'finals' ? word.at(-1) : word[0])).join('');
}

export const lettersOf = (side: readonly Part[]): string =>
  foldFinals(side.map(({ hebrew = '' }) => hebrew.replaceAll(' ', '')).join(''));
