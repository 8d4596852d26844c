import { type Column, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { bibleBooks, bibleVerses, editions } from '../../db/schema/index.ts';
import { DEFAULT_EDITIONS, EDITION_ROLES, hasVerses } from '../../domain/editions/index.ts';
import { composedId } from '../../domain/lexicon/index.ts';

/**
 * SQL that sorts the default editions first, then by id. For each book there is at most one default edition in each
 * language.
 */
export const coreFirst = ({ id }: { readonly id: Column | SQL }): SQL =>
  sql`${id} in ${[...DEFAULT_EDITIONS]} desc, ${id}`;

/** SQL that is true for an edition that was not added by an administrator, and so is read without being named. */
export const isCommon = ({ role }: { readonly role: Column }): SQL => sql`${role} not like 'own-%'`;

/**
 * SQL that is true for a row of bible_verses in the published revision of its edition. Queries join the few
 * editions to their verses with `cross join`, because SQLite then reads the editions first. With another join it
 * would scan the verses.
 */
export const isVisible = (
  verse: { readonly firstRevision: Column; readonly lastRevision: Column },
  edition: { readonly revisionNo: Column | SQL },
): SQL =>
  sql`${verse.firstRevision} <= ${edition.revisionNo} and ${verse.lastRevision} >= ${edition.revisionNo}`;

/**
 * SQL that is true for a published edition with something to read. An import can remove the last
 * verse of a text. Lists then leave the text out. They also leave out composed meanings, which belong to their text.
 */
export const hasContent: SQL = sql`${editions.revision} is not null and ${editions.id} not like ${composedId('%')}
  and (${editions.verses} > 0 or ${notInArray(editions.role, EDITION_ROLES.filter(hasVerses))})`;

/**
 * SQL that is true for the published composed meanings of a text, as long as they are those of its revision: their
 * fingerprint begins with it.
 */
export const isComposedFor = (
  composed: Readonly<Record<'id' | 'revision' | 'fingerprint', Column>>,
  text: Readonly<Record<'id' | 'revision', Column>>,
): SQL => sql`${composed.id} = ${composedId('')} || ${text.id} and ${composed.revision} is not null
    and ${composed.fingerprint} like ${text.revision} || ' %'`;

const b = alias(bibleBooks, 'b');
const e = alias(editions, 'e');
const v = alias(bibleVerses, 'v');

/** SQL that gives the ids of the books of a published edition, as a list in JSON. */
export const booksOf = (edition: {
  readonly id: Column | SQL;
  readonly revisionNo: Column | SQL;
}): SQL<string> => sql<string>`(
  select json_group_array(${b.id}) from ${bibleBooks} ${b} where exists (
    select 1 from ${bibleVerses} ${v}
    where ${v.editionId} = ${edition.id} and ${v.bookId} = ${b.id} and ${isVisible(v, edition)}))`;

const version = sql.placeholder('version');

const edition = sql.placeholder('edition');

/** An added text is read only if the request names it. */
const IS_ALLOWED = {
  original: sql`(${e.role} = 'original' and ${edition} is null or ${e.id} = ${edition}
    and ${e.role} in ('original', 'own-original'))`,
  translation: sql`(${e.role} = 'translation' and ${e.language} = 'en'
      and (${version} is null or ${e.id} in (${version}, ${version} || '-apocrypha'))
    or ${e.role} = 'own-translation' and ${e.id} = ${version})`,
};
const PREFERRED = {
  original: sql.empty(),
  translation: sql`${e.id} = ${sql.placeholder('preferred')} desc,`,
};

/**
 * Selects the one original or translation from which `:book` is read: the default edition, or the first edition that
 * has the book. For an original, `:edition` may name another edition, or be null. For a translation, `versionArgs`
 * gives `:version` and `:preferred`.
 */
export const editionThatIsRead = (role: 'original' | 'translation'): SQL => sql`(
  select ${e}.* from ${editions} ${e}
  where ${e.revision} is not null and ${IS_ALLOWED[role]}
    and exists (select 1 from ${bibleVerses} ${v}
      where ${v.editionId} = ${e.id} and ${v.bookId} = ${sql.placeholder('book')} and ${isVisible(v, e)})
  order by ${PREFERRED[role]} ${coreFirst(e)} limit 1)`;
