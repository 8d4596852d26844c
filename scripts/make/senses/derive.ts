import { resolve } from 'node:path';
import type { LexiconRecord, VerseRecord, WordRecord } from '../../../import-jobs/records.ts';
import { isPoetic, setSenses, verseNumber } from '../../../meanings/index.ts';
import { composedVerses } from '../../check/meanings/verses.ts';
import { prepositionsShown } from './prepositions.ts';
import { formsOf, type Renderings, renderingsOf } from './renderings.ts';
import { SENSES } from './sense-list.ts';
import { timesShown } from './tenses.ts';

export const SENSES_FILE = resolve(import.meta.dirname, '../../../meanings/kjv-senses/sense-verses.ts');

/** The sense of each word in each verse, by the number of the verse. */
type Senses = Map<string, Map<number, string>>;

/** A sense and the forms of the English words that show it. In a verse with the number of a rival they do not. */
interface ShownSense {
  readonly sense: string;
  readonly forms: readonly string[];
  readonly rivals: readonly string[];
}

const LISTED: ReadonlyMap<string, readonly ShownSense[]> = new Map(
  Object.entries(SENSES).map(([key, senses]) => [
    key,
    Object.entries(senses).map(([sense, shown]) => {
      const words = shown.split(' ');
      return {
        sense,
        forms: words.filter((word) => !word.startsWith('!')).flatMap(formsOf),
        rivals: words.filter((word) => word.startsWith('!')).map((word) => word.slice(1)),
      };
    }),
  ]),
);

const STEM = /(?:^[HA]|\/)V([a-zA-Z])/u;

/** The Strong's number of a word, for a Hebrew verb with the letter of its stem. */
export function keyOf({ strongsNumber, morphology }: Pick<WordRecord, 'strongsNumber' | 'morphology'>) {
  const stem = STEM.exec(morphology ?? '')?.[1];
  return stem === undefined ? (strongsNumber ?? '') : `${strongsNumber} ${stem}`;
}

/**
 * The words of a verse in small letters, and its first word once more with `^` before it. One to whom the verse speaks has
 * its “O” before it: `o_lord`.
 */
export function wordsOfEnglish(text: string): ReadonlySet<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’]s\b/gu, '')
      .replaceAll(/\bo (?=(?:lord|god|king)\b)/gu, 'o_')
      .match(/[a-z_]+/gu) ?? [];
  return new Set([`^${words[0]}`, ...words]);
}

/**
 * The only sense of a word that a verse of the King James Version shows. Null for the usual sense, none or several. A
 * sense that the first word of the verse shows goes before others, and one with `*` is shown if there is no other.
 */
export function senseShown(
  key: string,
  english: ReadonlySet<string>,
  numbers: ReadonlySet<string>,
): string | null {
  const listed = LISTED.get(key) ?? [];
  const shown = listed.filter(
    ({ forms, rivals }) =>
      forms.some((form) => english.has(form)) && !rivals.some((rival) => numbers.has(rival)),
  );
  const first = shown.filter(({ forms }) => forms.some((form) => form.startsWith('^') && english.has(form)));
  const others = shown.length === 0 ? listed.filter(({ forms }) => forms.includes('*')) : shown;
  const [only, second] = first.length > 0 ? first : others;
  return only === undefined || second !== undefined || only.sense === 'usual' ? null : only.sense;
}

const IT =
  'it itself its thereof therein thereon thereto therewith thereby thereinto thereat thereunto thereupon'.split(
    ' ',
  );

/** The Hebrew pronouns of one person or thing, and the English ones of a person. */
const PRONOUNS: readonly {
  readonly key: string;
  readonly code: RegExp;
  readonly persons: readonly string[];
}[] = [
  { key: '3ms', code: /\/Sp3ms$|Pp3ms/u, persons: ['he', 'him', 'his', 'himself'] },
  { key: '3fs', code: /\/Sp3fs$|Pp3fs|V.[a-z]3fs/u, persons: ['she', 'her', 'hers', 'herself'] },
];

/** The pronouns of a verse that can only mean things, because the King James Version has “it” and no person. */
const pronounsShown = (
  words: readonly WordRecord[],
  english: ReadonlySet<string>,
): [key: string, sense: string][] =>
  PRONOUNS.filter(
    ({ code, persons }) =>
      IT.some((word) => english.has(word)) &&
      !persons.some((word) => english.has(word)) &&
      words.some(({ morphology }) => code.test(morphology ?? '')),
  ).map(({ key }) => [key, 'it']);

