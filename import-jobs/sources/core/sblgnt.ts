import { readdir } from 'node:fs/promises';
import type { BookId } from '../../../domain/canon/books.ts';
import { greekLetters } from '../../../domain/greek.ts';
import { toEnglish } from '../../../domain/versification/index.ts';
import type { TextSource, VerseRecord, WordRecord } from '../../records.ts';
import { type CoreBook, GREEK_BOOKS } from './books.ts';
import { keepLast, planStretches, readStretch } from './chunks.ts';
import { type GreekVerse, type GreekWord, parseGreekChapter } from './greek-chapter.ts';
import { packageFile, packageFingerprint, readPackageFile } from './packages.ts';

const PACKAGE = 'sblgnt';
const LOADER_VERSION = 1;

function wordRecord({ originalText, after }: GreekWord): WordRecord {
  const letters = greekLetters(originalText);
  return {
    reading: 'both',
    variant: null,
    originalText,
    after,
    mark: null,
    letters,
    transliteration: '',
    translation: null,
    strongsNumber: null,
    lemma: letters,
    morphology: null,
  };
}

function verseRecord(book: BookId, { chapter, verse, part, words }: GreekVerse): VerseRecord {
  return {
    book,
    chapter,
    verse,
    part,
    originalLanguage: 'greek',
    text: words.map(({ originalText, after }) => originalText + after).join(''),
    heading: null,
    words: words.map(wordRecord),
    addresses: [...toEnglish('sblgnt', { book, chapter, verse })],
  };
}

function bookOf(part: string): CoreBook {
  const book = GREEK_BOOKS.find(({ id }) => id === part);
  if (book === undefined) throw new Error(`Not a book of the New Testament: ${part}`);
  return book;
}

/** A book's chapter files in order; John has no file for chapter 8, whose verses stand in that of chapter 7. */
const loadBook = keepLast(async (id) => {
  const folder = `xml/${bookOf(id).osis}`;
  const verses: GreekVerse[] = [];
  for (const file of (await readdir(await packageFile(PACKAGE, folder))).sort()) {
    verses.push(...parseGreekChapter(await readPackageFile(PACKAGE, `${folder}/${file}`)));
  }
  return verses;
});

/** The Greek New Testament: SBL Edition, without Strong's numbers, lemmas or glosses, for the package has none. */
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
  async plan() {
    const parts: { part: string; rows: number }[] = [];
    for (const { id } of GREEK_BOOKS) parts.push({ part: id, rows: (await loadBook(id)).length });
    return planStretches(parts);
  },
  async read(descriptor) {
    const { part, from, to } = readStretch(descriptor);
    const verses = await loadBook(part);
    return verses.slice(from, to).map((verse) => verseRecord(bookOf(part).id, verse));
  },
};
