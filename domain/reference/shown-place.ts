import { originalNumbering, toEnglish, type VerseAddress } from '../versification/index.ts';
import { formatReference } from './format.ts';

/** An address in the English numbering. The fields are null for a verse without an address. */
export interface AddressRow {
  readonly chapter: number | null;
  readonly verse: number | null;
}

export interface ShownPlace extends VerseAddress {
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
  own: VerseAddress,
  row: AddressRow & { readonly whole: number | null },
): ShownPlace {
  const { book } = own;
  const chapter = row.chapter ?? own.chapter;
  const verse = row.verse ?? own.verse;
  const isSame = own.chapter === chapter && own.verse === verse && row.whole !== 0;
  const reference = formatReference({ book, chapter, verse });
  const originalReference = isSame ? null : formatReference(own) + letterOf(own, { chapter, verse });
  return { book, chapter, verse, reference, originalReference };
}

/** The letter of a part of a split verse: `b` for the second part, '' for the first. */
function letterOf(own: VerseAddress, at: { chapter: number; verse: number }): '' | 'b' {
  const numbering = originalNumbering(own.book);
  const second = numbering === null ? undefined : toEnglish(numbering, own)[1];
  return second?.chapter === at.chapter && second.verse === at.verse ? 'b' : '';
}
