import { type BookId, CORE_BOOKS } from '../../../domain/canon/index.ts';

/**
 * A core book and its OSIS name, which `morphhb` gives to files and `sblgnt` to folders: the canon's abbreviation
 * without its space, but for Titus.
 */
export interface CoreBook {
  readonly id: BookId;
  readonly name: string;
  readonly osis: string;
}

const inTestament = (testament: 'old' | 'new'): readonly CoreBook[] =>
  CORE_BOOKS.filter((book) => book.testament === testament).map(({ id, name, abbreviation }) => ({
    id,
    name,
    osis: id === 'titus' ? 'Tit' : abbreviation.replaceAll(' ', ''),
  }));

/** The 39 books of the Hebrew Bible, in the English order. */
export const HEBREW_BOOKS: readonly CoreBook[] = inTestament('old');

/** The 27 books of the New Testament. */
export const GREEK_BOOKS: readonly CoreBook[] = inTestament('new');
