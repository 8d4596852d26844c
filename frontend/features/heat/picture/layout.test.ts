import { expect, test } from 'vitest';
import { layoutOf, NO_SQUARE, verseAt } from './layout.ts';
import { englishShape } from './testing.ts';

const shape = englishShape();
const PSALM_119 = shape.books.find(({ id }) => id === 'psalms')?.chapters[118];

/** Widths of the place for the picture, in windows of 768, 1280, 1440 and 1920 pixels. */
const ROOMS = [
  { width: 704, devicePixelRatio: 1 },
  { width: 1200, devicePixelRatio: 1 },
  { width: 1216, devicePixelRatio: 2 },
  { width: 1216, devicePixelRatio: 1.5 },
  { width: 1376, devicePixelRatio: 1 },
  { width: 1856, devicePixelRatio: 1.25 },
].map((room) => ({ ...room, height: 789, line: 17 }));

for (const room of ROOMS) {
  const layout = layoutOf(shape, room);
  const { square, columns, rows, squares, labels, verses } = layout;
  const name = `${room.width} px at ${room.devicePixelRatio}`;

  test(`all verses have a square of their own within the picture: ${name}`, () => {
    expect(new Set(squares).size).toBe(shape.verses.length);
    expect(columns * square).toBeLessThanOrEqual(room.width);
    if (room.width >= 1200) expect(rows * square).toBeLessThanOrEqual(room.height);
    expect(Math.max(...squares)).toBeLessThan(columns * rows);
    expect(verses.filter((verse) => verse >= 0)).toHaveLength(shape.verses.length);
  });

  test(`a square is at least 2.4 px and a whole number of the screen's pixels: ${name}`, () => {
    expect(square).toBeGreaterThanOrEqual(2.4);
    expect((square * room.devicePixelRatio) % 1).toBeCloseTo(0);
  });

  test(`a chapter has one line, unless it has more than 54 verses, and a long one has several: ${name}`, () => {
    const rowOf = (cell: number) => Math.floor((squares[cell] ?? 0) / columns);
    for (const { first, verses: count } of shape.books.flatMap(({ chapters }) => chapters)) {
      if (count <= 54) expect(rowOf(first + count - 1)).toBe(rowOf(first));
    }
    const { first = 0 } = PSALM_119 ?? {};
    expect(rowOf(first + 175)).toBeGreaterThan(rowOf(first));
    expect(rowOf(first + 176)).toBe(rowOf(first + 175) + 1);
  });

  test(`every book has its name above its first chapter, and no name covers a verse: ${name}`, () => {
    const height = Math.ceil(room.line / square);
    const starts = labels.filter(({ chapter }) => chapter === null);
    expect(starts.map(({ book }) => book)).toEqual(shape.books.map((_, book) => book));
    for (const { book, chapter, x, y } of labels) {
      const of = shape.books[book]?.chapters.find((one) => one.chapter === (chapter ?? 1));
      expect(squares[of?.first ?? -1]).toBe((y + height) * columns + x);
      for (let row = y; row < y + height; row++) {
        // The name of a book is at most 100 pixels wide.
        for (let at = x; at < Math.min(columns, x + 100 / square); at++)
          expect(verses[row * columns + at]).toBe(-1);
      }
    }
  });

  test(`a name is not alone at the end of a column: ${name}`, () => {
    for (const { book, chapter } of labels) {
      const { chapters = [] } = shape.books[book] ?? {};
      const next = labels.find((one) => one.book === book && (one.chapter ?? 1) > (chapter ?? 1));
      const last = next === undefined ? chapters.length : (next.chapter ?? 1) - 1;
      const placed = chapters.slice((chapter ?? 1) - 1, last);
      expect(placed.length >= 3 || last === chapters.length).toBe(true);
    }
  });
}

test('a larger text makes the places of the names higher', () => {
  const [large, usual] = [30, 17].map((line) =>
    layoutOf(shape, { width: 704, height: 789, line, devicePixelRatio: 1 }),
  );
  expect(large?.rows).toBeGreaterThan(usual?.rows ?? 0);
});

test('a very narrow place has one column', () => {
  const layout = layoutOf(shape, { width: 120, height: 789, line: 17, devicePixelRatio: 1 });
  expect(layout.columns * layout.square).toBeLessThanOrEqual(120);
  expect(new Set(layout.labels.map(({ x }) => x))).toEqual(new Set([0]));
});

test('a point of the picture leads to its verse, or to none', () => {
  const layout = layoutOf(shape, { width: 1216, height: 789, line: 17, devicePixelRatio: 1 });
  const { square, columns, squares } = layout;
  for (const cell of [0, 30, 15_000, shape.verses.length - 1]) {
    const at = squares[cell] ?? 0;
    const x = (at % columns) * square;
    const y = Math.floor(at / columns) * square;
    expect(verseAt(layout, x, y)).toBe(cell);
    expect(verseAt(layout, x + square - 0.1, y + square - 0.1)).toBe(cell);
  }
  // On the name of Genesis, right of Genesis 1, and outside.
  expect(verseAt(layout, 2, 2)).toBeNull();
  expect(verseAt(layout, 33 * square, 6 * square)).toBeNull();
  expect(verseAt(layout, -1, 20)).toBeNull();
  expect(verseAt(layout, 10, 10_000)).toBeNull();
});

test('the books that are shown have the room of the others: the New Testament is large', () => {
  const room = { width: 1216, height: 789, line: 17, devicePixelRatio: 1 };
  const all = layoutOf(shape, room);
  const greek = layoutOf(shape, { ...room, isShown: (book) => book >= 39 });
  const matthew = shape.books[39]?.first ?? 0;
  expect(greek.square).toBeGreaterThanOrEqual(1.5 * all.square);
  expect(greek.rows * greek.square).toBeLessThanOrEqual(room.height);
  expect(greek.labels.filter(({ chapter }) => chapter === null).map(({ book }) => book)).toEqual(
    shape.books.flatMap((_, book) => (book >= 39 ? [book] : [])),
  );
  expect(new Set(greek.squares.subarray(0, matthew))).toEqual(new Set([NO_SQUARE]));
  expect(greek.verses.filter((verse) => verse >= 0)).toHaveLength(shape.verses.length - matthew);
});
