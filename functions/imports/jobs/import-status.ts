import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { build, sendBatch } from '../../../db/batch.ts';
import { bibleVerses, editions, verseAddresses } from '../../../db/schema/index.ts';
import { BOOKS, type Book } from '../../../domain/canon/index.ts';
import type { ImportStatus } from '../../../domain/contract/index.ts';
import type { ReaderCtx } from '../../ctx/ctx.ts';
import { isVisible } from '../../text/core-editions.ts';
import { canBeImported, editionNotHere } from '../../text/known-editions.ts';

/**
 * The ids of the editions that are imported from Sefaria. They have only the Hebrew Bible, so no
 * book of the New Testament is expected of them.
 */
const SEFARIA: readonly string[] = ['mam', 'jps1917'];

/**
 * Says which English chapters an edition has, and counts its published verses in its own numbering, without titles and
 * endings that have no number. An edition that is not imported yet has none.
 *
 * @throws Problem 404 if the library does not have the edition and no import can add it.
 */
export async function importStatus(ctx: ReaderCtx, edition: string): Promise<ImportStatus> {
  const [rows, counts, stored] = await sendBatch(ctx.db, 'read', [
    build
      .select({
        book: verseAddresses.bookId,
        chapter: verseAddresses.chapterNumber,
      })
      .from(bibleVerses)
      .innerJoin(editions, and(eq(editions.id, bibleVerses.editionId), isNotNull(editions.revision)))
      .innerJoin(verseAddresses, eq(verseAddresses.verseId, bibleVerses.id))
      .where(and(eq(bibleVerses.editionId, edition), isVisible(bibleVerses, editions)))
      .groupBy(verseAddresses.bookId, verseAddresses.chapterNumber)
      .orderBy(verseAddresses.bookId, verseAddresses.chapterNumber),
    build
      .select({ book: bibleVerses.bookId, verses: sql<number>`count(*)` })
      .from(bibleVerses)
      .innerJoin(editions, eq(editions.id, bibleVerses.editionId))
      .where(
        and(
          eq(bibleVerses.editionId, edition),
          isVisible(bibleVerses, editions),
          gt(bibleVerses.verseNumber, 0),
          eq(bibleVerses.part, ''),
        ),
      )
      .groupBy(bibleVerses.bookId),
    build.select({ id: editions.id }).from(editions).where(eq(editions.id, edition)),
  ]);
  if (stored.length === 0 && !canBeImported(edition)) throw editionNotHere(edition, 'in this library');
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
        verseCount: counts.find(({ book }) => book === id)?.verses ?? 0,
        importedChapters: own.map(({ chapter }) => chapter),
      };
    }),
  };
}
