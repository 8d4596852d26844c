import { BIBLE_PARTS, type BiblePart, type BookId, bookPosition, partOfBook } from '../canon/index.ts';

/** How often something occurs, and in how many verses. */
export interface Times {
  readonly times: number;
  readonly verses: number;
}

export interface BookTimes extends Times {
  readonly book: BookId;
}

export interface PartTimes extends Times {
  readonly part: BiblePart;
}

/** How often something occurs in all, in each part and in each book, in the order of the Bible. */
export interface TimesByBook extends Times {
  readonly parts: PartTimes[];
  readonly books: BookTimes[];
}

/**
 * Adds up the counts of books. Each part is there that has one of these books.
 *
 * @example
 * ```ts
 * timesByBook([{ book: 'exodus', times: 2, verses: 1 }, { book: 'genesis', times: 5, verses: 4 }]).parts // => [{"part":"torah","times":7,"verses":5}]
 * ```
 */
export function timesByBook(counted: readonly BookTimes[]): TimesByBook {
  const books = counted.toSorted((a, b) => bookPosition(a.book) - bookPosition(b.book));
  const parts = BIBLE_PARTS.flatMap((part) => {
    const there = books.filter(({ book }) => partOfBook(book) === part);
    return there.length === 0 ? [] : [{ part, ...sumOf(there) }];
  });
  return { ...sumOf(books), parts, books };
}

function sumOf(all: readonly Times[]): Times {
  let times = 0;
  let verses = 0;
  for (const one of all) {
    times += one.times;
    verses += one.verses;
  }
  return { times, verses };
}
