import { type SQL, sql } from 'drizzle-orm';
import { build, select, sendBatch } from '../../db/batch.ts';
import { bibleBooks, bibleVerses, type MeasuredFigures } from '../../db/schema/index.ts';
import { METHODS, valueOfWords } from '../../domain/gematria/index.ts';
import { hexOf } from '../../domain/hex.ts';
import { LettersFileBuilder } from '../../domain/letters-file.ts';
import type { Database } from '../context.ts';
import { CANONICAL_VERSE, lettersOf, parseCanonicalVerse } from './canonical.ts';
import { measureCoverage } from './coverage.ts';
import { DERIVATION } from './derive.ts';
import { LISTS, type ListTable } from './list-writer.ts';
import type { Draft } from './load-write.ts';

/** The figures of an edition, computed from its stored rows. */
export interface Measured extends MeasuredFigures {
  /** The letters file, not yet compressed; null if the edition has no letters. */
  lettersFile: Uint8Array<ArrayBuffer> | null;
}

const REVISION_DIGITS = 12;
/**
 * The pages are small, because the Worker and the local database answer no reader while they work on a page. Some
 * editions have words, others only text. So the number of verses on the next page depends on the size of the last one.
 */
const CHARACTERS_A_PAGE = 48 * 1024;
const [FEWEST_VERSES, MOST_VERSES] = [10, 250];
const ENTRIES_A_PAGE = 250;
/** The entries whose lines make a part of the chain of hashes. It is part of a list's revision. */
const ENTRIES_A_PART = 4 * ENTRIES_A_PAGE;

/**
 * Computes the SHA-256 of the previous hash and the next part together. The only digest that both Workers and Node have
 * takes its whole input at once. With a chain of hashes, an edition of any size needs little memory.
 */
export const chainedDigest = (previous: string, part: string): Promise<string> =>
  chainedDigestOfLines(previous, [bytesOfLines([part])]);

/** Encodes lines for `chainedDigestOfLines`. The bytes of a page are not a part of the heap that V8 collects. */
const bytesOfLines = (lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode(lines.map((line) => `\n${line}`).join(''));

/** Computes the `chainedDigest` of lines, which are given page by page as their bytes. */
async function chainedDigestOfLines(previous: string, pages: readonly Uint8Array[]): Promise<string> {
  const parts = [new TextEncoder().encode(previous), ...pages];
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const part of parts) {
    whole.set(part, filled);
    filled += part.length;
  }
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', whole)));
}

/** Reads the verses of a book in the draft revision in canonical form, page by page. */
async function* pagesOf(db: Database, { edition, revision }: Draft, book: string): AsyncGenerator<string[]> {
  const place = sql`${bibleVerses.chapterNumber}, ${bibleVerses.verseNumber}, ${bibleVerses.part}`;
  let isLater = sql`true`;
  let verses = FEWEST_VERSES;
  for (;;) {
    const [page] = await sendBatch(db, 'read', [
      select(
        {
          canonical: CANONICAL_VERSE,
          chapter: bibleVerses.chapterNumber,
          verse: bibleVerses.verseNumber,
          part: bibleVerses.part,
        },
        sql`from ${bibleVerses} where ${bibleVerses.editionId} = ${edition.id} and ${bibleVerses.bookId} = ${book}
            and ${bibleVerses.firstRevision} <= ${revision} and ${bibleVerses.lastRevision} >= ${revision} and ${isLater}
          order by ${place} limit ${verses}`,
      ),
    ]);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page.map(({ canonical }) => canonical);
    const characters = page.reduce((sum, { canonical }) => sum + canonical.length, 0);
    const fitting = Math.floor((CHARACTERS_A_PAGE / characters) * page.length);
    verses = Math.min(Math.max(fitting, FEWEST_VERSES), MOST_VERSES);
    isLater = sql`(${place}) > (${last.chapter}, ${last.verse}, ${last.part})`;
  }
}

