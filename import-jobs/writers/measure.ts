import { type SQL, sql } from 'drizzle-orm';
import { select, sendBatch } from '../../db/batch.ts';
import { bibleBooks, bibleVerses, type MeasuredFigures } from '../../db/schema/index.ts';
import { scriptOfValues } from '../../domain/editions/index.ts';
import { METHODS, valueOfWords } from '../../domain/gematria/index.ts';
import { isComposed } from '../../domain/lexicon/index.ts';
import { LettersFileBuilder } from '../../domain/number-index/index.ts';
import { CHARACTERS_A_PAGE, type Database } from '../context.ts';
import { sha256Of } from '../sha256.ts';
import { CANONICAL_VERSE, type CanonicalVerse, lettersOf, parseCanonicalVerse } from './canonical.ts';
import { Coverage, WORDS_OF_MEANINGS } from './coverage.ts';
import { derivationOf, ofDraft } from './derive.ts';
import { LISTS, type ListTable } from './list-writer.ts';
import type { Draft } from './load-write.ts';

export interface Measured extends MeasuredFigures {
  /** The letters file, not yet compressed; null if the edition has no letters. */
  lettersFile: Uint8Array<ArrayBuffer> | null;
}

const REVISION_DIGITS = 12;
const MOST_ROWS = 2_500;
/** The number of verses or entries that the first page reads, because their size is not known before. */
const FIRST_ROWS = 10;
/** The most characters of a page's verses without their words, if all are as long as the longest of their book. */
const MOST_TEXT = 8_000_000;
/**
 * How many entries of a list are hashed together in one step of the chain of hashes. A list's revision depends on this
 * number.
 */
const ENTRIES_A_PART = 1_000;

/**
 * How many rows the next page reads. Some editions have words, others only text, so it depends on the size of the last
 * page.
 */
const nextRows = (page: readonly { canonical: string }[], charactersAPage: number): number => {
  const characters = page.reduce((sum, { canonical }) => sum + canonical.length, 0);
  const fitting = Math.floor((charactersAPage / characters) * page.length);
  return Math.min(Math.max(fitting, FIRST_ROWS), MOST_ROWS);
};

/**
 * Computes the SHA-256 of the previous hash and the next part together. The only digest that both Workers and Node have
 * takes its whole input at once. With a chain of hashes, an edition of any size needs little memory.
 */
export const chainedDigest = (previous: string, part: string): Promise<string> =>
  chainedDigestOfLines(previous, [bytesOfLines([part])]);

/** Encodes lines for `chainedDigestOfLines`. The bytes of a page are not a part of the heap that V8 collects. */
const bytesOfLines = (lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode(lines.map((line) => `\n${line}`).join(''));

async function chainedDigestOfLines(previous: string, pages: readonly Uint8Array[]): Promise<string> {
  const parts = [new TextEncoder().encode(previous), ...pages];
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const part of parts) {
    whole.set(part, filled);
    filled += part.length;
  }
  return sha256Of(whole);
}

const booksOf = (draft: Draft) =>
  select(
    {
      id: bibleBooks.id,
      verses: sql<number>`count(*)`,
      longest: sql<number>`max(length(${bibleVerses.text}))`,
    },
    sql`from ${bibleBooks} join ${bibleVerses} on ${bibleVerses.bookId} = ${bibleBooks.id} and ${ofDraft(draft)}
      group by ${bibleBooks.id} order by ${bibleBooks.position}`,
  );

const selectVerses = (draft: Draft, book: string, after: SQL, verses: number) =>
  select(
    {
      canonical: CANONICAL_VERSE,
      book: bibleVerses.bookId,
      chapter: bibleVerses.chapterNumber,
      verse: bibleVerses.verseNumber,
      part: bibleVerses.part,
    },
    sql`from ${bibleVerses} where ${ofDraft(draft)} and ${bibleVerses.bookId} = ${book} and ${after}
      order by ${PLACE} limit ${verses}`,
  );

