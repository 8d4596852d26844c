import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { orNull } from '../../db/fields.ts';
import { verseAddresses } from '../../db/schema/index.ts';
import { type BookId, isBookId } from '../../domain/canon/index.ts';
import { formatReference } from '../../domain/reference/index.ts';
import { originalNumbering, toEnglish } from '../../domain/versification/index.ts';

export interface VerseNumbers {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
}

export const address = alias(verseAddresses, 'a');
const f = alias(verseAddresses, 'f');

export const firstAddress = ({ id }: { readonly id: Column }): SQL => sql`
  left join ${verseAddresses} ${address} on ${address.verseId} = ${id} and ${address.firstWord} = (
    select min(${f.firstWord}) from ${verseAddresses} ${f} where ${f.verseId} = ${id})`;

export const FIRST_ADDRESS = {
  chapter: orNull(address.chapterNumber),
  verse: orNull(address.verseNumber),
  whole: sql<number | null>`${address.lastWord} is null`,
};

/** An address in the English numbering. The fields are null for a verse without an address. */
export interface AddressRow {
  readonly chapter: number | null;
  readonly verse: number | null;
}

export interface ShownPlace extends VerseNumbers {
  readonly reference: string;
  /**
   * The reference by the edition's own numbers, if they differ from the address or if only a part of the verse is
   * at the address; otherwise null.
   */
  readonly originalReference: string | null;
}

/**
 * Names an edition's own verse by its English address. `whole` is 0 if the verse is split. A verse without an
 * address is named by its own numbers.
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

/** The letter of a part of a split verse: `b` for the second part, '' for the first. */
function letterOf(own: VerseNumbers, at: { chapter: number; verse: number }): '' | 'b' {
  const numbering = originalNumbering(own.book);
  const second = numbering === null ? undefined : toEnglish(numbering, own)[1];
  return second?.chapter === at.chapter && second.verse === at.verse ? 'b' : '';
}

export function addressOf(book: BookId, { chapter, verse }: AddressRow): VerseNumbers | null {
  return chapter === null || verse === null ? null : { book, chapter, verse };
}

export function bookIdOf(id: string): BookId {
  if (!isBookId(id)) throw new TypeError(`${id} is not a book`);
  return id;
}
