import { type BookId, bookNames, CORE_BOOKS } from '../canon/index.ts';
import { hasTitle, type VerseAddress, verseCount } from '../versification/index.ts';
import { hebrewNumeral } from './hebrew-numeral.ts';
import type { Reference, VerseReference } from './reference-type.ts';

export const addresses: readonly VerseReference[] = CORE_BOOKS.flatMap(({ id: book, chapters }) =>
  Array.from({ length: chapters }, (_, index) => index + 1).flatMap((chapter) => {
    const verses = Array.from({ length: verseCount('english', book, chapter) }, (_, index) => index + 1);
    return (hasTitle(book, chapter) ? [0, ...verses] : verses).map((verse) => ({ book, chapter, verse }));
  }),
);

export const at = (book: BookId, chapter: number, verse?: number, endVerse?: number): Reference => ({
  book,
  chapter,
  ...(verse === undefined ? {} : { verse }),
  ...(endVerse === undefined ? {} : { endVerse }),
});

export const inHebrew = ({ book, chapter, verse }: VerseAddress): string =>
  `${bookNames(book).hebrewName} ${hebrewNumeral(chapter)}:${hebrewNumeral(verse)}`;
