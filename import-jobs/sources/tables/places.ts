import { type Book, bookById, CORE_BOOKS, findBook } from '../../../domain/canon/index.ts';
import { hasTitle, hasVerse, type VerseAddress, verseCount } from '../../../domain/versification/index.ts';

import { cellText, numberOf } from './cells.ts';
import { type Note, WrongRow } from './table.ts';

/**
 * The highest verse number that is accepted in an apocryphal chapter: addresses keep three digits for it. Only an
 * installed text knows how many verses the chapter has.
 */
const MOST_VERSES = 999;

const REFERENCE = /^(.*?)[\s.]*(\d{1,3})\s*[:.]\s*(\d{1,3})$/u;

/** @throws WrongRow when the book has no such verse. */
function verseOf(book: Book, chapter: number, verse: number, column: string): VerseAddress {
  const address = { book: book.id, chapter, verse };
  const hasChapter = chapter >= 1 && chapter <= book.chapters;
  const exists =
    book.testament === 'apocrypha'
      ? hasChapter && verse >= 1 && verse <= MOST_VERSES
      : hasVerse('english', address);
  if (exists || (verse === 0 && hasTitle(book.id, chapter))) return address;
  const last = hasChapter ? verseCount('english', book.id, chapter) : 0;
  if (!hasChapter) throw new WrongRow(column, `${book.name} has no chapter ${chapter}`);
  throw new WrongRow(
    column,
    `${book.name} ${chapter} has no verse ${verse}${last > 0 ? `: it ends with ${last}` : ''}`,
  );
}

export function placeByNumbers(cells: Record<'bnum' | 'cnum' | 'vnum' | 'book', string>): VerseAddress {
  const numberIn = (column: 'bnum' | 'cnum' | 'vnum'): number => {
    const number = numberOf(cells[column]);
    if (number === null) throw new WrongRow(column, 'The cell is empty');
    if (Number.isNaN(number))
      throw new WrongRow(column, `“${cellText(cells[column])}” is not a whole number`);
    return number;
  };
  const book = numberIn('bnum');
  const chapter = numberIn('cnum');
  const verse = numberIn('vnum');
  const found = CORE_BOOKS[book - 1];
  if (found === undefined)
    throw new WrongRow('bnum', `There is no book ${book}: the books have the numbers 1 to 66`);
  const named = findBook(cellText(cells.book));
  if (named !== undefined && named.id !== found.id)
    throw new WrongRow('book', `Book ${book} is ${found.name}, not ${named.name}`);
  return verseOf(found, chapter, verse, chapter === 0 || chapter > found.chapters ? 'cnum' : 'vnum');
}

/** A remark if the cell with the book's name names no book. Then only the book's number says which book it is. */
export function bookRemarks(cell: string, { book }: VerseAddress): Note[] {
  const name = cellText(cell);
  if (name === '' || findBook(name) !== undefined) return [];
  return [
    {
      column: 'book',
      message: `“${name}” is not the name of a book. ${bookById(book).name}, the book of bnum, was used`,
    },
  ];
}

/**
 * Finds a verse by a reference such as `1 Esdras 3:1`.
 *
 * @throws WrongRow when the text is not the reference of a verse.
 */
export function placeByReference(cell: string, column: string): VerseAddress {
  const text = cellText(cell);
  const [, name = '', chapter, verse] = REFERENCE.exec(text) ?? [];
  if (chapter === undefined) throw new WrongRow(column, `“${text}” is not the reference of a verse`);
  const book = findBook(name);
  if (book === undefined) throw new WrongRow(column, `“${name}” is not the name of a book`);
  // Bibles of 1611 count the Letter of Jeremiah as Baruch 6.
  const isLetter = book.id === 'baruch' && chapter === '6';
  if (isLetter) return verseOf(bookById('letter of jeremiah'), 1, Number(verse), column);
  return verseOf(book, Number(chapter), Number(verse), column);
}
