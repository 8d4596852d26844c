import { type SQL, sql } from 'drizzle-orm';
import { select, sendBatch } from '../../db/batch.ts';
import {
  type BookCoverage,
  bibleBooks,
  bibleVerses,
  bibleWords,
  editions,
  verseAddresses,
  verseMeanings,
  verseTotals,
} from '../../db/schema/index.ts';
import { translationsFor, type WordMeaning } from '../../domain/lexicon/index.ts';
import type { Database } from '../context.ts';

/** The originals whose words are counted. They are the same in every library. */
const CORE_ORIGINALS = ['wlc', 'sblgnt'];

const isPublishedCore = sql`${editions.id} = ${bibleVerses.editionId} and ${editions.id} in ${CORE_ORIGINALS}
  and ${bibleVerses.firstRevision} <= ${editions.revisionNo} and ${bibleVerses.lastRevision} >= ${editions.revisionNo}`;

/** The core's written words in the verse of a row of `verse_meanings`, as JSON: a list of `[text, letters]`. */
export const WORDS_OF_MEANINGS: SQL<string> = sql`(select json_group_array(json_array(w.text, w.letters)) from (
  select ${bibleWords.originalText} as text, ${bibleWords.letters} as letters
  from ${verseAddresses}
  join ${bibleVerses} on ${bibleVerses.id} = ${verseAddresses.verseId}
  join ${editions} on ${isPublishedCore}
  join ${bibleWords} on ${bibleWords.verseId} = ${bibleVerses.id} and ${bibleWords.reading} <> 'qere'
    and ${bibleWords.seq} >= ${verseAddresses.firstWord}
    and ${bibleWords.seq} <= coalesce(${verseAddresses.lastWord}, ${bibleWords.seq})
  where ${verseAddresses.bookId} = ${verseMeanings.bookId}
    and ${verseAddresses.chapterNumber} = ${verseMeanings.chapterNumber}
    and ${verseAddresses.verseNumber} = ${verseMeanings.verseNumber}
  order by ${bibleVerses.id}, ${bibleWords.seq}) w)`;

/** Counts the words of the core to which a list of meanings gives a meaning. */
export class Coverage {
  readonly #withMeaning = new Map<string, number>();

  add({ canonical, words }: { canonical: string; words: string }): void {
    const [book, , , meanings]: [string, number, number, string] = JSON.parse(canonical);
    const listed: [string, string][] = JSON.parse(words);
    const known: WordMeaning[] = JSON.parse(meanings);
    const phrases = translationsFor(
      listed.map(([originalText, letters]) => ({ originalText, letters })),
      known,
    );
    const found = phrases.filter((phrase) => phrase !== null).length;
    this.#withMeaning.set(book, (this.#withMeaning.get(book) ?? 0) + found);
  }

  async books(db: Database): Promise<BookCoverage[]> {
    const [counts] = await sendBatch(db, 'read', [
      select(
        { book: bibleBooks.id, words: sql<number>`sum(${verseTotals.words})` },
        sql`from ${editions} join ${bibleVerses} on ${isPublishedCore}
          join ${verseTotals} on ${verseTotals.verseId} = ${bibleVerses.id}
          join ${bibleBooks} on ${bibleBooks.id} = ${bibleVerses.bookId}
          group by ${bibleBooks.id} having sum(${verseTotals.words}) > 0 order by ${bibleBooks.position}`,
      ),
    ]);
    return counts.map(({ book, words }) => ({ book, words, withMeaning: this.#withMeaning.get(book) ?? 0 }));
  }
}
