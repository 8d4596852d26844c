import { type BookId, CORE_BOOKS } from '../../../domain/canon/index.ts';

/**
 * A core book and its OSIS name. `morphhb` names its files and `sblgnt` its folders by it. It is the canon's
 * abbreviation without its space, except for Titus.
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

export function bookOf(books: readonly CoreBook[], id: string): CoreBook {
  const book = books.find((one) => one.id === id);
  if (book === undefined) throw new Error(`The text has no book ${id}`);
  return book;
}

export const HEBREW_BOOKS: readonly CoreBook[] = inTestament('old');

export const GREEK_BOOKS: readonly CoreBook[] = inTestament('new');
