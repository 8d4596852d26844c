import { APOCRYPHA, NEW_TESTAMENT, OLD_TESTAMENT } from './book-table.ts';

export type OldTestamentBookId = keyof typeof OLD_TESTAMENT;
export type ApocryphalBookId = keyof typeof APOCRYPHA;
export type NewTestamentBookId = keyof typeof NEW_TESTAMENT;
/** The id of a book in addresses, answers and tables, in lowercase. Ids of the apocrypha can contain a space. */
export type BookId = OldTestamentBookId | ApocryphalBookId | NewTestamentBookId;
type BookGroup = 'torah' | 'other-old' | 'apocrypha' | 'new';
type Testament = 'old' | 'apocrypha' | 'new';
type OriginalLanguage = 'hebrew' | 'aramaic' | 'greek';

export interface Book {
  readonly id: BookId;
  readonly name: string;
  readonly abbreviation: string;
  readonly group: BookGroup;
  readonly testament: Testament;
  /** Daniel counts as Aramaic. 2 Esdras counts as Greek, although its Greek text is lost. */
  readonly languageOriginal: OriginalLanguage;
  readonly chapters: number;
}

const TORAH: ReadonlySet<string> = new Set(['genesis', 'exodus', 'leviticus', 'numbers', 'deuteronomy']);

const languageOf = (id: BookId, testament: Testament): OriginalLanguage => {
  if (testament !== 'old') return 'greek';
  return id === 'daniel' ? 'aramaic' : 'hebrew';
};

function makeBook(id: BookId, line: string, testament: Testament): Book {
  const [name = id, abbreviation = id, chapters] = line.split(' | ');
  const old = TORAH.has(id) ? 'torah' : 'other-old';
  return Object.freeze({
    id,
    name,
    abbreviation,
    group: testament === 'old' ? old : testament,
    testament,
    languageOriginal: languageOf(id, testament),
    chapters: Number(chapters),
  });
}

const booksOf = (table: Readonly<Record<string, string>>, testament: Testament): Book[] =>
  Object.entries(table).map(([id, line]) => makeBook(id as BookId, line, testament));

/**
 * All 82 books in canonical order: 39 of the Old Testament, 16 apocrypha, 27 of the New Testament.
 *
 * @example
 * ```ts
 * BOOKS.length // => 82
 * BOOKS[0].name // => "Genesis"
 * ```
 */
export const BOOKS: readonly Book[] = Object.freeze([
  ...booksOf(OLD_TESTAMENT, 'old'),
  ...booksOf(APOCRYPHA, 'apocrypha'),
  ...booksOf(NEW_TESTAMENT, 'new'),
]);

/**
 * The 66 books of the core texts in canonical order, without the apocrypha.
 *
 * @example
 * ```ts
 * CORE_BOOKS.length // => 66
 * ```
 */
export const CORE_BOOKS: readonly Book[] = Object.freeze(
  BOOKS.filter((book) => book.testament !== 'apocrypha'),
);

const BY_ID: ReadonlyMap<string, Book> = new Map(BOOKS.map((book) => [book.id, book]));

/**
 * True if a text is exactly a book's id; for names and abbreviations use `findBook`.
 *
 * @example
 * ```ts
 * isBookId('1samuel') // => true
 * isBookId('1 Samuel') // => false
 * ```
 */
export function isBookId(text: string): text is BookId {
  return BY_ID.has(text);
}

/**
 * The book with this id. Throws RangeError if no book has it.
 *
 * @example
 * ```ts
 * bookById('songofsolomon').name // => "Song of Solomon"
 * bookById('daniel').languageOriginal // => "aramaic"
 * bookById('1 esdras').chapters // => 9
 * ```
 */
export function bookById(id: BookId): Book {
  const book = BY_ID.get(id);
  if (book === undefined) throw new RangeError(`No book has the id ${JSON.stringify(id)}`);
  return book;
}

const POSITION: ReadonlyMap<BookId, number> = new Map(BOOKS.map((book, position) => [book.id, position]));

/**
 * A book's position in canonical order, from 0. Use it for sorting.
 *
 * @example
 * ```ts
 * bookPosition('genesis') // => 0
 * bookPosition('malachi') // => 38
 * ```
 */
export function bookPosition(id: BookId): number {
  return POSITION.get(id) ?? BOOKS.length;
}
