import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { OwnEdition, OwnTextFile, OwnTextLicence } from '../../domain/imports/index.ts';

/**
 * The texts that administrators have added. The edition of row 3 is `own-3`; a number is never used again, because
 * readers may have stored it.
 */
export const ownTexts = sqliteTable('own_texts', {
  number: integer('number').primaryKey({ autoIncrement: true }),
  facts: text('facts', { mode: 'json' }).$type<Omit<OwnEdition, 'id'>>().notNull(),
  abbreviation: text('abbreviation').notNull(),
  /** The file that the text was imported from, and how it was read. With it the text can be imported again. */
  file: text('file', { mode: 'json' }).$type<OwnTextFile>().notNull(),
  licence: text('licence', { mode: 'json' }).$type<OwnTextLicence>().notNull(),
  /** The revision of a hidden text, which nobody can read; null for others. */
  hiddenRevision: text('hidden_revision'),
});
