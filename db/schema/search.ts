import { integer, sqliteView, text } from 'drizzle-orm/sqlite-core';

/*
 * The full-text tables (SQLite's FTS5), made by migrations. They are declared as views that exist already, because
 * `db:generate` would write a migration that creates them as plain tables. `rowid` is the id in `bible_verses`.
 */

/**
 * The stemmed words of every English verse in `bible_verses`, with drafts and replaced rows.
 * `verse_search_exact` has the same words unstemmed.
 */
export const verseSearchStemmed = sqliteView('verse_search_stemmed', {
  rowid: integer('rowid').notNull(),
  text: text('text'),
}).existing();

export const verseSearchExact = sqliteView('verse_search_exact', {
  rowid: integer('rowid').notNull(),
  text: text('text'),
}).existing();

/**
 * The words of every Hebrew and Greek verse in `bible_verses`, with drafts and replaced rows: bare letters
 * (Hebrew with folded finals, Greek without accents) and lemmas. The table is only an index and stores no
 * text.
 */
export const verseSearchOriginal = sqliteView('verse_search_original', {
  rowid: integer('rowid').notNull(),
  letters: text('letters'),
  lemmas: text('lemmas'),
}).existing();

/**
 * The words of every verse of the added texts, with drafts and replaced rows, as `searchWords` divides and folds them.
 * They have a table of their own, so that added texts change no order of results elsewhere. It is only an index.
 */
export const ownSearch = sqliteView('own_search', {
  rowid: integer('rowid').notNull(),
  words: text('words'),
}).existing();
