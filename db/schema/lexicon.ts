import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const lexiconEntries = sqliteTable(
  'lexicon_entries',
  {
    editionId: text('edition_id', { length: 20 }).notNull(),
    revisionNo: integer('revision_no').notNull(),
    strongsNumber: text('strongs_number', { length: 100 }).notNull(),
    lemma: text('lemma').notNull(),
    transliteration: text('transliteration'),
    pronunciation: text('pronunciation'),
    derivation: text('derivation'),
    definition: text('definition'),
    usage: text('usage'),
    /**
     * The first short meaning. It is shown under a word if neither its edition nor a pack of meanings has a
     * meaning for it.
     */
    gloss: text('gloss'),
  },
  (t) => [primaryKey({ columns: [t.editionId, t.revisionNo, t.strongsNumber] })],
);
