import { withLetters } from '../basics/index.ts';
import { isEdition, withoutEdition, withoutSigns, withoutWordBefore } from './named-edition.ts';
import { RANGE_WORDS } from './place-words.ts';
import { readGreek } from './read-greek.ts';
import { readHebrew, readHebrewNumbers } from './read-hebrew.ts';
import { readLatin } from './read-latin.ts';
import { readNumbers } from './read-numbers.ts';
import type { WrittenReference } from './written-reference.ts';

const HEBREW = /[א-ת]/u;
const GREEK = /\p{Script=Greek}/u;
const DASHES = /\s*[-‐‑‒–—―−⁓⸺⸻〜~﹘]\s*/gu;
/** Dashes between all parts, as in an address: `Gen-1-1`, `1-samuel-7-12`. */
const ALL_DASHES = /^([1-5]?[-\p{L}]*\p{L})-(\d{1,3})-(\d{1,3})$/u;
const UNSEEN = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
/** Signs of other scripts that look like a colon, comma or semicolon and are none by Unicode's compatibility forms. */
const LIKE_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[∶꞉ː˸׃։܃፡᠄]/gu, ':'],
  [/[،、]/gu, ','],
  [/؛/gu, ';'],
  [/。/gu, '.'],
];
/** A verse that is raised after its chapter: `Jn 3¹⁶`. */
const RAISED_VERSE = /(\p{L}[\s.]*\d{1,3})(?=[⁰¹²³⁴-⁹]+$)/u;
/** The number of a note after a reference: `Jn 3:16²`. */
const RAISED_NOTE = /(?<=\d[:.,]\d+)[⁰¹²³⁴-⁹]+$/u;
/**
 * What divides the references of a list. A comma, "and", "par." or a slash does so only before a chapter with its verse,
 * or before a name (but not in `Bel and the Dragon`).
 */
const NAME = String.raw`(?:[1-5]\.? ?)?(?!(?:the|le|el|il|o|de|der|and|et|und|en) )\p{L}{2}`;
const LIST = new RegExp(
  String.raw`\s*;\s*|\s*,\s*(?=\d{1,3}:|${NAME})|\s*(?://?|[|∥]+)\s*(?=${NAME})|\s+(?:and|et|y|e|und|en|&|parr?\.?)\s+(?=\d{1,3}[:.,]\d|${NAME})`,
  'iu',
);

const RANGE = new RegExp(String.raw` ?-|\s(?:${RANGE_WORDS})\s`, 'giu');

/** In `Joh 3,16; 4,1` the comma is before a verse, so it does not divide the verses of a list. */
const GERMAN_LIST = /\d,\d.*;\s*\d{1,3},\d/u;

/**
 * Splits a typed reference in a language of `findBook`, or a path of this site, into its parts. Returns
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
  const readings = readWhole(plain);
  if (readings.length > 0) return readings;
  const bare = withoutSigns(plain);
  const shorter = withoutWordBefore(bare);
  for (const rest of new Set([bare, shorter, withoutWordBefore(shorter)])) {
    // Without a number, the text can be a search: `(light)`.
    const found = rest === plain ? [] : readWhole(rest).filter(({ chapter }) => chapter !== undefined);
    if (found.length > 0) return found;
  }
  return [];
}

function readWhole(plain: string): readonly WrittenReference[] {
  for (const read of GERMAN_LIST.test(plain) ? [readList] : [readOne, readRange, readList]) {
    const readings = read(plain);
    if (readings.length > 0) return readings;
  }
  return [];
}

function plainText(text: string): string {
  return withLetters(text.slice(0, 200))
    .text.normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/%20/gu, ' ')
    .trim()
    .replace(RAISED_NOTE, '')
    .replace(RAISED_VERSE, '$1:')
    .replace(/[^\p{ASCII}]/gu, inAscii)
    .replace(/^.*\/explorer\//u, '')
    .replace(/^\/+|\/+$/gu, '')
    .replace(DASHES, '-')
    .replace(ALL_DASHES, '$1 $2:$3')
    .replaceAll('_', ' ')
    .replace(/\s+/gu, ' ');
}

/** A wide letter or sign, or a digit of any script, as its form in ASCII if it has one. */
function inAscii(sign: string): string {
  const plain = sign.normalize('NFKC');
  if (/^[\p{ASCII}]+$/u.test(plain) && plain.trim() !== '') return plain;
  if (/\p{Nd}/u.test(sign)) return `${digitOf(sign.codePointAt(0) ?? 0)}`;
  return LIKE_SIGNS.find(([signs]) => sign.search(signs) === 0)?.[1] ?? sign;
}

/** The value of a decimal digit. Unicode has the ten digits of a script in a row. */
function digitOf(code: number): number {
  const isDigit = (other: number) => /\p{Nd}/u.test(String.fromCodePoint(other));
  let zero = code;
  while (code - zero < 9 && isDigit(zero - 1)) zero -= 1;
  return code - zero;
}

/** Reads one reference, also with an edition beside it. */
function readOne(plain: string): readonly WrittenReference[] {
  const readings = readBare(plain);
  if (readings.length > 0) return readings;
  const named = withoutEdition(plain);
  if (named === null) return [];
  const { text, edition } = named;
  return readBare(text).flatMap((one) => (one.chapter === undefined ? [] : [{ ...one, edition }]));
}

function readBare(plain: string): readonly WrittenReference[] {
  if (GREEK.test(plain)) return readGreek(plain);
  if (!HEBREW.test(plain)) return readLatin(plain);
  const written = readHebrew(plain);
  return written === null ? [] : [written];
}

/**
 * Reads a range with the book at both ends: `1 Kings 1:1-1 Kings 1:10`. If these are two books, the end is the second
 * place of a list.
 */
function readRange(plain: string): readonly WrittenReference[] {
  for (const { index, 0: divider } of plain.matchAll(RANGE)) {
    const start = readOne(plain.slice(0, index))[0];
    const end = readOne(plain.slice(index + divider.length))[0];
    if (start?.chapter === undefined || end?.chapter === undefined || start.endVerse !== undefined) continue;
    if (start.book !== end.book) return [{ ...start, further: [end] }];
    const { verse, endChapter = end.chapter, endVerse = verse, endPart = end.part } = end;
    if ((start.verse === undefined) !== (verse === undefined)) continue;
    const edition = start.edition ?? end.edition;
    const last = endVerse === undefined ? { endVerse: endChapter } : { endChapter, endVerse };
    return [
      {
        ...start,
        ...last,
        ...(endPart === undefined ? {} : { endPart }),
        ...(edition === undefined ? {} : { edition }),
      },
    ];
  }
  return [];
}

/**
 * Reads several references: `John 3:16; 4:1`, `Gen 1:1; Ex 3:14`. Every part needs a chapter; a part without a book
 * needs a verse too, and is in the book before it.
 */
function readList(plain: string): readonly WrittenReference[] {
  const [first = '', ...parts] = withEditions(plain.split(LIST));
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

/** Joins an edition with the reference before it, from which a comma divides it: `Gen 1:1, KJV; Ex 3:14`. */
function withEditions(parts: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const part of parts) {
    if (joined.length > 0 && isEdition(part)) joined.push(`${joined.pop()} ${part}`);
    else joined.push(part);
  }
  return joined;
}

function inBookOf({ book, inHebrew }: WrittenReference, text: string): WrittenReference | null {
  const numbers = inHebrew ? readHebrewNumbers(book, text) : readNumbers(text);
  return numbers?.verse === undefined ? null : { book, inHebrew, ...numbers };
}
