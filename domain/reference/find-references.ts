import { withLetters } from '../basics/index.ts';
import {
  type Book,
  type BookId,
  beginsWithSmallWord,
  bookById,
  bookKey,
  findBook,
  meaningsOf,
} from '../canon/index.ts';
import { checkAddress } from './check-address.ts';
import { isFullName } from './full-name.ts';
import { readHebrewNumeral } from './hebrew-numeral.ts';
import { hasOriginalNumbers } from './named-edition.ts';
import { parseReference } from './parse.ts';
import { CHAPTER_WORDS, VERSE_WORDS } from './place-words.ts';
import type { Reference } from './reference-type.ts';

/** A reference in a text: from `start` up to, but not including, `end`, in UTF-16 units. */
export interface FoundReference {
  readonly start: number;
  readonly end: number;
  readonly reference: Reference;
}

const DASH = String.raw`\s?[-‐‑‒–—−\u05BE]\s?`;
/** A part of a verse, or several: 16a, 16a-b, 16ab. */
const PART = `[a-c](?:[-‐‑–]?(?:(?<=a[-‐‑–]?)b|(?<=[ab][-‐‑–]?)c))?`;
const LATIN_END = String.raw`(?:${DASH}(?:(\d{1,3})[:.])?(\d{1,3})(?:${PART})?)?(?:ff?)?(?![\p{L}\p{N}%])(?![:.]\d|${DASH}\d|\s?[ap]\.?m\b|\s?o['’]clock)`;
/**
 * A chapter, then perhaps a verse (or a letter, if the chapter is a verse: Jude 5a), then perhaps the end of a range.
 * Not matched: digits inside a longer number, a time or a percentage.
 */
const LATIN_NUMBERS = new RegExp(
  String.raw`(?<![\d]|\d[:.,])(\d{1,3})(?:(?:[:.,：∶﹕，．]|,?\s?(?:${VERSE_WORDS})\.?\s?)(\d{1,3})(?:${PART})?|(${PART}))?${LATIN_END}`,
  'giu',
);
/**
 * How a list of references can continue: with a verse of the same chapter, or with another chapter and verse.
 * After "and", only another chapter and verse continue it.
 */
const LATIN_NEXT = new RegExp(
  String.raw`(?:\s?[,;]\s?|,?\sand\s(?=\d{1,3}:))(?:(\d{1,3})[:.])?(\d{1,3})(?:${PART})?${LATIN_END}`,
  'iuy',
);
const NUMERAL = `([א-ת]{1,3}(?:["״][א-ת])?['׳]?)`;
/**
 * In Hebrew numerals: a chapter, then perhaps a verse, then perhaps the end of a range. A plain space divides chapter
 * and verse only if signs mark the chapter as a numeral.
 */
const HEBREW_NUMBERS = new RegExp(
  String.raw`(?<![\p{L}\p{M}"״'׳])${NUMERAL}(?:(?:\s?[:,]\s?|,?\s(?:פסוקים|פסוק)\s|(?<=["״'׳][א-ת]?)\s)${NUMERAL}(?:${DASH}${NUMERAL})?)?(?![\p{L}\p{M}"״'׳]|[:,]\p{L})`,
  'gu',
);

