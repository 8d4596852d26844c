import type { HeatAnswer, HeatBook, HeatChapter, HeatFigures, HeatShape } from './heat-answer.ts';

interface HeatPlace {
  readonly book: HeatBook;
  readonly chapter: HeatChapter;
  readonly verse: number;
}

/** The place of a cell: its book, its chapter and the number of its verse. Throws RangeError if there is no such cell. */
export function placeOfCell({ books, verses }: HeatShape, cell: number): HeatPlace {
  const book = books.findLast(({ first }) => first <= cell);
  const chapter = book?.chapters.findLast(({ first }) => first <= cell);
  const verse = verses[cell];
  if (book === undefined || chapter === undefined || verse === undefined) {
    throw new RangeError(`There is no cell ${cell}`);
  }
  return { book, chapter, verse };
}

/** The cell of a verse in the text's own numbering. Null if the text has no such verse. */
export function cellOf(
  { books, verses }: HeatShape,
  place: { readonly book: string; readonly chapter: number; readonly verse: number },
): number | null {
  const chapter = books
    .find(({ id }) => id === place.book)
    ?.chapters.find((one) => one.chapter === place.chapter);
  if (chapter === undefined) return null;
  const cell = verses.indexOf(place.verse, chapter.first);
  return cell >= chapter.first && cell < chapter.first + chapter.verses ? cell : null;
}

/** Sums up the counts of all books that are asked. */
export function heatFigures(
  { books }: HeatShape,
  { counts, asked }: Pick<HeatAnswer, 'counts' | 'asked'>,
): HeatFigures {
  const figures = { asked: 0, found: 0, total: 0, least: 0, most: 0 };
  for (const [at, { first, verses }] of books.entries()) {
    if (asked[at] !== 1) continue;
    figures.asked += verses;
    for (let cell = first; cell < first + verses; cell++) {
      const count = counts[cell] as number;
      if (count === 0) continue;
      figures.found++;
      figures.total += count;
      if (figures.least === 0 || count < figures.least) figures.least = count;
      if (count > figures.most) figures.most = count;
    }
  }
  return figures;
}

/** For each book, the number of its verses that have what is asked for. Null for a book that is not asked. */
export function foundByBook({ books }: HeatShape, { counts, asked }: HeatAnswer): (number | null)[] {
  return books.map(({ first, verses }, at) => {
    if (asked[at] !== 1) return null;
    let found = 0;
    for (let cell = first; cell < first + verses; cell++) if (counts[cell] !== 0) found++;
    return found;
  });
}

/** For each book, the share of its verses that have what is asked for. Null for a book that is not asked. */
export function bookShares(shape: HeatShape, answer: HeatAnswer): (number | null)[] {
  return foundByBook(shape, answer).map((found, at) =>
    found === null ? null : found / (shape.books[at]?.verses ?? 1),
  );
}
