import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { EDITION_ROLES } from '../../domain/editions/index.ts';
import { NUMBERINGS } from '../../domain/versification/index.ts';
import type { LibraryRevision } from '../library-revision.ts';

/**
 * A text, a lexicon or a list from one source. Readers see the rows of `revisionNo`, the published revision; rows
 * of later revisions are a draft. Only the statement that publishes a draft increases `revisionNo`.
 */
export const editions = sqliteTable('editions', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  role: text('role', { enum: EDITION_ROLES }).notNull(),
  language: text('language').notNull(),
  script: text('script', { enum: ['hebrew', 'greek', 'latin', 'other'] }).notNull(),
  numbering: text('numbering', { enum: NUMBERINGS }).notNull(),
  licence: text('licence').notNull(),
  licenceUrl: text('licence_url'),
  source: text('source').notNull(),
  /**
   * Names the input of the published rows: package version and loader version. A source with this fingerprint need
   * not be imported again.
   */
  fingerprint: text('fingerprint'),
  /**
   * A hash of the published text; null before the first publication. The address of the edition's letters
   * file contains it. The table `library` has hashes that are computed from it.
   */
  revision: text('revision'),
  revisionNo: integer('revision_no').notNull().default(0),
  publishedAt: text('published_at'),
  /** The number of numbered verses. Words and letters are counted in the ketiv reading. */
  verses: integer('verses').notNull().default(0),
  words: integer('words').notNull().default(0),
  letters: integer('letters').notNull().default(0),
  qereWords: integer('qere_words'),
  qereLetters: integer('qere_letters'),
  /** `[{method, value}]` over the whole edition (ketiv), for every additive method of its script. */
  totals: text('totals', { mode: 'json' })
    .$type<{ method: string; value: number }[]>()
    .notNull()
    .default(sql`'[]'`),
  /**
   * For an edition of meanings, the number of words of each book, and how many of them have a meaning. Null
   * for other editions.
   */
  coverage: text('coverage', { mode: 'json' }).$type<BookCoverage[]>(),
});

export interface BookCoverage {
  book: string;
  words: number;
  withMeaning: number;
}

/**
 * A table with one row: the revision of the whole library, which is a hash over the facts and revisions of the
 * published editions, and the same for each role.
 */
export const library = sqliteTable('library', {
  id: integer('id').primaryKey(),
  revision: text('revision').notNull(),
  /**
   * For each role of editions, such as `original` or `names`: a hash like `revision`, over the
   * editions with this role only. ETags of answers contain these hashes.
   */
  ofRoles: text('of_roles', { mode: 'json' })
    .$type<LibraryRevision['ofRoles']>()
    .notNull()
    .default(sql`'{}'`),
  /**
   * The value of `ofRoles` for which the cache in front of the Worker was last purged, and the deployment that did it.
   */
  purged: text('purged', { mode: 'json' })
    .$type<LibraryRevision['ofRoles'] & { readonly deployment?: string }>()
    .notNull()
    .default(sql`'{}'`),
  updatedAt: text('updated_at').notNull(),
});
