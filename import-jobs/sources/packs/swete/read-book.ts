import type { BookId } from '../../../../domain/canon/index.ts';
import type { RowProblem, VerseRecord } from '../../../records.ts';
import { wordsOfText } from '../../../words/complete-words.ts';
import { tidyGreek } from '../../../words/tidy-greek.ts';
import { greekVerse } from '../greek-words.ts';
import { type PackPart, problemAt } from '../pack.ts';
import { mendMisprints } from './misprints.ts';
import { numberOfForm } from './number-of-form.ts';

/** The verse of the book that a line belongs to; null if the line is left out. */
type VersePlace = { chapter: number; verse: number } | null;

export interface SweteBook extends PackPart {
  book: BookId;
  file: string;
  /** Finds the verse of a line by the numbers of the line, which can have letters (`iva`, `16a`). */
  place(chapter: string, verse: string): VersePlace;
}

/**
 * A line of Swete's file, such as `17.3.14 (¹⁵)καὶ`: the numbers of the file, the chapter and the verse, and the word.
 */
const LINE = /^\d+\.(\w+)\.(\w+) ?(.*)$/u;
const NUMBER = '[0-9⁰¹²³⁴⁵⁶⁷⁸⁹]';
/** A number of a second numbering inside a word, `(¹⁵)` or `⁽²5)`, also with a letter: `(2a)`, `(¹¹ª)`. */
const OTHER_NUMBER = new RegExp(`\\)?[(⁽]${NUMBER}+[abª]?\\)`, 'gu');
const DIGITS = new RegExp(`${NUMBER}+`, 'gu');
/** The lunate sigma, which the file writes as the name of its code point. */
const CODE_POINT = /U\+03F2/gu;
/** Characters that the scanner added. A Latin a or b at the start of a Greek word belongs to the verse number. */
const NOISE = /^[ab](?=\p{Script=Greek})|[\\|>*_\u0080-\u009F]/gu;
const LOOKALIKES: Readonly<Record<string, string>> = {
  A: 'Α',
  B: 'Β',
  E: 'Ε',
  H: 'Η',
  I: 'Ι',
  K: 'Κ',
  M: 'Μ',
  N: 'Ν',
  O: 'Ο',
  P: 'Ρ',
  T: 'Τ',
  X: 'Χ',
  Y: 'Υ',
  Z: 'Ζ',
  o: 'ο',
  v: 'ν',
};
const UNREADABLE = /[A-Za-zªᵃᵇ?]+/gu;

function cleanWord(raw: string): { text: string; unreadable: boolean } {
  const text = raw
    .replace(OTHER_NUMBER, ' ')
    .replace(CODE_POINT, 'ϲ')
    .replace(DIGITS, '')
    .replace(NOISE, '')
    .replace(/[A-Zov]/gu, (letter) => LOOKALIKES[letter] ?? letter);
  const readable = text.replace(UNREADABLE, '');
  return { text: readable.trim(), unreadable: readable !== text };
}

interface OpenVerse {
  chapter: number;
  verse: number;
  words: string[];
}

/**
 * Reads a book of Swete's Septuagint. Its file has one word in a line. The lines of `16a` and `16b` become one verse,
 * because a verse has one number. Words whose form is known from the New Testament get the Strong's number that it has
 * there. Known faults of the scan are mended, and each is reported as a note. If a word has another letter that the
 * scanner did not recognise, the word is imported without this letter, and a note is reported.
 */
export function readSweteBook(
  { book, file, place }: SweteBook,
  text: string,
): { verses: VerseRecord[]; problems: RowProblem[] } {
  const open = new Map<string, OpenVerse>();
  const problems: RowProblem[] = [];
  const report = (kind: RowProblem['kind'], row: number, message: string): void => {
    problems.push(problemAt(kind, file, row, message));
  };
  const { text: mendedText, mended } = mendMisprints(text);
  for (const { row, note } of mended) report('note', row, note);
  for (const [index, line] of mendedText.split('\n').entries()) {
    if (line === '') continue;
    const [, chapter, verse, raw] = LINE.exec(line) ?? [];
    if (chapter === undefined || verse === undefined || raw === undefined) {
      report('failed', index + 1, `This line is not a word with its verse: ${line.slice(0, 40)}`);
      continue;
    }
    const versePlace = place(chapter, verse);
    if (versePlace === null) continue;
    const { text: word, unreadable } = cleanWord(raw);
    if (unreadable) {
      const counted = word === '' ? 'it is left out' : `it counts as “${word}”`;
      report('note', index + 1, `“${raw}” has a letter that is not Greek, so ${counted}.`);
    }
    const key = `${versePlace.chapter}:${versePlace.verse}`;
    const known = open.get(key) ?? { ...versePlace, words: [] };
    known.words.push(word);
    open.set(key, known);
  }
  return { verses: [...open.values()].map((verse) => verseOf(book, verse)), problems };
}

function verseOf(book: BookId, { chapter, verse, words: raw }: OpenVerse): VerseRecord {
  const joined = raw
    .filter((word) => word !== '')
    .join(' ')
    .replace(/ (?=[,.;·])/gu, '');
  const words = wordsOfText('greek', tidyGreek(joined)).map((word) => {
    const strongsNumber = numberOfForm(word.originalText);
    return strongsNumber === null ? word : { ...word, strongsNumber, lemma: strongsNumber };
  });
  return greekVerse('swete', { book, chapter, verse }, words);
}
