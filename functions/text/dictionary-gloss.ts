import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { editions, lexiconEntries } from '../../db/schema/index.ts';
import { coreFirst } from './core-editions.ts';

const l = alias(lexiconEntries, 'l');
const lexicons = alias(editions, 'lexicons');

export const LEXICONS = sql`${lexicons} as materialized (
  select * from ${editions} where ${editions.role} = 'lexicon' order by ${coreFirst(editions)})`;

/** Follows the dictionary's id in the text of a gloss if the dictionary's entry has several meanings. */
export const SEVERAL = '+';

/** True for an entry with several renderings. An entry without a list of them has several if its definition says more. */
const hasSeveral = sql`case when ${l.usage} is null then ${l.definition} <> ${l.gloss} else instr(${l.usage}, ',') > 0 end`;

/**
 * SQL for the first meaning that a dictionary gives, after the dictionary's id, `SEVERAL` where that is so, and a space.
 * Null if none has one.
 */
export const dictionaryGloss = (word: { readonly strongsNumber: Column }): SQL<string | null> => sql`(
    select ${l.editionId} || iif(${hasSeveral}, ${sql.raw(`'${SEVERAL}'`)}, '') || ' ' || ${l.gloss} from ${lexicons}
    cross join ${lexiconEntries} ${l} on ${l.editionId} = ${lexicons.id} and ${l.revisionNo} = ${lexicons.revisionNo}
      and ${l.strongsNumber} = ${word.strongsNumber}
    where ${l.gloss} is not null limit 1)`;