/** The UTF-16 units before the numbers of a reference in which its book's name is searched. */
const LONGEST_NAME = 60;
/** The words before the numbers of a reference in which its book's name is searched. */
const MOST_WORDS = 6;
const NAME = /^(?:[1-5]|\p{L})[\p{L}\p{M}\p{N}\s.'’´΄ʹ"״׳\u05BE]*$/u;
const BEFORE_WORD = /(?<![\p{L}\p{M}\p{N}@_/"״'׳])(?=[\p{L}\p{N}])/gu;
const CHAPTER_WORD = new RegExp(String.raw`[\s.]+(?:${CHAPTER_WORDS})\.?\s*$`, 'iu');

/**
 * Abbreviations of books that usually mean something else, so they are never read as a reference: "So 2:15 it
 * is", "Mar 3", "500 ml", "At 10:30".
 */
const NEVER: ReadonlySet<string> = new Set(
  'so he re co mr mar pm pp ml ho at hand st op ed et hi ha off rich film si ca'.split(' '),
);
/** A foreign abbreviation in capitals is more likely another one: `JS 3.1`, `GB 1.5`, `OS 10.5`. */
const CAPITALS = /^\p{Lu}{2}$/u;
/** The word after a reference, where an edition can be named: `Joel 3:1 MT`. It is no book with a number of its own. */
const WORD_AFTER = /^,?\s?[([]?([\p{L}\p{N}]{2,8})(?![\p{L}\p{N}]|\.?\s?\d)/u;
/** Names and abbreviations of books that are ordinary words without a capital: "numbers 3:1". */
const WORDS: ReadonlySet<string> = new Set(
  'mark job acts numbers judges song songs wisdom lament sir bar bel'.split(' '),
);
/**
 * Books named like people or things. A chapter without a verse counts only after the word "chapter" or at the end of a
 * clause, because the text may say "John 3 times" or "Mark 5 things".
 */
const EVERYDAY: ReadonlySet<BookId> = new Set([
  ...(['joshua', 'judges', 'ruth', 'numbers', 'ezra', 'esther', 'job', 'daniel', 'joel', 'amos'] as const),
  ...(['jonah', 'micah', 'nahum', 'hosea', 'malachi', 'wisdom', 'judith', 'tobit', 'susanna'] as const),
  ...(['matthew', 'mark', 'luke', 'john', 'acts', 'titus', 'philemon', 'james', 'jude'] as const),
]);
const CLAUSE_END = /^(?:$|\s*[\n.,;!?)\]’”"](?![\p{L}\p{N}]))/u;

/**
 * The references in a running text, in order: "see Gen 1:1-3; Ps 23:3 and 1 Cor 13", `תהלים כג:ג`. All numbers are
 * English ones. A book needs chapter and verse; a chapter alone counts after a book's full name or printed
 * abbreviation. The result leaves out places that do not exist, and text that is more likely prose, a time or an
 * amount: a missing link is better than a wrong one. The time is proportional to the length of the text.
 *
 * @example
 * ```ts
 * findReferences('see Gen 1:1-3.') // => [{"start":4,"end":13,"reference":{"book":"genesis","chapter":1,"verse":1,"endVerse":3}}]
 * findReferences('Ps 23:3 and 24:1').map(({ start, end }) => [start, end]) // => [[0,7],[12,16]]
 * findReferences('Ps 23:1, 3').map(({ start, end }) => [start, end]) // => [[0,7],[9,10]]
 * findReferences('This is 5:3 at 10:30; Mark 5 things; Ps 23:7') // => []
 * ```
 */
export function findReferences(text: string): FoundReference[] {
  const plain = withLetters(text);
  const found = [...inLatinNumbers(plain.text), ...inHebrewNumbers(plain.text)];
  return found
    .map((one) => ({ ...one, start: plain.placeOf(one.start), end: plain.placeOf(one.end) }))
    .sort((a, b) => a.start - b.start);
}

interface Numbers {
  readonly chapter: number;
  readonly verse?: number | undefined;
  /** The chapter in which a range over several chapters ends. The reference of such a range has only its first verse. */
  readonly endChapter?: number | undefined;
  /** The last verse of a range. If there is no verse, its last chapter. */
  readonly end?: number | undefined;
}

const numberIn = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits);

function inLatinNumbers(text: string): FoundReference[] {
  const found: FoundReference[] = [];
  const numbers = new RegExp(LATIN_NUMBERS);
  for (let match = numbers.exec(text); match !== null; match = numbers.exec(text)) {
    const [whole, chapter = ''] = match;
    const name = nameBefore(text, match.index);
    let at = match.index + whole.length;
    const reference =
      name && (inOriginal(text, name.start, at) ?? inEnglish(name, text.slice(at, at + 3), match));
    if (!reference) {
      numbers.lastIndex = match.index + chapter.length;
      continue;
    }
    found.push({ start: name.start, end: at, reference });
    at = addList(found, text, at, reference);
    numbers.lastIndex = at;
  }
  return found;
}

function inEnglish(name: Name, after: string, numbers: RegExpExecArray): Reference | null {
  const [, chapter, verse, part, endChapter, end] = numbers;
  if (part !== undefined && name.book.chapters > 1) return null;
  return referenceOf(name, after, {
    chapter: Number(chapter),
    verse: numberIn(verse),
    endChapter: numberIn(endChapter),
    end: numberIn(end),
  });
}

/** A reference with the numbers of the original text, if such an edition is named after it. */
function inOriginal(text: string, start: number, end: number): Reference | undefined {
  const [, edition = ''] = WORD_AFTER.exec(text.slice(end, end + 12)) ?? [];
  if (!hasOriginalNumbers(edition)) return undefined;
  const parsed = parseReference(`${text.slice(start, end)} ${edition}`);
  return parsed.ok ? parsed.reference : undefined;
}

/**
 * Adds the references that continue a list after a comma, a semicolon or "and", up to the first that does not exist.
 * Returns the end of the list.
 */
function addList(found: FoundReference[], text: string, from: number, first: Reference): number {
  let { chapter, verse: before } = first;
  let at = from;
  const next = new RegExp(LATIN_NEXT);
  for (;;) {
    next.lastIndex = at;
    const match = next.exec(text);
    if (match === null) return at;
    const [whole, other, verse = '', endChapter, end] = match;
    const after = at + whole.length;
    // "Gen 1:1, 3 people": a number alone continues the list only if nothing else is counted. After a semicolon it
    // would be a chapter; after a chapter it could be anything.
    const isBare = other === undefined;
    const goesOn =
      before !== undefined &&
      !/;/u.test(whole) &&
      /^(?:\s*$|\s?[.,;:!?)\]’”"–-])/u.test(text.slice(after, after + 3));
    if (isBare && !goesOn) return at;
    chapter = numberIn(other) ?? chapter;
    before = Number(verse);
    const reference = existing(bookById(first.book), {
      chapter,
      verse: before,
      endChapter: numberIn(endChapter),
      end: numberIn(end),
    });
    if (reference === null) return at;
    found.push({ start: at + whole.search(/\d/u), end: after, reference });
    at = after;
  }
}

function inHebrewNumbers(text: string): FoundReference[] {
  const found: FoundReference[] = [];
  const numbers = new RegExp(HEBREW_NUMBERS);
  for (let match = numbers.exec(text); match !== null; match = numbers.exec(text)) {
    const [whole, first = '', second, last] = match;
    numbers.lastIndex = match.index + first.length;
    const [chapter, verse, end] = [first, second, last].map((part) =>
      part === undefined ? undefined : readHebrewNumeral(part),
    );
    if (!chapter || verse === null || end === null) continue;
    // A single word is a chapter only if its signs mark it as a numeral, or if the word “chapter” is before
    // it.
    const isNumeral = verse !== undefined || /["״'׳]/u.test(first);
    const name = nameBefore(text, match.index);
    if (name === null || !(isNumeral || name.saysChapter)) continue;
    const reference = referenceOf(name, '', { chapter, verse, end });
    if (reference === null) continue;
    numbers.lastIndex = match.index + whole.length;
    found.push({ start: name.start, end: numbers.lastIndex, reference });
  }
  return found;
}

interface Name {
  readonly book: Book;
  readonly text: string;
  readonly start: number;
  readonly saysChapter: boolean;
  readonly isAttached: boolean;
}

function nameBefore(text: string, at: number): Name | null {
  const from = Math.max(0, at - LONGEST_NAME);
  // One character more, so that the end of a longer word is not read as a whole word.
  const before = text.slice(Math.max(0, from - 1), at);
  const spaced = before.replace(/\.?\s{0,2}$/u, '');
  if (/[\s.]$/u.test(spaced)) return null;
  const tail = spaced.replace(CHAPTER_WORD, '');
  const starts = [...tail.matchAll(BEFORE_WORD)].map(({ index }) => index).slice(-MOST_WORDS);
  for (const start of starts) {
    const name = tail.slice(start);
    const book = NAME.test(name) && !beginsWithSmallWord(name) ? findBook(name) : undefined;
    if (book === undefined || (start === 0 && from > 0)) continue;
    return {
      book,
      text: name,
      start: at - before.length + start,
      saysChapter: tail !== spaced,
      isAttached: before === tail,
    };
  }
  return null;
}

const isForeign = (name: string): boolean => meaningsOf(name)[0]?.lists.includes('English') === false;

/**
 * The place that a name of a book and numbers mean. Null if it does not exist, or if the text is more likely
 * prose. `after` is the text after the numbers.
 */
function referenceOf(name: Name, after: string, numbers: Numbers): Reference | null {
  const { book, text } = name;
  const key = bookKey(text);
  const isSmall = /^\p{Ll}/u.test(text);
  const isFull = isFullName(book, text);
  if (NEVER.has(key) || (CAPITALS.test(text) && isForeign(text))) return null;
  if (isSmall && (WORDS.has(key) || !isFull)) return null;
  if (numbers.verse === undefined) {
    const isClear = isFull && !isSmall && !name.isAttached;
    if (!isClear || (EVERYDAY.has(book.id) && !name.saysChapter && !CLAUSE_END.test(after))) return null;
  }
  return existing(book, numbers);
}

/** The reference, if all of it exists. In a book with one chapter, a single number is a verse, unless it is 1. */
function existing(book: Book, { chapter, verse, endChapter, end }: Numbers): Reference | null {
  if (verse === undefined && book.chapters === 1 && (chapter !== 1 || end !== undefined)) {
    return existing(book, { chapter: 1, verse: chapter, end });
  }
  const exists = (ofChapter: number, ofVerse?: number) => checkAddress(book.id, ofChapter, ofVerse).ok;
  if (verse === 0 || !exists(chapter, verse)) return null;
  if (verse === undefined) {
    return end === undefined || (end > chapter && exists(end)) ? { book: book.id, chapter } : null;
  }
  const start = { book: book.id, chapter, verse };
  if (end === undefined) return start;
  if (endChapter !== undefined && endChapter !== chapter) {
    return endChapter > chapter && exists(endChapter, end) ? start : null;
  }
  return end > verse && exists(chapter, end) ? { ...start, endVerse: end } : null;
}
