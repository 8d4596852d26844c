import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { bibleVerses, editions } from '../../db/schema/index.ts';

/**
 * The editions of the core, which a reader gets who names no edition. A book that none of them has is read from the first
 * other edition, in order of id, that has it.
 */
const CORE_ORIGINALS = ['wlc', 'sblgnt'] as const;
/** The core's edition in English. */
export const CORE_ENGLISH = 'kjv';

/** Sorts the core's editions first, then by id. */
export const coreFirst = ({ id }: { readonly id: Column }): SQL =>
  sql`${id} in ${[...CORE_ORIGINALS, CORE_ENGLISH]} desc, ${id}`;

/**
 * Whether a row of bible_verses is one that readers of the edition see now. Queries join from the few editions to their
 * verses by `cross join`, which SQLite keeps in that order; left to choose, it scans the verses.
 */
export const isVisible = (
  verse: { readonly firstRevision: Column; readonly lastRevision: Column },
  edition: { readonly revisionNo: Column | SQL },
): SQL =>
  sql`${verse.firstRevision} <= ${edition.revisionNo} and ${verse.lastRevision} >= ${edition.revisionNo}`;

const e = alias(editions, 'e');
const v = alias(bibleVerses, 'v');

const WANTED = {
  original: sql`(${sql.placeholder('edition')} is null or ${e.id} = ${sql.placeholder('edition')})`,
  translation: sql`${e.language} = 'en'`,
};

/**
 * A select of the one edition of a role from which `:book` is read: the core's, else the first that has the book. Of an
 * original `:edition` may ask for another; null asks for none.
 */
export const editionThatIsRead = (role: 'original' | 'translation'): SQL => sql`(
  select ${e}.* from ${editions} ${e}
  where ${e.role} = ${role} and ${e.revision} is not null and ${WANTED[role]}
    and exists (select 1 from ${bibleVerses} ${v}
      where ${v.editionId} = ${e.id} and ${v.bookId} = ${sql.placeholder('book')} and ${isVisible(v, e)})
  order by ${coreFirst(e)} limit 1)`;
