import { and, between, eq, gte, lte, sql } from 'drizzle-orm';
import { build, select, sendBatch } from '../../db/batch.ts';
import {
  type BookCoverage,
  bibleBooks,
  bibleVerses,
  bibleWords,
  editions,
  verseAddresses,
  verseMeanings,
} from '../../db/schema/index.ts';
import { translationsFor } from '../../domain/word-meanings.ts';
import type { Database } from '../context.ts';
import type { Draft } from './load-write.ts';

/** The originals whose words are counted. They are the same in every library. */
const CORE_ORIGINALS = ['wlc', 'sblgnt'];

const isPublished = and(
  eq(editions.id, bibleVerses.editionId),
  lte(bibleVerses.firstRevision, editions.revisionNo),
  gte(bibleVerses.lastRevision, editions.revisionNo),
);

/**
 * The chapters of one request. The local database answers no reader while it reads them, and a chapter has at most 900
 * words or so.
 */
const CHAPTERS_A_PAGE = 5;

/** Some chapters of a book, by their English numbers. */
interface Chapters {
  book: string;
  first: number;
  last: number;
}

/** The number of a book's last chapter; null if the library has no text of the book. */
const LAST_CHAPTER = sql<number | null>`(select max(${verseAddresses.chapterNumber}) from ${verseAddresses}
  where ${verseAddresses.bookId} = ${bibleBooks.id})`;

/** The written words of chapters of the core, with the English addresses where they are. */
const wordsOf = ({ book, first, last }: Chapters) =>
  build
    .select({
      chapter: verseAddresses.chapterNumber,
      verse: verseAddresses.verseNumber,
      originalText: bibleWords.originalText,
      letters: bibleWords.letters,
    })
    .from(verseAddresses)
    .innerJoin(bibleVerses, eq(bibleVerses.id, verseAddresses.verseId))
    .innerJoin(editions, isPublished)
    .innerJoin(
      bibleWords,
      sql`${bibleWords.verseId} = ${bibleVerses.id} and ${bibleWords.reading} <> 'qere' and ${bibleWords.seq} >= ${verseAddresses.firstWord}
        and ${bibleWords.seq} <= coalesce(${verseAddresses.lastWord}, ${bibleWords.seq})`,
    )
    .where(
      and(
        eq(verseAddresses.bookId, book),
        between(verseAddresses.chapterNumber, first, last),
        sql`${editions.id} in ${CORE_ORIGINALS}`,
      ),
    )
    .orderBy(verseAddresses.chapterNumber, verseAddresses.verseNumber, bibleVerses.id, bibleWords.seq);

const meaningsOf = ({ edition, revision }: Draft, { book, first, last }: Chapters) =>
  build
    .select({
      chapter: verseMeanings.chapterNumber,
      verse: verseMeanings.verseNumber,
      meanings: verseMeanings.meanings,
    })
    .from(verseMeanings)
    .where(
      and(
        eq(verseMeanings.editionId, edition.id),
        eq(verseMeanings.revisionNo, revision),
        eq(verseMeanings.bookId, book),
        between(verseMeanings.chapterNumber, first, last),
      ),
    );

/**
 * Counts, for each book of the core's original texts, its words and those to which the draft gives a meaning. It reads
 * a few chapters at a time.
 */
export async function measureCoverage(db: Database, draft: Draft): Promise<BookCoverage[]> {
  const [books] = await sendBatch(db, 'read', [
    select(
      { id: bibleBooks.id, chapters: LAST_CHAPTER },
      sql`from ${bibleBooks} order by ${bibleBooks.position}`,
    ),
  ]);
  const coverage: BookCoverage[] = [];
  for (const { id: book, chapters } of books) {
    const measured: BookCoverage = { book, words: 0, withMeaning: 0 };
    for (let first = 0; first <= (chapters ?? -1); first += CHAPTERS_A_PAGE) {
      const page = { book, first, last: first + CHAPTERS_A_PAGE - 1 };
      const [words, meanings] = await sendBatch(db, 'read', [wordsOf(page), meaningsOf(draft, page)]);
      const byVerse = new Map<string, typeof words>();
      for (const word of words) {
        const place = `${word.chapter}:${word.verse}`;
        const known = byVerse.get(place);
        if (known === undefined) byVerse.set(place, [word]);
        else known.push(word);
      }
      measured.words += words.length;
      for (const { chapter, verse, meanings: known } of meanings) {
        const phrases = translationsFor(byVerse.get(`${chapter}:${verse}`) ?? [], known);
        measured.withMeaning += phrases.filter((phrase) => phrase !== null).length;
      }
    }
    if (measured.words > 0) coverage.push(measured);
  }
  return coverage;
}
