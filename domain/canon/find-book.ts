import { bookNames } from './book-names.ts';
import { CLEMENTINE_BOOKS } from './book-names-vulgate.ts';
import { BOOKS, type Book, bookById } from './books.ts';

const ORDINALS: Readonly<Record<string, string>> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  '1st': '1',
  '2nd': '2',
  '3rd': '3',
  '4th': '4',
};
/** A number after a name: `Melachim II`, `Shmuel Bet`, `Melachim B`. */
const NUMBER_AFTER = /(?<=\p{L})[\s.,]{1,3}(?:(i|alef|aleph|a)|(ii|bet|beit|beth|beis|b)|(iii)|(iv))\.?$/iu;
const GREEK_NUMBERS: Readonly<Record<string, string>> = { α: '1', β: '2', γ: '3', δ: '4' };
const GREEK = /\p{Script=Greek}/u;
const BOOK_OF = /^(?:the )?(?:book of |gospel of |gospel according to |epistle to )(?:the )?/u;

/**
 * The common form of all spellings of a book's name: without case, points, accents, quotation marks, dots or spaces.
 * The number is at the beginning of a Latin name and at the end of a Greek name.
 *
 * @example
 * ```ts
 * bookKey('I Samuel') // => "1samuel"
 * bookKey('שה״ש') // => "שהש"
 * bookKey('Α΄ Κορινθίους') // => "κορινθιουσ1"
 * ```
 */
export function bookKey(text: string): string {
  const isGreek = GREEK.test(text);
  const plain = text
    .replaceAll('%20', ' ')
    // In `Α΄Κορ` only the numeral sign separates the number from the name.
    .replace(/[´΄ʹ͵᾽]/gu, isGreek ? ' ' : '')
    .replace(/(?<=^[α-δ1-4])['’′]/iu, ' ')
    .normalize('NFKD')
    .replace(/\u05BE/gu, ' ')
    .replace(/[\p{M}'"’‘“”״׳´`΄ʹʼ]/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/^(\d)(?=\p{L}{2})(?!st|nd|rd|th)/u, '$1 ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (isGreek) return greekKey(plain.split(' '));
  const [first = '', ...rest] = plain.replace(BOOK_OF, '').split(' ');
  const number = rest.length === 0 ? undefined : ORDINALS[first];
  return (number ?? first) + rest.join('');
}

function greekKey(words: readonly string[]): string {
  const [first = '', ...rest] = words
    .filter((word) => word !== 'κατα' && word !== 'προσ')
    .map((word) => GREEK_NUMBERS[word] ?? word);
  return rest.length > 0 && /^[1-4]$/u.test(first) ? rest.join('') + first : [first, ...rest].join('');
}

function spellings(book: Book): string[] {
  const { aliases, hebrewName = '', hebrewAliases, greekName = '', greekAliases } = bookNames(book.id);
  const latin = [book.id, book.name, book.abbreviation, ...aliases];
  return [...latin, hebrewName, ...hebrewAliases, greekName, ...greekAliases].filter((name) => name !== '');
}

const BY_KEY: ReadonlyMap<string, Book> = new Map(
  BOOKS.flatMap((book) => spellings(book).map((spelling) => [bookKey(spelling), book] as const)),
);

/**
 * The key (`bookKey`) of a text, if it is a listed spelling of a book's name; otherwise undefined. A number after the
 * name counts only if the name alone is no book: `Samuel II` is 2 Samuel, but `John II` is no book, because it is more
 * likely John 2.
 */
export function listedKey(text: string): string | undefined {
  const key = bookKey(text);
  if (BY_KEY.has(key)) return key;
  const match = NUMBER_AFTER.exec(text);
  if (match === null) return undefined;
  const name = bookKey(text.slice(0, match.index));
  if (BY_KEY.has(name)) return undefined;
  const moved = `${match.findIndex((part, index) => index > 0 && part !== undefined)}${name}`;
  return BY_KEY.has(moved) ? moved : undefined;
}

/**
 * The book that a reader means by its id, name or common abbreviation in English, German, Latin, Hebrew or Greek, in any
 * case, with or without points. Undefined when no book has that name.
 *
 * @example
 * ```ts
 * findBook('1 Samuel')?.id // => "1samuel"
 * findBook('I Sam.')?.id // => "1samuel"
 * findBook('תהילים')?.id // => "psalms"
 * findBook('Κατά Ιωάννην')?.id // => "john"
 * findBook('Melachim II')?.id // => "2kings"
 * findBook('5. Mose')?.id // => "deuteronomy"
 * findBook('1%20esdras')?.id // => "1 esdras"
 * findBook('light') === undefined // => true
 * ```
 */
export function findBook(text: string): Book | undefined {
  return BY_KEY.get(text) ?? BY_KEY.get(listedKey(text) ?? '');
}

/**
 * The other book that some Bibles call by this name, undefined if there is none. The Clementine Vulgate counts four books
 * of Kings, of which the first two are Samuel.
 *
 * @example
 * ```ts
 * otherBookOf('1 Regum')?.id // => "1samuel"
 * otherBookOf('1 Kings') === undefined // => true
 * ```
 */
export function otherBookOf(text: string): Book | undefined {
  const id = CLEMENTINE_BOOKS[listedKey(text) ?? ''];
  return id && bookById(id);
}

export const BOOK_SPELLINGS: readonly { readonly key: string; readonly book: Book }[] = BOOKS.flatMap(
  (book) => [...new Set(spellings(book).map(bookKey))].map((key) => ({ key, book })),
);
