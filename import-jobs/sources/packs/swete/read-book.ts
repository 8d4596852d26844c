import type { BookId } from '../../../../domain/canon/index.ts';
import type { RowProblem, VerseRecord } from '../../../records.ts';
import { wordsOfText } from '../../../words/complete-words.ts';
import { formKey, tidyGreek } from '../../../words/tidy-greek.ts';
import { greekVerse } from '../greek-words.ts';
import { type PackPart, problemAt } from '../pack.ts';
import { KNOWN_FORMS } from './known-forms.ts';

/**
 * A fault in the scanned text of Swete's Septuagint: the lines as the file has them, and as the printed book has them.
 */
interface Misprint {
  readonly lines: readonly string[];
  readonly mended: readonly string[];
  readonly note: string;
}

const MISPRINTS: readonly Misprint[] = [
  {
    lines: ['17.3.5 ἑτέ.', '17.3.5 ρου,'],
    mended: ['17.3.5 ἑτέρου,', '17.3.5 '],
    note: '“ἑτέ. ρου,” is one word, divided at the end of a printed line. It is read as “ἑτέρου,”.',
  },
  {
    lines: ['57.3.52 θ??ὸς'],
    mended: ['57.3.52 θεὸς'],
    note: '“θ??ὸς” has two signs for a letter that the scanner did not recognise. It is read as “θεὸς”.',
  },
];

/** A fault that was mended, and its first line in the file, from 1. */
interface Mended {
  readonly row: number;
  readonly note: string;
}

/** Mends the known faults that the text of a file has. The number of lines does not change. */
function mendMisprints(text: string): { text: string; mended: Mended[] } {
  const lines = text.split('\n');
  const found: Mended[] = [];
  for (const { lines: wrong, mended, note } of MISPRINTS) {
    const at = lines.findIndex((_, start) => wrong.every((line, place) => lines[start + place] === line));
    if (at === -1) continue;
    lines.splice(at, wrong.length, ...mended);
    found.push({ row: at + 1, note });
  }
  return { text: lines.join('\n'), mended: found };
}

let numbers: ReadonlyMap<string, string> | undefined;

function readForms(): ReadonlyMap<string, string> {
  return new Map(
    KNOWN_FORMS.trim()
      .split('\n')
      .flatMap((line) => {
        const [number = '', ...forms] = line.split(' ');
        return forms.map((form): [string, string] => [form, number]);
      }),
  );
}

/** The Strong's number that a form has in the Greek New Testament. Null if it is not there, or has several numbers. */
function numberOfForm(text: string): string | null {
  numbers ??= readForms();
  return numbers.get(formKey(text)) ?? null;
}

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
