import { resolve } from 'node:path';
import type { VerseRecord, WordRecord } from '../../../import-jobs/records.ts';
import { verseNumber } from '../../../meanings/index.ts';
import { SENSES } from './sense-list.ts';

const ENDINGS = ['', 's', 'es', 'd', 'ed', 'edst', 'ing', 'th', 'eth', 'st', 'est'];

/** Nouns with the ending of a verb, which do not show that verb. */
const NOUNS = new Set(['offering', 'dwelling']);

/**
 * A word of the King James Version with its regular forms. Not all of them are English, so only ask whether an English
 * word is among them: `formsOf('go')` has `goeth`, and also `goed`.
 */
export function formsOf(word: string): string[] {
  const stems = [word];
  if (word.endsWith('e')) stems.push(word.slice(0, -1));
  if (/[^aeiou]y$/u.test(word)) stems.push(`${word.slice(0, -1)}i`);
  if (/[^aeiou][aeiou][bdgmnprt]$/u.test(word)) stems.push(word + word.slice(-1));
  const forms = stems.flatMap((stem, at) =>
    ENDINGS.filter((ending) => at === 0 || ending !== '').map((ending) => stem + ending),
  );
  return forms.filter((form) => !NOUNS.has(form));
}

export const SENSES_FILE = resolve(import.meta.dirname, '../../../meanings/kjv-senses/sense-verses.ts');

/** The numbers of the verses that have each sense of a word. */
export type SenseVerses = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;

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

/** The words of a verse in small letters, and its first word once more with `^` before it. */
export function wordsOfEnglish(text: string): ReadonlySet<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’]s\b/gu, '')
      .match(/[a-z]+/gu) ?? [];
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

export function deriveSenses(
  originals: readonly VerseRecord[],
  kingJames: readonly VerseRecord[],
): SenseVerses {
  const english = new Map(
    kingJames.map(({ book, chapter, verse, text }) => [`${book} ${chapter}:${verse}`, wordsOfEnglish(text)]),
  );
  const found = new Map([...LISTED].map(([key]) => [key, new Map<string, number[]>()]));
  for (const { addresses, words } of originals)
    for (const address of addresses) {
      const number = verseNumber(address);
      const shown = english.get(`${address.book} ${address.chapter}:${address.verse}`);
      if (number === null || shown === undefined) continue;
      const here = words.filter(
        ({ reading }, at) =>
          reading !== 'qere' &&
          at >= address.firstWord &&
          (address.lastWord === null || at <= address.lastWord),
      );
      const numbers = new Set(here.map(({ strongsNumber }) => strongsNumber ?? ''));
      const isGreek = here.some(({ strongsNumber }) => strongsNumber?.startsWith('G'));
      for (const key of new Set([...here.map(keyOf), ...(isGreek ? ['he'] : [])])) {
        const sense = senseShown(key, shown, numbers);
        if (sense === null) continue;
        const bySense = found.get(key);
        bySense?.set(sense, [...(bySense.get(sense) ?? []), number]);
      }
    }
  return found;
}

/** Writes each number as its distance from the number before it, in base 36. */
function gapsOf(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b);
  return sorted.map((number, at) => (number - (sorted[at - 1] ?? 0)).toString(36)).join(' ');
}

/** The text of the file with the table. */
export function writeSenses(senses: SenseVerses): string {
  const lines = [...senses].flatMap(([key, bySense]) =>
    [...bySense].map(([sense, numbers]) => `${key}:${sense}:${gapsOf(numbers)}`),
  );
  return [
    '/**',
    ' * The verses in which the King James Version shows a sense of a word: the word, the sense, and the number of each verse as',
    ' * the gap after the number before it, in base 36. `npm run make:senses` writes this file from',
    ' * scripts/make/senses/sense-list.ts.',
    ' */',
    'export const SENSE_VERSES = `',
    ...lines,
    '`;',
    '',
  ].join('\n');
}
