import { type Book, bookKey, bookNames, listedKey } from '../canon/index.ts';

/**
 * Names of books in Greek, Latin and German that are people in the King James Version. Alone they are words to search
 * for.
 */
const PEOPLE: ReadonlySet<string> = new Set(
  'esaias hoshea jehoshua jeremias jonas judas lucas marcus micha michah zacharias'.split(' '),
);

/**
 * True if a text is the id, a name or the printed abbreviation of the book, or another spelling of more than
 * four characters that is no name of a person in the King James Version.
 */
export function isFullName(book: Book, text: string): boolean {
  const key = listedKey(text);
  if (key === undefined || PEOPLE.has(key)) return false;
  const { aliases, hebrewName, hebrewAliases, greekName, greekAliases } = bookNames(book.id);
  const long = [...aliases, ...hebrewAliases, ...greekAliases].filter((alias) => alias.length > 4);
  const names = [book.id, book.name, book.abbreviation, hebrewName, greekName, ...long];
  return names.some((name) => name !== undefined && bookKey(name) === key);
}
