import { type BookId, isBookId } from '../../domain/canon/books.ts';
import { formatReference } from '../../domain/reference.ts';
import { originalNumbering, toEnglish } from '../../domain/versification/index.ts';
import type { Fields } from '../http/statement.ts';
import { numberOrNull } from './rows.ts';

/** A verse by its numbers in one numbering. */
export interface VerseNumbers {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
}

/** SQL: joins a verse `v` with the first address `a` that it stands at. */
export const FIRST_ADDRESS = `left join verse_addresses a on a.verse_id = v.id
  and a.first_word = (select min(first_word) from verse_addresses f where f.verse_id = v.id)`;

/** A verse as an answer names it. */
export interface ShownPlace extends VerseNumbers {
  readonly reference: string;
  /** Its own numbers in its edition, where they differ or only part of it stands here; else null. */
  readonly originalReference: string | null;
}

/**
 * An edition's own verse at its address in the English numbering, of which the row has `chapter`, `verse` and `whole`
 * (0 where the verse is split). One that stands at no address is answered under its own numbers.
 */
export function shownPlace(own: VerseNumbers, row: Fields): ShownPlace {
  const { book, chapter, verse } = addressOf(own.book, row) ?? own;
  const isSame = own.chapter === chapter && own.verse === verse && numberOrNull(row, 'whole') !== 0;
  const reference = formatReference({ book, chapter, verse });
  const originalReference = isSame ? null : formatReference(own) + letterOf(own, { chapter, verse });
  return { book, chapter, verse, reference, originalReference };
}

/** Of a verse that the original divides: without a letter it stands where it begins, its second part elsewhere. */
function letterOf(own: VerseNumbers, at: { chapter: number; verse: number }): '' | 'b' {
  const numbering = originalNumbering(own.book);
  const second = numbering === null ? undefined : toEnglish(numbering, own)[1];
  return second?.chapter === at.chapter && second.verse === at.verse ? 'b' : '';
}

/** The address that a row has as `chapter` and `verse`; null where there is none. */
export function addressOf(book: BookId, row: Fields): VerseNumbers | null {
  const [chapter, verse] = [numberOrNull(row, 'chapter'), numberOrNull(row, 'verse')];
  return chapter === null || verse === null ? null : { book, chapter, verse };
}

/** The id of a book as it is stored. Throws TypeError for any other. */
export function bookIdOf(id: string): BookId {
  if (!isBookId(id)) throw new TypeError(`${id} is not a book`);
  return id;
}
