import { integer, sqliteView, text } from 'drizzle-orm/sqlite-core';

/*
 * The full-text tables (SQLite's FTS5), made by migrations. They are declared as views that exist already, because
 * `db:generate` would write a migration that creates them as plain tables. `rowid` is the id in `bible_verses`.
 */

/** Every published English text by the stems of its words. */
export const verseSearchStemmed = sqliteView('verse_search_stemmed', {
  rowid: integer('rowid').notNull(),
  text: text('text'),
}).existing();

/** Every published English text by its words as they are written. */
export const verseSearchExact = sqliteView('verse_search_exact', {
  rowid: integer('rowid').notNull(),
  text: text('text'),
}).existing();

/** Texts in Hebrew and Greek: bare letters with folded finals or without accents, and the lemmas. It stores no text. */
export const verseSearchOriginal = sqliteView('verse_search_original', {
  rowid: integer('rowid').notNull(),
  letters: text('letters'),
  lemmas: text('lemmas'),
}).existing();
