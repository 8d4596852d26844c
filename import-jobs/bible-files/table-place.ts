import type { Roles } from './columns.ts';
import type { FoundVerse, Reading } from './found.ts';
import { isPair, readPlace, readVerse, smallNumber } from './place.ts';

export function cellOf(fields: readonly string[], at: number | undefined): string {
  return at === undefined ? '' : (fields[at] ?? '').trim();
}

/** The place of the verse in a row; null if it has none. `bookName` is the book of a table without a column for it. */
export function placeIn(
  fields: readonly string[],
  roles: Roles,
  bookName: string | null,
): Omit<FoundVerse, 'text' | 'row'> | null {
  if (roles.reference !== undefined) {
    const cell = cellOf(fields, roles.reference);
    return readPlace(isPair(cell) ? `${cellOf(fields, roles.book) || (bookName ?? '')} ${cell}` : cell);
  }
  const verse = readVerse(cellOf(fields, roles.verse));
  const chapter = smallNumber(cellOf(fields, roles.chapter));
  const book = roles.book === undefined ? (bookName ?? '') : cellOf(fields, roles.book);
  return verse === null || chapter === null || book === '' ? null : { book, chapter, ...verse };
}

/** The place of a row whose book is a number; null for others. */
export function numberedPlace(
  fields: readonly string[],
  roles: Roles,
): { book: number; chapter: number; verse: number } | null {
  const place = placeIn(fields, roles, null);
  if (place === null || !/^\d+(?:\.0+)?$/u.test(place.book)) return null;
  return { book: Number(place.book), chapter: Number(place.chapter), verse: Number(place.verse) };
}

/** Why a row has no place, as a sentence without a full stop. */
export function whatIsWrong(fields: readonly string[], roles: Roles): string {
  const quoted = (text: string): string => `“${text.slice(0, 40)}”`;
  if (roles.reference !== undefined)
    return `${quoted(cellOf(fields, roles.reference))} is no place of a verse`;
  const chapter = cellOf(fields, roles.chapter);
  if (smallNumber(chapter) === null) return `${quoted(chapter)} is no number of a chapter`;
  const verse = cellOf(fields, roles.verse);
  return readVerse(verse) === null ? `${quoted(verse)} is no number of a verse` : 'The row names no book';
}

/** The book that a file's name means: `Ruth.csv`, `08-Ruth.txt`, `bible/GEN.json`. */
export function bookOfName({ name, books }: Pick<Reading, 'name' | 'books'>): string | null {
  const plain = name.replace(/^.*\//u, '').replace(/\.[a-z0-9]{1,8}$/iu, '');
  const spellings = [plain, plain.replace(/^\d+[\s._-]+/u, ''), plain.replaceAll('_', ' ')];
  return spellings.find((spelling) => !/^\d+$/u.test(spelling) && books.meaning(spelling) !== null) ?? null;
}