const PLACE = sql`${bibleVerses.chapterNumber}, ${bibleVerses.verseNumber}, ${bibleVerses.part}`;
const ALL = sql`true`;

/**
 * Reads the verses of the draft revision in canonical form, page by page. A page is one call of the database. It has
 * one statement for each of its books, because then SQLite reads the verses in the order of an index.
 */
async function* pagesOf(db: Database, draft: Draft, charactersAPage: number) {
  const [books] = await sendBatch(db, 'read', [booksOf(draft)]);
  const unread = books.map((book) => ({ ...book, after: ALL }));
  let rows = FIRST_ROWS;
  while (unread.length > 0) {
    const statements: ReturnType<typeof selectVerses>[] = [];
    let room = rows;
    let text = MOST_TEXT;
    for (const book of unread) {
      const verses = Math.min(room, book.verses, Math.max(1, Math.floor(text / Math.max(1, book.longest))));
      statements.push(selectVerses(draft, book.id, book.after, verses));
      book.verses -= verses;
      room -= verses;
      text -= verses * book.longest;
      if (book.verses > 0 || room === 0 || text <= 0) break;
    }
    const page = (await sendBatch(db, 'read', statements)).flat();
    const current = unread[statements.length - 1];
    const last = page.at(-1);
    const isPartRead = current !== undefined && current.verses > 0 && current.id === last?.book;
    if (isPartRead) current.after = sql`(${PLACE}) > (${last.chapter}, ${last.verse}, ${last.part})`;
    unread.splice(0, isPartRead ? statements.length - 1 : statements.length);
    if (page.length === 0) continue;
    yield page;
    rows = nextRows(page, charactersAPage);
  }
}

export async function measureText(
  db: Database,
  draft: Draft,
  charactersAPage = CHARACTERS_A_PAGE,
): Promise<Measured> {
  const script = scriptOfValues(draft.edition);
  const figures = new TextFigures(script);
  let hash = `text ${derivationOf(draft.edition)}`;
  // The lines of a book are hashed together.
  let book = '';
  let ofBook: Uint8Array[] = [];
  for await (const page of pagesOf(db, draft, charactersAPage)) {
    let lines: string[] = [];
    for (const row of page) {
      if (row.book !== book) {
        if (lines.length > 0) ofBook.push(bytesOfLines(lines));
        if (ofBook.length > 0) hash = await chainedDigestOfLines(hash, ofBook);
        book = row.book;
        ofBook = [];
        lines = [];
      }
      lines.push(row.canonical);
      figures.add(parseCanonicalVerse(row.canonical));
    }
    ofBook.push(bytesOfLines(lines));
  }
  if (ofBook.length > 0) hash = await chainedDigestOfLines(hash, ofBook);
  const measured = figures.finish();
  // An edition without numbered verses gets a hash as its revision too, because revisions are part of
  // addresses.
  if (measured.verses === 0) hash = await chainedDigest(hash, '');
  return { revision: hash.slice(0, REVISION_DIGITS), ...measured };
}

class TextFigures {
  readonly #script: 'hebrew' | 'greek' | null;
  readonly #file: LettersFileBuilder | null;
  readonly #letterCounts = new Float64Array(0x10000);
  readonly #sums = { verses: 0, words: 0, letters: 0, qereWords: 0, qereLetters: 0 };
  #hasVariants = false;

  constructor(script: 'hebrew' | 'greek' | null) {
    this.#script = script;
    this.#file = script === null ? null : new LettersFileBuilder(script);
  }

