import type { BookId } from '../../../domain/canon/index.ts';
import { toEnglish } from '../../../domain/versification/index.ts';
import type { TextSource, VerseRecord } from '../../records.ts';
import { completeWord } from '../../words/complete-words.ts';
import { joinWords } from '../../words/word-places.ts';
import { keepLast, planStretches, readStretch } from '../chunks.ts';
import { type CoreBook, GREEK_BOOKS } from './books.ts';
import { type GreekVerse, parseGreekBook } from './greek-book.ts';
import { packageFingerprint, readPackageFile } from './packages.ts';

const PACKAGE = 'sblgnt';
const LOADER_VERSION = 2;
const FILE = 'xml/new-testament.xml';

function verseRecord(book: BookId, { chapter, verse, part, words }: GreekVerse): VerseRecord {
  return {
    book,
    chapter,
    verse,
    part,
    originalLanguage: 'greek',
    text: joinWords(words),
    heading: null,
    words: words.map((word) => completeWord('greek', word)),
    addresses: [...toEnglish('sblgnt', { book, chapter, verse })],
  };
}

function bookOf(part: string): CoreBook {
  const book = GREEK_BOOKS.find(({ id }) => id === part);
  if (book === undefined) throw new Error(`Not a book of the New Testament: ${part}`);
  return book;
}

/**
 * Reads the books from the package's single file (7.9 MB). The package's files of chapters are no use, because they
 * make the Intermediate Ending of Mark part of 16:8.
 */
const readBooks = keepLast(async (path) => {
  const xml = await readPackageFile(PACKAGE, path);
  const books: string[] = [];
  for (let start = xml.indexOf('<book '); start !== -1; start = xml.indexOf('<book ', start + 1)) {
    books.push(xml.slice(start, xml.indexOf('</book>', start) + '</book>'.length));
  }
  if (books.length !== GREEK_BOOKS.length) throw new Error(`The package sblgnt has ${books.length} books`);
  return books;
});

const loadBook = keepLast(async (id) => {
  const book = bookOf(id);
  const xml = (await readBooks(FILE))[GREEK_BOOKS.indexOf(book)] ?? '';
  if (!xml.includes(`<verse-number id="${book.name} 1:1">`))
    throw new Error(`sblgnt: ${book.name} is out of place`);
  return parseGreekBook(xml);
});

/** Counts verses, including Mark's ending, without parsing the books. */
async function planBooks(): Promise<{ part: string; rows: number }[]> {
  const books = await readBooks(FILE);
  return GREEK_BOOKS.map(({ id }, place) => ({
    part: id,
    rows: (books[place]?.match(/<verse-number|>Intermediate Ending</g) ?? []).length,
  }));
}

/** The Greek New Testament: SBL Edition. The package has no Strong's numbers, lemmas or glosses. */
export const SBLGNT: TextSource = {
  kind: 'text',
  edition: {
    id: 'sblgnt',
    name: 'The Greek New Testament: SBL Edition',
    role: 'original',
    language: 'grc',
    script: 'greek',
    numbering: 'sblgnt',
    licence: 'CC BY 4.0 (the package carries the 2010 SBLGNT licence)',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    source:
      'Scripture quotations marked SBLGNT are from the SBL Greek New Testament, copyright 2010 Society of Biblical ' +
      'Literature and Logos Bible Software, http://sblgnt.com (package sblgnt 1.0.0)',
  },
  expected: { verses: 7_927, words: 137_554, standardTotal: 79_203_470 },
  fingerprint: () => packageFingerprint(PACKAGE, LOADER_VERSION),
  plan: async () => planStretches(await planBooks()),
  async read(descriptor) {
    const { part, from, to } = readStretch(descriptor);
    const verses = await loadBook(part);
    return verses.slice(from, to).map((verse) => verseRecord(bookOf(part).id, verse));
  },
};
