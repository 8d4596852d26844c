import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { orNull } from '../../db/fields.ts';
import { verseAddresses } from '../../db/schema/index.ts';
import { type BookId, isBookId } from '../../domain/canon/index.ts';

export const address = alias(verseAddresses, 'a');
const f = alias(verseAddresses, 'f');

/**
 * Joins the first English address of a verse. Code can name a place that it has before the read. A verse that only the
 * read finds has its address from SQL, because the same read has the English text at that address.
 */
export const firstAddress = ({ id }: { readonly id: Column }): SQL => sql`
  left join ${verseAddresses} ${address} on ${address.verseId} = ${id} and ${address.firstWord} = (
    select min(${f.firstWord}) from ${verseAddresses} ${f} where ${f.verseId} = ${id})`;

export const FIRST_ADDRESS = {
  chapter: orNull(address.chapterNumber),
  verse: orNull(address.verseNumber),
  whole: sql<number | null>`${address.lastWord} is null`,
};

export function bookIdOf(id: string): BookId {
  if (!isBookId(id)) throw new TypeError(`${id} is not a book`);
  return id;
}
