import { readGreek } from './read-greek.ts';
import { readHebrew, readHebrewNumbers } from './read-hebrew.ts';
import { readLatin } from './read-latin.ts';
import { readNumbers } from './read-numbers.ts';
import type { WrittenReference } from './written-reference.ts';

const HEBREW = /[א-ת]/u;
const GREEK = /\p{Script=Greek}/u;
const DASHES = /\s*[-‐‑‒–—−]\s*/gu;
const BIDI_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/**
 * What divides the references of a list. A comma or "and" does so only before a chapter with its verse, or before a name
 * (but not in `Bel and the Dragon`).
 */
const LIST = /\s*;\s*|(?:\s*,\s*|\s+and\s+)(?=\d{1,3}:|(?:[1-5]\.? ?)?(?!the )\p{L}{2})/iu;

/** In `Joh 3,16; 4,1` the comma is before a verse, so it does not divide the verses of a list. */
const GERMAN_LIST = /\d,\d.*;\s*\d{1,3},\d/u;

/**
 * Splits a typed reference in English, German, Latin, Greek or Hebrew, or a path of this site, into its parts. Returns
 * every possible reading, the most likely first; none if the text is not a reference. A book alone counts only if
 * `isFullName` accepts its name. So a word like "is", which is also an abbreviation, remains a word to search
 * for. The references of a list are in `further` of the first.
 *
 * @example
 * ```ts
 * readText('1 Cor 13')[0].chapter // => 13
 * readText('ps23.3')[0].verse // => 3
 * readText('Isaiah liii. 5')[0].chapter // => 53
 * readText('Ιω Γ 16').map((one) => one.book.id) // => ["3john","john"]
 * readText('John 3:16; 4:1')[0].further.length // => 1
 * readText('in the beginning') // => []
 * ```
 */
export function readText(text: string): readonly WrittenReference[] {
  const plain = plainText(text);
  const readings = GERMAN_LIST.test(plain) ? [] : readOne(plain);
  return readings.length > 0 ? readings : readList(plain);
}

function plainText(text: string): string {
  return text
    .slice(0, 200)
    .normalize('NFC')
    .replace(BIDI_MARKS, '')
    .replace(/%20/gu, ' ')
    .trim()
    .replace(/^.*\/explorer\//u, '')
    .replace(/^\/+|\/+$/gu, '')
    .replace(DASHES, '-')
    .replace(/\s+/gu, ' ');
}

function readOne(plain: string): readonly WrittenReference[] {
  if (GREEK.test(plain)) return readGreek(plain);
  if (!HEBREW.test(plain)) return readLatin(plain);
  const written = readHebrew(plain);
  return written === null ? [] : [written];
}

/**
 * Reads several references: `John 3:16; 4:1`, `Gen 1:1; Ex 3:14`. Every part needs a chapter; a part without a book
 * needs a verse too, and is in the book before it.
 */
function readList(plain: string): readonly WrittenReference[] {
  const [first = '', ...parts] = plain.split(LIST);
  const [start] = readOne(first);
  if (start?.chapter === undefined || parts.length === 0) return [];
  const further: WrittenReference[] = [];
  for (const part of parts) {
    const next = readOne(part)[0] ?? inBookOf(further.at(-1) ?? start, part);
    if (next?.chapter === undefined) return [];
    further.push(next);
  }
  return [{ ...start, further }];
}

function inBookOf({ book, inHebrew }: WrittenReference, text: string): WrittenReference | null {
  const numbers = inHebrew ? readHebrewNumbers(book, text) : readNumbers(text);
  return numbers?.verse === undefined ? null : { book, inHebrew, ...numbers };
}
