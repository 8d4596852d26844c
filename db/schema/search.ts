import { integer, sqliteView, text } from 'drizzle-orm/sqlite-core';

/*
 * The full-text tables (SQLite's FTS5), made by migrations. They are declared as views that exist already, because
 * `db:generate` would write a migration that creates them as plain tables. `rowid` is the id in `bible_verses`.
 */

/** The stemmed words of every published English text. */
export const verseSearchStemmed = sqliteView('verse_search_stemmed', {
  rowid: integer('rowid').notNull(),
  text: text('text'),
}).existing();

/** The unstemmed words of every published English text. */
export const verseSearchExact = sqliteView('verse_search_exact', {
  rowid: integer('rowid').notNull(),
  text: text('text'),
}).existing();

/** Hebrew and Greek texts: bare letters with folded finals or without accents, and lemmas. It stores no text. */
export const verseSearchOriginal = sqliteView('verse_search_original', {
  rowid: integer('rowid').notNull(),
  letters: text('letters'),
  lemmas: text('lemmas'),
}).existing();