/** Reads the draft revision of a text, book by book, and computes its figures. */
export async function measureText(db: Database, draft: Draft): Promise<Measured> {
  const [books] = await sendBatch(db, 'read', [
    build
      .select({ id: bibleBooks.id })
      .from(bibleBooks)
      .where(
        sql`exists (select 1 from ${bibleVerses} where ${bibleVerses.editionId} = ${draft.edition.id}
          and ${bibleVerses.bookId} = ${bibleBooks.id})`,
      )
      .orderBy(bibleBooks.position),
  ]);
  const script = draft.edition.script === 'latin' ? null : draft.edition.script;
  const file = script === null ? null : new LettersFileBuilder(script);
  const letterCounts = new Float64Array(0x10000);
  const measured = { verses: 0, words: 0, letters: 0, qereWords: 0, qereLetters: 0, hasVariants: false };
  let hash = `text ${DERIVATION}`;
  for (const { id } of books) {
    const pages: Uint8Array[] = [];
    for await (const page of pagesOf(db, draft, id)) {
      pages.push(bytesOfLines(page));
      for (const line of page) {
        const verse = parseCanonicalVerse(line);
        const ketiv = lettersOf(verse[7], 'ketiv');
        const qere = lettersOf(verse[7], 'qere');
        if (verse[2] > 0 && verse[3] === '') measured.verses += 1;
        measured.words += ketiv.length;
        measured.qereWords += qere.length;
        for (const word of qere) measured.qereLetters += word.length;
        measured.hasVariants ||= verse[7].some((word) => word[0] !== 'both');
        for (const word of ketiv) {
          measured.letters += word.length;
          for (let at = 0; at < word.length; at++) letterCounts[word.charCodeAt(at)]! += 1;
        }
        file?.addVerse({ book: verse[0], chapter: verse[1], verse: verse[2], part: verse[3], words: ketiv });
      }
    }
    if (pages.length > 0) hash = await chainedDigestOfLines(hash, pages);
  }
  // An edition without numbered verses gets a hash as its revision too, because revisions are part of
  // addresses.
  if (measured.verses === 0) hash = await chainedDigest(hash, '');
  return {
    revision: hash.slice(0, REVISION_DIGITS),
    verses: measured.verses,
    words: measured.words,
    letters: measured.letters,
    qereWords: measured.hasVariants ? measured.qereWords : null,
    qereLetters: measured.hasVariants ? measured.qereLetters : null,
    entries: 0,
    totals: script === null ? [] : totalsOf(script, letterCounts),
    coverage: null,
    lettersFile: measured.words === 0 || file === null ? null : file.finish(),
  };
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

/** Reads the draft revision of a list in pages, in the order of its key, and computes its figures. */
export async function measureList(db: Database, draft: Draft, role: keyof typeof LISTS): Promise<Measured> {
  const { table, key, canonical }: ListTable = LISTS[role];
  const columns = sql.join([...key], sql`, `);
  let hash: string = role;
  let entries = 0;
  let last: readonly unknown[] | null = null;
  let pages: Uint8Array[] = [];
  for (;;) {
    const isLater: SQL =
      last === null
        ? sql`true`
        : sql`(${columns}) > (${sql.join(
            last.map((value) => sql`${value}`),
            sql`, `,
          )})`;
    const [page] = await sendBatch(db, 'read', [
      select(
        { canonical },
        sql`from ${table} where ${table.editionId} = ${draft.edition.id}
            and ${table.revisionNo} = ${draft.revision} and ${isLater}
          order by ${columns} limit ${ENTRIES_A_PAGE}`,
      ),
    ]);
    const newest = page.at(-1);
    if (newest === undefined) break;
    pages.push(bytesOfLines(page.map((row) => row.canonical)));
    entries += page.length;
    if (entries % ENTRIES_A_PART === 0) {
      hash = await chainedDigestOfLines(hash, pages);
      pages = [];
    }
    last = JSON.parse(newest.canonical).slice(0, key.length);
  }
  if (pages.length > 0) hash = await chainedDigestOfLines(hash, pages);
  const coverage = role === 'meanings' ? await measureCoverage(db, draft) : null;
  return {
    revision: hash.slice(0, REVISION_DIGITS),
    verses: coverage === null ? 0 : entries,
    words: coverage?.reduce((sum, { withMeaning }) => sum + withMeaning, 0) ?? 0,
    letters: 0,
    qereWords: null,
    qereLetters: null,
    entries,
    totals: [],
    coverage,
    lettersFile: null,
  };
}
