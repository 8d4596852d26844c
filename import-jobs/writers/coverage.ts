import { and, type SQL, sql } from 'drizzle-orm';
import { select, sendBatch } from '../../db/batch.ts';
import {
  type BookCoverage,
  bibleVerses,
  bibleWords,
  editions,
  verseAddresses,
  verseMeanings,
} from '../../db/schema/index.ts';
import { CORE_BOOKS } from '../../domain/canon/index.ts';
import { translationsFor, type WordMeaning } from '../../domain/word-meanings.ts';
import type { Database } from '../context.ts';

/** The originals whose words are counted. They are the same in every library. */
const CORE_ORIGINALS = ['wlc', 'sblgnt'];

/** The written words of the published core at English addresses, for the addresses that fulfil the condition. */
const coreWords = (condition: SQL | undefined): SQL => sql`from ${verseAddresses}
  join ${bibleVerses} on ${bibleVerses.id} = ${verseAddresses.verseId}
  join ${editions} on ${editions.id} = ${bibleVerses.editionId} and ${editions.id} in ${CORE_ORIGINALS}
    and ${bibleVerses.firstRevision} <= ${editions.revisionNo} and ${bibleVerses.lastRevision} >= ${editions.revisionNo}
  join ${bibleWords} on ${bibleWords.verseId} = ${bibleVerses.id} and ${bibleWords.reading} <> 'qere'
    and ${bibleWords.seq} >= ${verseAddresses.firstWord}
    and ${bibleWords.seq} <= coalesce(${verseAddresses.lastWord}, ${bibleWords.seq})
  where ${condition}`;

const atMeanings = and(
  sql`${verseAddresses.bookId} = ${verseMeanings.bookId}`,
  sql`${verseAddresses.chapterNumber} = ${verseMeanings.chapterNumber}`,
  sql`${verseAddresses.verseNumber} = ${verseMeanings.verseNumber}`,
);

/** The core's words in the verse of a row of `verse_meanings`, as JSON: a list of `[text, letters]`. */
export const WORDS_OF_MEANINGS: SQL<string> = sql`(select json_group_array(json_array(w.text, w.letters)) from (
  select ${bibleWords.originalText} as text, ${bibleWords.letters} as letters ${coreWords(atMeanings)}
  order by ${bibleVerses.id}, ${bibleWords.seq}) w)`;

/** Counts the words of the core to which a list of meanings gives a meaning. */
export class Coverage {
  readonly #withMeaning = new Map<string, number>();

  /** Counts the words of a verse. `canonical` is its stored row, and `words` are its `WORDS_OF_MEANINGS`. */
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

  /** The books of the core that have words, with all their words and those with a meaning. */
  async books(db: Database): Promise<BookCoverage[]> {
    const counts = await sendBatch(
      db,
      'read',
      CORE_BOOKS.map(({ id }) =>
        select({ words: sql<number>`count(*)` }, coreWords(sql`${verseAddresses.bookId} = ${id}`)),
      ),
    );
    return CORE_BOOKS.flatMap(({ id: book }, at) => {
      const words = counts[at]?.[0]?.words ?? 0;
      return words === 0 ? [] : [{ book, words, withMeaning: this.#withMeaning.get(book) ?? 0 }];
    });
  }
}