  add([book, chapter, verse, part, , , , words]: CanonicalVerse): void {
    const sums = this.#sums;
    const ketiv = lettersOf(words, 'ketiv');
    const qere = lettersOf(words, 'qere');
    if (verse > 0 && part === '') sums.verses += 1;
    sums.words += ketiv.length;
    sums.qereWords += qere.length;
    for (const word of qere) sums.qereLetters += word.length;
    this.#hasVariants ||= words.some(([reading]) => reading !== 'both');
    for (const word of ketiv) {
      sums.letters += word.length;
      for (let at = 0; at < word.length; at++) this.#letterCounts[word.charCodeAt(at)]! += 1;
    }
    this.#file?.addVerse({ book, chapter, verse, part, words: ketiv });
  }

  finish(): Omit<Measured, 'revision'> {
    const { qereWords, qereLetters, ...sums } = this.#sums;
    return {
      ...sums,
      qereWords: this.#hasVariants ? qereWords : null,
      qereLetters: this.#hasVariants ? qereLetters : null,
      entries: 0,
      totals: this.#script === null ? [] : totalsOf(this.#script, this.#letterCounts),
      coverage: null,
      lettersFile: sums.words === 0 || this.#file === null ? null : this.#file.finish(),
    };
  }
}

/**
 * Computes the total of each additive method of the script. `letterCounts` has the number of occurrences of each letter
 * at the index of its code unit.
 */
function totalsOf(
  script: 'hebrew' | 'greek',
  letterCounts: Float64Array,
): { method: string; value: number }[] {
  const found = [...letterCounts.entries()].filter(([, count]) => count > 0);
  return METHODS.filter((method) => method.additive && method.script === script).map((method) => {
    let value = 0;
    for (const [code, count] of found)
      value += count * (valueOfWords(method.id, [String.fromCharCode(code)]) ?? 0);
    return { method: method.id, value };
  });
}

/**
 * Reads the draft revision of a list in pages, in the order of its key, and computes its figures.
 *
 * @param charactersAPage about how many characters one call of the database brings.
 */
export async function measureList(
  db: Database,
  draft: Draft,
  role: keyof typeof LISTS,
  charactersAPage = CHARACTERS_A_PAGE,
): Promise<Measured> {
  const { table, key, canonical }: ListTable = LISTS[role];
  const columns = sql.join([...key], sql`, `);
  const coverage = role === 'meanings' && !isComposed(draft.edition.id) ? new Coverage() : null;
  let hash: string = role;
  let entries = 0;
  let lines: string[] = [];
  let isLater = ALL;
  let rows = FIRST_ROWS;
  for (;;) {
    const [page] = await sendBatch(db, 'read', [
      select(
        { canonical, words: coverage === null ? sql<string>`'[]'` : WORDS_OF_MEANINGS },
        sql`from ${table} where ${table.editionId} = ${draft.edition.id}
            and ${table.revisionNo} = ${draft.revision} and ${isLater}
          order by ${columns} limit ${rows}`,
      ),
    ]);
    const newest = page.at(-1);
    if (newest === undefined) break;
    for (const row of page) {
      lines.push(row.canonical);
      entries += 1;
      coverage?.add(row);
      if (entries % ENTRIES_A_PART > 0) continue;
      hash = await chainedDigestOfLines(hash, [bytesOfLines(lines)]);
      lines = [];
    }
    if (page.length < rows) break;
    rows = nextRows(page, charactersAPage);
    const last: unknown[] = JSON.parse(newest.canonical).slice(0, key.length);
    const values = sql.join(
      last.map((value) => sql`${value}`),
      sql`, `,
    );
    isLater = sql`(${columns}) > (${values})`;
  }
  if (lines.length > 0) hash = await chainedDigestOfLines(hash, [bytesOfLines(lines)]);
  const books = coverage === null ? null : await coverage.books(db);
  return {
    revision: hash.slice(0, REVISION_DIGITS),
    verses: books === null ? 0 : entries,
    words: books?.reduce((sum, { withMeaning }) => sum + withMeaning, 0) ?? 0,
    letters: 0,
    qereWords: null,
    qereLetters: null,
    entries,
    totals: [],
    coverage: books,
    lettersFile: null,
  };
}
