import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { build, sendBatch } from '../../db/batch.ts';
import { bibleVerses, editions } from '../../db/schema/index.ts';
import { BOOKS, type Book } from '../../domain/canon/index.ts';
import type { ImportStatus } from '../../domain/contract/index.ts';
import type { ReaderCtx } from '../ctx.ts';
import { isVisible } from '../text/core-editions.ts';

/** The editions from Sefaria, which has only the Hebrew Bible. */
const SEFARIA: readonly string[] = ['mam', 'jps1917'];

/** Counts the verses of an edition by book and chapter, as readers see them. */
export async function importStatus(ctx: ReaderCtx, edition: string): Promise<ImportStatus> {
  const [rows] = await sendBatch(ctx.db, 'read', [
    build
      .select({
        book: bibleVerses.bookId,
        chapter: bibleVerses.chapterNumber,
        // Titles of psalms and unnumbered endings are no verses of their own.
        verses: sql<number>`sum(${bibleVerses.verseNumber} > 0 and ${bibleVerses.part} = '')`,
      })
      .from(bibleVerses)
      .innerJoin(editions, and(eq(editions.id, bibleVerses.editionId), isNotNull(editions.revision)))
      .where(and(eq(bibleVerses.editionId, edition), isVisible(bibleVerses, editions)))
      .groupBy(bibleVerses.bookId, bibleVerses.chapterNumber)
      .orderBy(bibleVerses.bookId, bibleVerses.chapterNumber),
  ]);
  const imported = new Map<string, typeof rows>();
  for (const row of rows) imported.set(row.book, [...(imported.get(row.book) ?? []), row]);
  const isExpected = ({ testament }: Book): boolean =>
    testament === 'old' || (testament === 'new' && !SEFARIA.includes(edition));
  return {
    edition,
    totalBooks: imported.size,
    totalChapters: rows.length,
    books: BOOKS.filter((book) => isExpected(book) || imported.has(book.id)).map(({ id, name, chapters }) => {
      const own = imported.get(id) ?? [];
      return {
        id,
        name,
        chapterCount: chapters,
        verseCount: own.reduce((sum, { verses }) => sum + verses, 0),
        importedChapters: own.map(({ chapter }) => chapter),
      };
    }),
  };
}
