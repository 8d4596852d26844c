import { type ApocryphalBookId, type BookId, bookById, CORE_BOOKS } from '../../../../domain/canon/index.ts';
import { hasTitle, hasVerse } from '../../../../domain/versification/index.ts';
import type { VerseRecord, WordRecord } from '../../../records.ts';
import { completeWord } from '../../../words/complete-words.ts';
import { verseRecord } from '../../../words/verse-record.ts';
import { definePack, problemAt } from '../pack.ts';
import { bollsFile, bollsSource } from './bolls-file.ts';
import { splitTitle } from './psalm-titles.ts';
import { type BollsRow, readRows } from './rows.ts';
import { plainText, readTaggedText, type TaggedText } from './tagged-text.ts';

const OLD_TESTAMENT_BOOKS = 39;
const ENGLISH_WORD = /[A-Za-z]+(?:['-][A-Za-z]+)*'?/u;

const APOCRYPHA: Readonly<Record<number, ApocryphalBookId>> = {
  67: '1 esdras',
  68: 'tobit',
  69: 'judith',
  70: 'wisdom',
  71: 'sirach',
  72: 'letter of jeremiah',
  73: 'baruch',
  74: '1 maccabees',
  75: '2 maccabees',
  77: '2 esdras',
  78: 'susanna',
  79: 'bel and the dragon',
  83: 'prayer of manasseh',
  88: 'prayer of azariah',
};
/** The number of the book in the file that has the Prayer of Manasseh a second time. Book 83 has it too. */
const SECOND_COPY = 76;

/** Books in which the file adds verses of another book: for each chapter, the last verse that belongs to the book. */
const LAST_VERSES: Partial<Readonly<Record<BookId, readonly number[]>>> = {
  '1 esdras': [58, 30, 24, 63, 73, 34, 15, 96, 55],
};
const NO_BOOK = 'a book that is in the file twice, or that the canon does not have';
const REPEATED: ReadonlySet<string> = new Set(['sirach 1:31', 'sirach 1:32', '2 maccabees 9:30']);

/** The marginal note of Mark 6:8, the only note that has no tags around it. */
const UNMARKED_NOTE = /(?<=<\/S>:)money: the word signifieth .*$/u;

/** The first words of Sirach itself. The file puts the Prologue before them into the same verse. */
const SIRACH_BEGINS = 'All wisdom cometh from the Lord';

const placeOf = (book: BookId | undefined, row: BollsRow): string => {
  const id = row.book === SECOND_COPY ? APOCRYPHA[83] : book;
  return `${id === undefined ? `Book ${row.book} of the file` : bookById(id).name} ${row.chapter}:${row.verse}`;
};

function reasonToLeaveOut(book: BookId, { chapter, verse }: BollsRow): string | null {
  if (book === 'esther' && !hasVerse('english', { book, chapter, verse }))
    return 'an addition of the Greek Esther, which is not in the 66 books';
  const last = LAST_VERSES[book];
  if (last !== undefined && verse > (last[chapter - 1] ?? 0)) return 'a verse of 2 Esdras in 1 Esdras';
  if (REPEATED.has(`${book} ${chapter}:${verse}`)) return 'a verse that is in the file twice';
  return null;
}

function wordsOf({ before, words }: TaggedText, letter: 'H' | 'G'): WordRecord[] {
  return words.map(({ text, number, after }, place) =>
    completeWord('latin', {
      originalText: text,
      before: place === 0 ? before : '',
      after,
      strongsNumber: number === null ? null : `${letter}${number}`,
    }),
  );
}

const english = (
  book: BookId,
  { chapter, verse }: Pick<BollsRow, 'chapter' | 'verse'>,
  fields: Partial<VerseRecord>,
): VerseRecord =>
  verseRecord('english', { book, chapter, verse }, { originalLanguage: 'english', ...fields });

/**
 * The verses of a row. The file has some titles and the Prologue of Sirach in the same row as verse 1. A title becomes
 * verse 0 or a heading, as in the text of the core, and the Prologue becomes verse 0.
 */
function versesOf(book: BookId, row: BollsRow): VerseRecord[] {
  const tagged = readTaggedText(row.text.replace(UNMARKED_NOTE, ''), ENGLISH_WORD);
  if (row.book <= CORE_BOOKS.length) {
    const letter = row.book <= OLD_TESTAMENT_BOOKS ? 'H' : 'G';
    const record = (verse: number, text: TaggedText, heading: string | null = null): VerseRecord =>
      english(
        book,
        { chapter: row.chapter, verse },
        { text: plainText(text), words: wordsOf(text, letter), heading },
      );
    const parts = book === 'psalms' ? splitTitle(row.chapter, row.verse, tagged) : null;
    if (parts === null) return [record(row.verse, tagged)];
    const { title, rest } = parts;
    return hasTitle(book, row.chapter)
      ? [record(0, title), record(row.verse, rest)]
      : [record(row.verse, rest, plainText(title))];
  }
  const text = plainText(tagged);
  const begins = book === 'sirach' && row.chapter === 1 && row.verse === 1 ? text.indexOf(SIRACH_BEGINS) : 0;
  if (begins <= 0) return [english(book, row, { text })];
  const prologue = english(book, { chapter: 1, verse: 0 }, { text: text.slice(0, begins).trimEnd() });
  return [prologue, english(book, row, { text: text.slice(begins) })];
}

export const KJV_WITH_APOCRYPHA = definePack({
  id: 'kjv',
  title: 'King James Version with Strong’s numbers, and its Apocrypha',
  unit: 'verses',
  editions: [
    {
      id: 'kjvs',
      source: bollsSource('King James Version with Strong’s numbers'),
      expected: { verses: 31_102 },
    },
    {
      id: 'kjv-apocrypha',
      source: bollsSource('Apocrypha of the King James Version'),
      expected: { verses: 5_600 },
    },
  ],
  ...bollsFile('KJV', 12_409_660, '4fd2e43e50f906cb62ddc658a393f94a5244102cf0a43de8446adf04f9bd43c6'),
  mirror: 'kjv-strongs/KJV.zip',
  version: 1,
  read({ part }, { from, to }, read) {
    const { rows, problems } = readRows(part, read(part), from, to);
    const verses: Record<'kjvs' | 'kjv-apocrypha', VerseRecord[]> = { kjvs: [], 'kjv-apocrypha': [] };
    for (const row of rows) {
      const book = CORE_BOOKS[row.book - 1]?.id ?? APOCRYPHA[row.book];
      const reason = book === undefined ? NO_BOOK : reasonToLeaveOut(book, row);
      if (book === undefined || reason !== null)
        problems.push(problemAt('skipped', part, row.row, `${placeOf(book, row)}: ${reason ?? NO_BOOK}`));
      else verses[row.book <= CORE_BOOKS.length ? 'kjvs' : 'kjv-apocrypha'].push(...versesOf(book, row));
    }
    return { verses, problems };
  },
});
