import { type Book, bookKey, bookNames, listedKey } from '../canon/index.ts';

/**
 * Names of books in Greek, Latin and German that are people in the King James Version. Alone they are words to search
 * for.
 */
const PEOPLE: ReadonlySet<string> = new Set(
  'esaias hoshea jehoshua jeremias jona jonas judas lucas marcus micha michah naum osee zacharias'.split(' '),
);

/**
 * True if a text is the id, the full name in one of the languages or the printed abbreviation of the book, or another
 * spelling of more than four characters, and no name of a person in the King James Version.
 */
export function isFullName(book: Book, text: string): boolean {
  const key = listedKey(text);
  if (key === undefined || PEOPLE.has(key)) return false;
  const { latin, hebrewName, hebrewAliases, greekName, greekAliases } = bookNames(book.id);
  const aliases = [...latin.flatMap(({ names }) => names), ...hebrewAliases, ...greekAliases];
  const long = aliases.filter((alias) => alias.length > 4);
  const full = latin.map(({ names: [name] }) => name);
  const names = [...full, book.id, book.abbreviation, hebrewName, greekName, ...long];
  return names.some((name) => name !== undefined && bookKey(name) === key);
}
