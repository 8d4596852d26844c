import { type SQL, sql } from 'drizzle-orm';
import { type Sendable, select, sendBatch } from '../../db/batch.ts';
import { bibleBooks, bibleVerses, wordCounts } from '../../db/schema/index.ts';
import { type EditionRole, hasVerses, ownId, scriptOfValues } from '../../domain/editions/index.ts';
import { latinTokens, ownTokens } from '../../domain/search-query/index.ts';
import type { Attempt } from '../attempt.ts';
import { CHARACTERS_A_PAGE, type Database } from '../context.ts';
import { cells } from './cells.ts';
import { insertListed } from './listed.ts';
import type { Draft } from './load-write.ts';

/** True for a text whose words `word_counts` counts. The words of the other texts are in their letters files. */
export const hasWordCounts = (edition: { readonly role: EditionRole; readonly script: string }): boolean =>
  hasVerses(edition.role) && scriptOfValues(edition) === null;

type Row = [term: string, book: number, form: string, times: number, verses: number, firstVerses: number];

/** Counts the words of verses, divided and folded as the search for them does it. */
export class WordCounter {
  readonly #tokensOf: typeof latinTokens;
  readonly #rows = new Map<string, Row>();

  /** @param edition the id of the edition: an added text is searched by rules of its own. */
  constructor(edition: string) {
    this.#tokensOf = ownId(edition) === undefined ? latinTokens : ownTokens;
  }

  add(book: number, text: string): void {
    const inVerse = new Set<Row>();
    const terms = new Set<string>();
    for (const { token, start, end } of this.#tokensOf(text)) {
      const form = text.slice(start, end).normalize('NFC');
      const key = `${book} ${token} ${form}`;
      const row = this.#rows.get(key) ?? [token, book, form, 0, 0, 0];
      this.#rows.set(key, row);
      row[3] += 1;
      if (!inVerse.has(row)) row[4] += 1;
      if (!terms.has(token)) row[5] += 1;
      inVerse.add(row);
      terms.add(token);
    }
  }

  rows(): readonly Row[] {
    return [...this.#rows.values()];
  }
}

/**
 * Reads the verses of these books in the draft and counts their words. No row for a text whose words are not counted.
 *
 * @param charactersAPage about how many characters one call of the database brings.
 */
export async function countWords(
  db: Database,
  { edition, revision }: Draft,
  ofBooks: SQL,
  charactersAPage = CHARACTERS_A_PAGE,
): Promise<unknown[]> {
  if (!hasWordCounts(edition)) return [];
  const counter = new WordCounter(edition.id);
  for (let after = 0; ; ) {
    const { id, text } = bibleVerses;
    // The running sum ends the page before it becomes too large.
    const [page] = await sendBatch(db, 'read', [
      select(
        { id: sql<number>`id`, book: sql<number>`position`, text: sql<string>`text`, left: sql<number>`n` },
        sql`from (select ${id}, ${bibleBooks.position}, ${text}, count(*) over () as n,
            sum(length(${text})) over (order by ${id}) - length(${text}) as before
          from ${bibleVerses} join ${bibleBooks} on ${bibleBooks.id} = ${bibleVerses.bookId}
          where ${ofBooks} and +${id} > ${after})
        where before < ${charactersAPage} order by id`,
      ),
    ]);
    for (const { book, text } of page) counter.add(book, text);
    const last = page.at(-1);
    if (last === undefined || page.length === last.left) break;
    after = last.id;
  }
  return counter.rows().map((row) => [edition.id, revision, ...row]);
}

const insertCounts = insertListed(
  wordCounts,
  cells(['editionId', 'revisionNo', 'term', 'book', 'form', 'times', 'verses', 'firstVerses']),
);

/** The statements that write what `countWords` has counted. */
export const writeWordCounts = (rows: readonly unknown[], attempt: Attempt): Sendable[] =>
  rows.length === 0 ? [] : [insertCounts({ ...attempt, rows: JSON.stringify(rows) })];
