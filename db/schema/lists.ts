import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ComposedMeanings, WordMeaning } from '../../domain/lexicon/index.ts';

/** Names with their meaning, or with their spelling in the original language. Each list of names is an edition. */
export const names = sqliteTable(
  'names',
  {
    editionId: text('edition_id', { length: 20 }).notNull(),
    revisionNo: integer('revision_no').notNull(),
    list: text('list', { enum: ['hitchcock', 'persons'] }).notNull(),
    /**
     * The number of the row in the file that the list of names was imported from. It distinguishes
     * two persons with one name.
     */
    row: integer('row').notNull(),
    name: text('name').notNull(),
    meaning: text('meaning'),
    hebrew: text('hebrew'),
    greek: text('greek'),
    strongs: text('strongs', { mode: 'json' }).$type<string[]>().notNull(),
    /**
     * The verse where the person is first named, as the list of persons says, in English numbering.
     * Null if it names no existing verse, and for Hitchcock.
     */
    bookId: text('book_id', { length: 50 }),
    chapterNumber: integer('chapter_number'),
    verseNumber: integer('verse_number'),
  },
  (t) => [
    primaryKey({ columns: [t.editionId, t.revisionNo, t.list, t.row] }),
    index('names_name').on(t.editionId, sql`name collate nocase`),
  ],
);

/**
 * The meanings of the Hebrew or Greek words of one verse: those of a pack, or those that were composed for the words of one
 * text. The verse has its address in the English numbering.
 */
export const verseMeanings = sqliteTable(
  'verse_meanings',
  {
    editionId: text('edition_id', { length: 20 }).notNull(),
    revisionNo: integer('revision_no').notNull(),
    bookId: text('book_id', { length: 50 }).notNull(),
    chapterNumber: integer('chapter_number').notNull(),
    verseNumber: integer('verse_number').notNull(),
    meanings: text('meanings', { mode: 'json' }).$type<WordMeaning[] | ComposedMeanings>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.editionId, t.revisionNo, t.bookId, t.chapterNumber, t.verseNumber] })],
);
