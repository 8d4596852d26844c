import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { bibleVerses, editions } from '../../db/schema/index.ts';

/** The core's English edition. */
export const CORE_ENGLISH = 'kjv';
/**
 * The editions that a reader gets who names none: the core, and two packs with the apocrypha, which the core lacks. A
 * book that none of them has comes from the first other edition that has it, in the order of ids.
 */
const DEFAULT_EDITIONS = ['wlc', 'sblgnt', 'swete', CORE_ENGLISH, 'kjv-apocrypha', 'strongs'] as const;

/** Sorts the default editions first, then by id. No two of them in one language have the same book. */
export const coreFirst = ({ id }: { readonly id: Column }): SQL =>
  sql`${id} in ${[...DEFAULT_EDITIONS]} desc, ${id}`;

/**
 * True for a row of bible_verses that readers of the edition see now. Queries join the few editions to their verses
 * with `cross join`, because SQLite keeps that order. If it may choose, it scans the verses.
 */
export const isVisible = (
  verse: { readonly firstRevision: Column; readonly lastRevision: Column },
  edition: { readonly revisionNo: Column | SQL },
): SQL =>
  sql`${verse.firstRevision} <= ${edition.revisionNo} and ${verse.lastRevision} >= ${edition.revisionNo}`;

const e = alias(editions, 'e');
const v = alias(bibleVerses, 'v');

const version = sql.placeholder('version');

const WANTED = {
  original: sql`(${sql.placeholder('edition')} is null or ${e.id} = ${sql.placeholder('edition')})`,
  translation: sql`${e.language} = 'en'
    and (${version} is null or ${e.id} in (${version}, ${version} || '-apocrypha'))`,
};
/** An edition that comes before the default ones. */
const PREFERRED = {
  original: sql.empty(),
  translation: sql`${e.id} = ${sql.placeholder('preferred')} desc,`,
};

/**
 * Selects the one edition with a role from which `:book` is read: the default one, or the first that has the book. For
 * an original, `:edition` may name another one. For a translation, `versionArgs` gives `:version` and `:preferred`. Null
 * names none.
 */
export const editionThatIsRead = (role: 'original' | 'translation'): SQL => sql`(
  select ${e}.* from ${editions} ${e}
  where ${e.role} = ${role} and ${e.revision} is not null and ${WANTED[role]}
    and exists (select 1 from ${bibleVerses} ${v}
      where ${v.editionId} = ${e.id} and ${v.bookId} = ${sql.placeholder('book')} and ${isVisible(v, e)})
  order by ${PREFERRED[role]} ${coreFirst(e)} limit 1)`;
