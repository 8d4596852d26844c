import type { BookId } from '../../../domain/canon/index.ts';
import { editionFacts } from '../../../domain/editions/index.ts';
import { type MeaningWord, shortMeaning } from '../../../meanings/index.ts';
import type { TextSource, VerseRecord, WordRecord } from '../../records.ts';
import { completeWord } from '../../words/complete-words.ts';
import { verseRecord } from '../../words/verse-record.ts';
import { keepLast, planStretches, readStretch } from '../chunks.ts';
import { bookOf, GREEK_BOOKS } from './books.ts';
import { type GreekVerse, parseGreekBook } from './greek-book.ts';
import { type FindForm, greekFormFinder, greekFormsFingerprint } from './greek-forms/table.ts';
import { packageFingerprint, readPackageFile } from './packages.ts';

const PACKAGE = 'sblgnt';
const LOADER_VERSION = 9;
const FILE = 'xml/new-testament.xml';

/** Adds the numbers and parsings to the words of a verse. Also returns the facts from which their meanings are composed. */
function numberedWords(
  book: BookId,
  { chapter, verse, part, words }: GreekVerse,
  findForm: FindForm,
): { records: WordRecord[]; facts: MeaningWord[] } {
  const forms = words.map(({ originalText }, index) =>
    // The table of Greek forms has no places in the unnumbered ending of Mark. Its words have the facts of their forms.
    findForm(originalText, { book, chapter, verse, word: part === '' ? index + 1 : 0 }),
  );
  const records = words.map((word, index) =>
    completeWord('greek', {
      ...word,
      strongsNumber: forms[index]?.strongsNumber ?? null,
      morphology: forms[index]?.morphology ?? null,
    }),
  );
  const facts = records.map(({ originalText, letters, strongsNumber, lemma, after }, index) => ({
    text: originalText,
    letters,
    morphology: forms[index]?.parsings.join(',') ?? null,
    strongs: strongsNumber,
    lemma,
    gloss: shortMeaning(strongsNumber),
    after,
  }));
  return { records, facts };
}

/** The facts from which the meanings of the words of each verse are composed, in the order of `SBLGNT`'s verses. */
export async function readMeaningFacts(descriptor: unknown): Promise<MeaningWord[][]> {
  const { part, from, to } = readStretch(descriptor);
  const findForm = await greekFormFinder();
  return (await loadBook(part))
    .slice(from, to)
    .map((verse) => numberedWords(bookOf(GREEK_BOOKS, part).id, verse, findForm).facts);
}

function recordOf(book: BookId, greekVerse: GreekVerse, findForm: FindForm): VerseRecord {
  const { chapter, verse, part } = greekVerse;
  return verseRecord(
    'sblgnt',
    { book, chapter, verse },
    {
      part,
      originalLanguage: 'greek',
      words: numberedWords(book, greekVerse, findForm).records,
    },
  );
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
  const book = bookOf(GREEK_BOOKS, id);
  const xml = (await readBooks(FILE))[GREEK_BOOKS.indexOf(book)] ?? '';
  if (!xml.includes(`<verse-number id="${book.name} 1:1">`))
    throw new Error(`sblgnt: ${book.name} is out of place`);
  return parseGreekBook(xml);
});

async function planBooks(): Promise<{ part: string; rows: number }[]> {
  const books = await readBooks(FILE);
  return GREEK_BOOKS.map(({ id }, place) => ({
    part: id,
    rows: (books[place]?.match(/<verse-number|>Intermediate Ending</g) ?? []).length,
  }));
}

/**
 * The Greek New Testament: SBL Edition. The package has only the text. The table of Greek forms gives its words their
 * Strong's numbers (docs/decisions/0106-greek-words-in-the-core.md) and parsings (0218). 66 words have neither, because
 * the table does not have their forms.
 */
export const SBLGNT: TextSource = {
  kind: 'text',
  edition: {
    ...editionFacts('sblgnt'),
    source:
      'Scripture quotations marked SBLGNT are from the SBL Greek New Testament, copyright 2010 Society of Biblical ' +
      'Literature and Logos Bible Software, http://sblgnt.com (package sblgnt 1.0.0). Strong’s numbers and parsings of ' +
      'the words: STEPBible (TAGNT), CC BY 4.0, https://www.stepbible.org',
  },
  expected: { verses: 7_927, words: 137_554, standardTotal: 79_203_470 },
  fingerprint: async () =>
    `${await packageFingerprint(PACKAGE, LOADER_VERSION)} forms ${await greekFormsFingerprint()}`,
  plan: async () => planStretches(await planBooks()),
  async read(descriptor) {
    const { part, from, to } = readStretch(descriptor);
    const verses = await loadBook(part);
    const findForm = await greekFormFinder();
    return verses.slice(from, to).map((verse) => recordOf(bookOf(GREEK_BOOKS, part).id, verse, findForm));
  },
};