/** The senses that a verse shows: of its words, their pronouns, their prepositions and the times of its verbs. */
function sensesIn(
  words: readonly WordRecord[],
  english: string,
  isPoem: boolean,
  renderings: Renderings,
): [string, string][] {
  const shown = wordsOfEnglish(english);
  const numbers = new Set(words.map(({ strongsNumber }) => strongsNumber ?? ''));
  const isGreek = words.some(({ strongsNumber }) => strongsNumber?.startsWith('G'));
  const ofWords = [...new Set([...words.map(keyOf), ...(isGreek ? ['he'] : [])])].flatMap(
    (key): [string, string][] => {
      const sense = senseShown(key, shown, numbers);
      return sense === null ? [] : [[key, sense]];
    },
  );
  return [
    ...ofWords,
    ...pronounsShown(words, shown),
    ...prepositionsShown(words, english, renderings),
    ...timesShown(words, english, isPoem, renderings),
  ];
}

export async function deriveSenses(
  originals: readonly VerseRecord[],
  kingJames: readonly VerseRecord[],
  strongs: readonly LexiconRecord[],
): Promise<Senses> {
  const english = new Map(
    kingJames.map(({ book, chapter, verse, text }) => [`${book} ${chapter}:${verse}`, text ?? '']),
  );
  const renderings = renderingsOf(strongs);
  const found: Senses = new Map();
  for (const { addresses, words } of originals)
    for (const address of addresses) {
      const number = verseNumber(address);
      const text = english.get(`${address.book} ${address.chapter}:${address.verse}`);
      if (number === null || text === undefined) continue;
      const here = words.filter(
        ({ reading }, at) =>
          reading !== 'qere' &&
          at >= address.firstWord &&
          (address.lastWord === null || at <= address.lastWord),
      );
      for (const [key, sense] of sensesIn(here, text, isPoetic(address), renderings)) {
        found.set(key, (found.get(key) ?? new Map<number, string>()).set(number, sense));
      }
    }
  await dropUseless(found);
  return found;
}

/** Drops the senses that change no meaning in their verse. */
async function dropUseless(senses: Senses): Promise<void> {
  const keys = new Map<number, string[]>();
  for (const [key, verses] of senses)
    for (const number of verses.keys()) keys.set(number, [...(keys.get(number) ?? []), key]);
  setSenses(senses);
  for (const script of ['hebrew', 'greek'] as const)
    for await (const verse of composedVerses(script)) {
      const number = verseNumber(verse) ?? 0;
      const meanings = () => JSON.stringify(verse.compose().map(({ text }) => text));
      const all = meanings();
      for (const key of keys.get(number) ?? []) {
        const sense = senses.get(key)?.get(number);
        senses.get(key)?.delete(number);
        if (sense !== undefined && meanings() !== all) senses.get(key)?.set(number, sense);
      }
    }
  setSenses(null);
}

/** Writes a number with a digit of base 36 at its end, and capitals of base 26 before it: 40 is `B4`. */
function written(number: number): string {
  let capitals = '';
  for (let rest = Math.floor(number / 36); rest > 0; rest = Math.floor(rest / 26))
    capitals = String.fromCodePoint(65 + (rest % 26)) + capitals;
  return capitals + (number % 36).toString(36);
}

/** Writes each number as its distance from the number before it. */
function gapsOf(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b);
  return sorted.map((number, at) => written(number - (sorted[at - 1] ?? 0))).join('');
}

/** The text of the file with the table. */
export function writeSenses(senses: Senses): string {
  const lines = [...senses].flatMap(([key, verses]) =>
    [...new Set(verses.values())].map((sense) => {
      const numbers = [...verses].flatMap(([number, shown]) => (shown === sense ? number : []));
      return `${key}:${sense}:${gapsOf(numbers)}`;
    }),
  );
  return [
    '/**',
    ' * The verses in which the King James Version shows a sense of a word: the word, the sense, and the number of each verse as',
    ' * the gap after the number before it. A gap ends with a digit of base 36, after capitals of base 26: `B4` is 40. The word can',
    ' * also be a preposition or a form of a verb, with its place among those of the verse (`ב 2`), or a pronoun (`3fs`).',
    ' * `npm run make:senses` writes this file by the folder scripts/make/senses.',
    ' */',
    'export const SENSE_VERSES = `',
    ...lines.toSorted(new Intl.Collator('en', { numeric: true }).compare),
    '`;',
    '',
  ].join('\n');
}
