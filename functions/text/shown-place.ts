import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { orNull } from '../../db/fields.ts';
import { verseAddresses } from '../../db/schema/index.ts';
import { type BookId, isBookId } from '../../domain/canon/index.ts';
import { formatReference } from '../../domain/reference/index.ts';
import { originalNumbering, toEnglish } from '../../domain/versification/index.ts';

/** A verse by its numbers in one numbering. */
export interface VerseNumbers {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
}

/** The address of a verse. */
export const address = alias(verseAddresses, 'a');
const f = alias(verseAddresses, 'f');

/** Joins a verse with the first `address` that it stands at. */
export const firstAddress = ({ id }: { readonly id: Column }): SQL => sql`
  left join ${verseAddresses} ${address} on ${address.verseId} = ${id} and ${address.firstWord} = (
    select min(${f.firstWord}) from ${verseAddresses} ${f} where ${f.verseId} = ${id})`;

/** What `shownPlace` has to know of the first address. */
export const FIRST_ADDRESS = {
  chapter: orNull(address.chapterNumber),
  verse: orNull(address.verseNumber),
  whole: sql<number | null>`${address.lastWord} is null`,
};

/** An address in the English numbering; nulls where a verse stands at none. */
export interface AddressRow {
  readonly chapter: number | null;
  readonly verse: number | null;
}

/** A verse as an answer names it. */
export interface ShownPlace extends VerseNumbers {
  readonly reference: string;
  /** Its own numbers in its edition, where they differ or only part of it stands here; else null. */
  readonly originalReference: string | null;
}

/**
 * An edition's own verse at its address in the English numbering; `whole` is 0 where the verse is split. One that stands at
 * no address is answered under its own numbers.
 */
export function shownPlace(
  own: VerseNumbers,
  row: AddressRow & { readonly whole: number | null },
): ShownPlace {
  const { book, chapter, verse } = addressOf(own.book, row) ?? own;
  const isSame = own.chapter === chapter && own.verse === verse && row.whole !== 0;
  const reference = formatReference({ book, chapter, verse });
  const originalReference = isSame ? null : formatReference(own) + letterOf(own, { chapter, verse });
  return { book, chapter, verse, reference, originalReference };
}

/** The letter of a verse that the original divides: none where the verse begins, `b` where its second part stands. */
function letterOf(own: VerseNumbers, at: { chapter: number; verse: number }): '' | 'b' {
  const numbering = originalNumbering(own.book);
  const second = numbering === null ? undefined : toEnglish(numbering, own)[1];
  return second?.chapter === at.chapter && second.verse === at.verse ? 'b' : '';
}

/** The address of a row; null where there is none. */
export function addressOf(book: BookId, { chapter, verse }: AddressRow): VerseNumbers | null {
  return chapter === null || verse === null ? null : { book, chapter, verse };
}

/** The id of a book as it is stored. Throws TypeError for any other. */
export function bookIdOf(id: string): BookId {
  if (!isBookId(id)) throw new TypeError(`${id} is not a book`);
  return id;
}
