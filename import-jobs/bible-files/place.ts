import { roleOfName } from './column-names.ts';

/** A verse as a file writes its place, before the book is looked up. */
export interface WrittenPlace {
  book: string;
  chapter: number;
  verse: number;
  lastVerse?: number;
  /** True for a further part of a verse: `1b`. */
  isPart?: true;
}

const DASH = '[-\u2010-\u2015]';
/** What joins verses: `3-4`, `3,4`, `3/4`, `3+4`. */
const JOINS = '[-\u2010-\u2015,/+&]';
const VERSE = new RegExp(String.raw`^(\d{1,3})\s*([a-z])?(?:\s*${JOINS}\s*(\d{1,3})\s*[a-z]?)*$`, 'iu');
/** `01001001`, or `1001001` after a spreadsheet took the zero. */
const ID = /^(\d{1,3})(\d{3})(\d{3})$/u;
/** `1:1:1`, `40_1_1`, `01-001-001`, `B01C001V001`. */
const NUMBERS = /^B?(\d{1,3})[\s:._C-](\d{1,3})[\s:._V-](\d{1,3})$/iu;
/** `RUT001001` */
const CODED = /^(\d?[A-Z]{2,3})(\d{3})(\d{3})$/u;
/** Chapter and verse without a book: `1:1`, `1,3-4`. */
const PAIR = new RegExp(String.raw`^\d{1,3}\s*[:,]\s*\d{1,3}\s*[a-z]?(?:\s*${DASH}\s*\d{1,3})?$`, 'iu');
/** `Gen.1.1`, also with the name of a work before and the part of a verse after it. */
const OSIS = /^(?:[^:]*:)?(\d?[A-Za-z]+[A-Za-z-]*)\.(\d{1,3})\.(\d{1,3})(?:!([a-z]))?/u;
const NAMED = new RegExp(
  String.raw`^(\d?[^\d]*\p{L}[^\d]*?)[\s.:_]*(\d{1,3})\s*[:.,\s_v]\s*(\d{1,3})\s*([a-z])?(?:\s*${DASH}\s*(\d{1,3})[a-z]?)?$`,
  'iu',
);

/** Digits of all scripts as 0–9. Unicode has the ten digits of a script in a row. */
function plainDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return `${code - zero}`;
  });
}

/** A number without what stands around it: `1.0` of a spreadsheet, `Chapter 1`, `v1`. */
function bareNumber(text: string): string {
  const plain = plainDigits(text.trim()).replace(/\.0+$/u, '');
  const [, word = '', number = ''] = /^(\p{L}+)[\s._-]*(\d.*)$/u.exec(plain) ?? [];
  const role = roleOfName(word);
  return role === 'chapter' || role === 'verse' ? number : plain;
}

/** A whole number of at most three digits; null if the text is none. */
export function smallNumber(text: string): number | null {
  const digits = bareNumber(text);
  return /^\d{1,3}$/u.test(digits) ? Number(digits) : null;
}

/** The number of a verse: `3`, `3a`, `3-4`. Null if the text is none. */
export function readVerse(text: string): Pick<WrittenPlace, 'verse' | 'lastVerse' | 'isPart'> | null {
  const [, first, part, last] = VERSE.exec(bareNumber(text)) ?? [];
  return first === undefined ? null : verseOf(first, part, last);
}

function verseOf(first: string, part: string | undefined, last: string | undefined) {
  const verse = Number(first);
  return {
    verse,
    ...(last !== undefined && Number(last) > verse ? { lastVerse: Number(last) } : {}),
    ...(part !== undefined && part.toLowerCase() > 'a' ? { isPart: true as const } : {}),
  };
}

/** Reads the place of a verse in one text: `Gen 1:1`, `1Sam.3.16`, `01001001`, `Ruth 1:3-4`. Null if it is none. */
export function readPlace(text: string): WrittenPlace | null {
  const plain = plainDigits(text.trim());
  const [, book, chapter, verse] = ID.exec(plain) ?? NUMBERS.exec(plain) ?? [];
  if (book !== undefined) return { book: `${Number(book)}`, chapter: Number(chapter), verse: Number(verse) };
  const [, code, ofCode, inCode] = CODED.exec(plain) ?? [];
  if (code !== undefined) return { book: code, chapter: Number(ofCode), verse: Number(inCode) };
  const osis = readOsis(plain);
  if (osis !== null) return osis;
  const [, name, ofName, first, part, last] = NAMED.exec(plain) ?? [];
  if (name === undefined || first === undefined) return null;
  return { book: name.trim(), chapter: Number(ofName), ...verseOf(first, part, last) };
}

/** True for a chapter and a verse without a book. */
export const isPair = (text: string): boolean => PAIR.test(plainDigits(text.trim()));

/** Reads the `osisID` or `osisRef` of a verse or of several: `Gen.1.1 Gen.1.2`, `Gen.1.1-Gen.1.2`. */
export function readOsis(text: string): WrittenPlace | null {
  const [, book, chapter, verse, part] = OSIS.exec(text) ?? [];
  if (book === undefined || verse === undefined) return null;
  const last = /[\s-](?:\S*\.)?(\d{1,3})(?:![a-z])?$/u.exec(text)?.[1];
  return { book, chapter: Number(chapter), ...verseOf(verse, part, last) };
}
