import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';
import { bibleBooks } from './text.ts';

/** Readers' notes, at most one for each reader and verse. Times are ISO 8601 text. */
export const studyNotes = sqliteTable(
  'study_notes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    book: text('book', { length: 50 })
      .notNull()
      .references(() => bibleBooks.id),
    chapter: integer('chapter').notNull(),
    verse: integer('verse').notNull(),
    notes: text('notes').notNull(),
    isKabbalistic: integer('is_kabbalistic', { mode: 'boolean' }).notNull().default(false),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    /**
     * Increases by one with each change. A change of a note that names an older revision of it is
     * refused.
     */
    revision: integer('revision').notNull().default(1),
  },
  (t) => [uniqueIndex('study_notes_place').on(t.userId, t.book, t.chapter, t.verse)],
);
