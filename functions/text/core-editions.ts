import { type Column, type SQL, sql } from 'drizzle-orm';

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
