/**
 * The letters file: an edition's bare letters (ketiv) in reading order, with the starts of words, verses and books.
 * The value of every word by every additive method follows from it, so one small file serves all of them.
 *
 * Layout, version 1; numbers are little-endian:
 *
 * | bytes | what |
 * |---|---|
 * | 4 | magic `SBNL` |
 * | 1 | version, 1 |
 * | 1 | script: 1 Hebrew, 2 Greek |
 * | 2 | B, number of books |
 * | 4 | V, number of verses (unnumbered endings included) |
 * | 4 | W, number of words |
 * | 4 | L, number of letters |
 * | per book | 4: number of its first verse, 1: length of its id, then the id in ASCII |
 * | V | the verse's chapter in the edition's own numbering |
 * | V | the verse's number |
 * | V | 1 where the verse is an unnumbered ending, else 0 |
 * | 2 V | words in the verse |
 * | W | letters in the word |
 * | L | the letter: its code point less that of the script's first letter (א U+05D0, α U+03B1) |
 */

import { foldFinals } from '../hebrew/index.ts';

/**
 * The version of the layout of a letters file. Raise it when the layout changes. It is a part of an edition's
 * revision, so no cache mixes two layouts.
 */
export const LETTERS_FILE_VERSION = 1;

/**
 * The key of an edition's letters file in the file store. The revision is a hash of the content, so the bytes under a
 * key never change.
 *
 * @example
 * ```ts
 * lettersFileKey('wlc', '0a1b2c3d4e5f') // => 'index/wlc/0a1b2c3d4e5f'
 * ```
 */
export function lettersFileKey(edition: string, revision: string): string {
  return `index/${edition}/${revision}`;
}

const MAGIC = 'SBNL';
const HEADER_BYTES = 20;
const SCRIPTS = ['hebrew', 'greek'] as const;
/** The code point of the first letter of each script. A file stores a letter as the difference from this code point. */
export const FIRST_LETTER = { hebrew: 0x5d0, greek: 0x3b1 } as const;

export type LettersScript = (typeof SCRIPTS)[number];

export interface LettersVerse {
  book: string;
  chapter: number;
  verse: number;
  part: string;
  words: readonly string[];
}

/** A decoded letters file. Its byte arrays are views of the file's bytes, and `firstWords` is computed. */
export interface LettersFile {
  script: LettersScript;
  books: { id: string; firstVerse: number }[];
  /** For each verse: the edition's own chapter number, verse number, and 1 in `endings` for an unnumbered ending. */
  chapters: Uint8Array;
  verses: Uint8Array;
  endings: Uint8Array;
  /** For each verse, the number of its first word. The last entry, after the last verse, is the number of all words. */
  firstWords: Uint32Array;
  wordLengths: Uint8Array;
  letters: Uint8Array;
}

const asciiBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));
const asciiText = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

class Bytes {
  private bytes = new Uint8Array(1 << 12);
  length = 0;

  push(value: number, what: string): void {
    if (!Number.isInteger(value) || value < 0 || value > 255) {
      throw new RangeError(`${what} ${value} does not fit a byte`);
    }
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length++] = value;
  }

  view(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}

export class LettersFileBuilder {
  private readonly script: LettersScript;
  private readonly books: { id: string; firstVerse: number }[] = [];
  private readonly chapters = new Bytes();
  private readonly verses = new Bytes();
  private readonly endings = new Bytes();
  private readonly wordCounts: number[] = [];
  private readonly wordLengths = new Bytes();
  private readonly letters = new Bytes();

  constructor(script: LettersScript) {
    this.script = script;
  }

  /**
   * Adds the next verse. Throws RangeError for a letter of another script or a number that does not fit into a byte.
   */
  addVerse(verse: LettersVerse): void {
    if (this.books.at(-1)?.id !== verse.book) {
      this.books.push({ id: verse.book, firstVerse: this.wordCounts.length });
    }
    this.chapters.push(verse.chapter, 'Chapter');
    this.verses.push(verse.verse, 'Verse');
    this.endings.push(verse.part === '' ? 0 : 1, 'Ending');
    this.wordCounts.push(verse.words.length);
    for (const word of verse.words) {
      this.wordLengths.push(word.length, 'Word length');
      for (let at = 0; at < word.length; at++) {
        this.letters.push(word.charCodeAt(at) - FIRST_LETTER[this.script], 'Letter');
      }
    }
  }

