import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { hasSeveral } from '../../db/has-several.ts';
import { editions, lexiconEntries } from '../../db/schema/index.ts';
import { coreFirst } from './core-editions.ts';

const l = alias(lexiconEntries, 'l');
const lexicons = alias(editions, 'lexicons');

export const LEXICONS = sql`${lexicons} as materialized (
  select * from ${editions} where ${editions.role} = 'lexicon' order by ${coreFirst(editions)})`;

/** Follows the dictionary's id in the text of a gloss if the dictionary's entry has several meanings. */
export const SEVERAL = '+';

/**
 * SQL for the first meaning that a dictionary gives, after the dictionary's id, `SEVERAL` where that is so, and a space.
 * Null if none has one.
 */
export const dictionaryGloss = (word: { readonly strongsNumber: Column }): SQL<string | null> => sql`(
    select ${l.editionId} || iif(${hasSeveral(l)}, ${sql.raw(`'${SEVERAL}'`)}, '') || ' ' || ${l.gloss} from ${lexicons}
    cross join ${lexiconEntries} ${l} on ${l.editionId} = ${lexicons.id} and ${l.revisionNo} = ${lexicons.revisionNo}
      and ${l.strongsNumber} = ${word.strongsNumber}
    where ${l.gloss} is not null limit 1)`;

/** SQL for the form under which the first dictionary with its number lists a word. Null if none has the number. */
export const dictionaryHeadword = (word: { readonly strongsNumber: Column }): SQL<string | null> => sql`(
    select ${l.lemma} from ${lexicons} cross join ${lexiconEntries} ${l} on ${l.editionId} = ${lexicons.id}
      and ${l.revisionNo} = ${lexicons.revisionNo} and ${l.strongsNumber} = ${word.strongsNumber} limit 1)`;
