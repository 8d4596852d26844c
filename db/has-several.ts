import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * SQL that is true for a dictionary's entry with several renderings. An entry without a list of them has several if its
 * definition says more than its gloss.
 */
export const hasSeveral = ({
  usage,
  definition,
  gloss,
}: Readonly<Record<'usage' | 'definition' | 'gloss', Column>>): SQL =>
  sql`case when ${usage} is null then ${definition} <> ${gloss} else instr(${usage}, ',') > 0 end`;