  finish(): Uint8Array<ArrayBuffer> {
    const ids = this.books.map((book) => asciiBytes(book.id));
    const bookBytes = ids.reduce((sum, id) => sum + 5 + id.length, 0);
    const verses = this.wordCounts.length;
    const size = HEADER_BYTES + bookBytes + verses * 5 + this.wordLengths.length + this.letters.length;
    const file = new Uint8Array(size);
    const view = new DataView(file.buffer);
    file.set(asciiBytes(MAGIC), 0);
    file[4] = LETTERS_FILE_VERSION;
    file[5] = SCRIPTS.indexOf(this.script) + 1;
    view.setUint16(6, this.books.length, true);
    view.setUint32(8, verses, true);
    view.setUint32(12, this.wordLengths.length, true);
    view.setUint32(16, this.letters.length, true);
    let at = HEADER_BYTES;
    for (const [index, book] of this.books.entries()) {
      const id = ids[index]!;
      view.setUint32(at, book.firstVerse, true);
      file[at + 4] = id.length;
      file.set(id, at + 5);
      at += 5 + id.length;
    }
    for (const column of [this.chapters, this.verses, this.endings]) {
      file.set(column.view(), at);
      at += verses;
    }
    for (const count of this.wordCounts) {
      view.setUint16(at, count, true);
      at += 2;
    }
    file.set(this.wordLengths.view(), at);
    file.set(this.letters.view(), at + this.wordLengths.length);
    return file;
  }
}

export function encodeLettersFile(
  script: LettersScript,
  verses: Iterable<LettersVerse>,
): Uint8Array<ArrayBuffer> {
  const builder = new LettersFileBuilder(script);
  for (const verse of verses) builder.addVerse(verse);
  return builder.finish();
}

/**
 * Decodes a letters file. Throws RangeError for other bytes, another version, or a truncated file.
 *
 * @example
 * ```ts
 * decodeLettersFile(encodeLettersFile('greek', [{ book: 'john', chapter: 1, verse: 1, part: '', words: ['εν', 'αρχη'] }])).wordLengths.length // => 2
 * ```
 */
export function decodeLettersFile(bytes: Uint8Array): LettersFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_BYTES || asciiText(bytes.subarray(0, 4)) !== MAGIC) {
    throw new RangeError('Not a letters file');
  }
  if (bytes[4] !== LETTERS_FILE_VERSION) throw new RangeError(`Letters file of version ${bytes[4]}`);
  const script = SCRIPTS[(bytes[5] ?? 0) - 1];
  if (script === undefined) throw new RangeError('Letters file of an unknown script');
  const bookCount = view.getUint16(6, true);
  const verseCount = view.getUint32(8, true);
  const wordCount = view.getUint32(12, true);
  const letterCount = view.getUint32(16, true);
  const books: { id: string; firstVerse: number }[] = [];
  let at = HEADER_BYTES;
  for (let book = 0; book < bookCount; book++) {
    const length = view.getUint8(at + 4);
    const id = asciiText(bytes.subarray(at + 5, at + 5 + length));
    books.push({ id, firstVerse: view.getUint32(at, true) });
    at += 5 + length;
  }
  if (bytes.length !== at + verseCount * 5 + wordCount + letterCount) {
    throw new RangeError('The letters file is cut short');
  }
  const column = (length: number): Uint8Array => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const chapters = column(verseCount);
  const verses = column(verseCount);
  const endings = column(verseCount);
  const firstWords = new Uint32Array(verseCount + 1);
  for (let verse = 0; verse < verseCount; verse++, at += 2) {
    firstWords[verse + 1] = firstWords[verse]! + view.getUint16(at, true);
  }
  const wordLengths = column(wordCount);
  return { script, books, chapters, verses, endings, firstWords, wordLengths, letters: column(letterCount) };
}

/**
 * The bare letters of each word from number `start` up to, but not including, `end`.
 *
 * @example
 * ```ts
 * const john = { book: 'john', chapter: 1, verse: 1, part: '', words: ['εν', 'αρχη', 'ην'] }
 * lettersOfWords(decodeLettersFile(encodeLettersFile('greek', [john])), 1, 3) // => ["αρχη","ην"]
 * ```
 */
export function lettersOfWords(file: LettersFile, start: number, end: number): string[] {
  const speller = wordSpeller(file);
  return Array.from({ length: end - start }, (_, at) => speller(start + at));
}

/**
 * Makes a function that returns the bare letters of the word with a number. It is fast if the numbers ascend.
 *
 * @example
 * ```ts
 * const john = { book: 'john', chapter: 1, verse: 1, part: '', words: ['εν', 'αρχη', 'ην'] }
 * const speller = wordSpeller(decodeLettersFile(encodeLettersFile('greek', [john])))
 * [speller(1), speller(2), speller(0)] // => ["αρχη","ην","εν"]
 * ```
 */
export function wordSpeller({ script, wordLengths, letters }: LettersFile): (word: number) => string {
  let word = 0;
  let at = 0;
  return (number) => {
    if (number < word) {
      word = 0;
      at = 0;
    }
    for (; word < number; word++) at += wordLengths[word] as number;
    let spelled = '';
    for (const code of letters.subarray(at, at + (wordLengths[number] as number))) {
      spelled += letterOfCode(script, code);
    }
    return spelled;
  };
}

/** For each code of a letter, that of its base letter: a final letter and its base letter are the same then. */
export const baseCodes = (script: LettersScript): Uint8Array =>
  Uint8Array.from(
    { length: 256 },
    (_, code) => foldFinals(letterOfCode(script, code)).charCodeAt(0) - FIRST_LETTER[script],
  );

export function letterOfCode(script: LettersScript, code: number): string {
  return String.fromCharCode(FIRST_LETTER[script] + code);
}
