import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { build, sendBatch } from '../../db/batch.ts';
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

/** The written words of a book of the core, with the English addresses where they are. */
const wordsOf = (book: string) =>
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
    .where(and(eq(verseAddresses.bookId, book), sql`${editions.id} in ${CORE_ORIGINALS}`))
    .orderBy(verseAddresses.chapterNumber, verseAddresses.verseNumber, bibleVerses.id, bibleWords.seq);

const meaningsOf = ({ edition, revision }: Draft, book: string) =>
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
      ),
    );

/**
 * Counts, for each book of the core's original texts, its words and those to which the draft gives a meaning. It reads
 * one book at a time.
 */
export async function measureCoverage(db: Database, draft: Draft): Promise<BookCoverage[]> {
  const [books] = await sendBatch(db, 'read', [
    build.select({ id: bibleBooks.id }).from(bibleBooks).orderBy(bibleBooks.position),
  ]);
  const coverage: BookCoverage[] = [];
  for (const { id: book } of books) {
    const [words, meanings] = await sendBatch(db, 'read', [wordsOf(book), meaningsOf(draft, book)]);
    if (words.length === 0) continue;
    const byVerse = new Map<string, typeof words>();
    for (const word of words) {
      const place = `${word.chapter}:${word.verse}`;
      const known = byVerse.get(place);
      if (known === undefined) byVerse.set(place, [word]);
      else known.push(word);
    }
    let withMeaning = 0;
    for (const { chapter, verse, meanings: known } of meanings) {
      const phrases = translationsFor(byVerse.get(`${chapter}:${verse}`) ?? [], known);
      withMeaning += phrases.filter((phrase) => phrase !== null).length;
    }
    coverage.push({ book, words: words.length, withMeaning });
  }
  return coverage;
}
