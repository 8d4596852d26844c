import { BOOKS, ENGLISH_VERSE_COUNTS } from '../../../../domain/canon/index.ts';
import {
  type HeatAnswer,
  type HeatBook,
  type HeatShape,
  heatFigures,
} from '../../../../domain/heat/index.ts';

/** The shape of the 66 books in English numbering, for tests. */
export function englishShape(): HeatShape {
  const counted = new Map(Object.entries(ENGLISH_VERSE_COUNTS));
  const verses: number[] = [];
  const books = BOOKS.flatMap(({ id, testament }): HeatBook[] => {
    const counts = counted.get(id);
    if (counts === undefined) return [];
    const first = verses.length;
    const chapters = counts.map((count, at) => {
      const chapter = { chapter: at + 1, first: verses.length, verses: count };
      for (let verse = 1; verse <= count; verse++) verses.push(verse);
      return chapter;
    });
    const edition = testament === 'old' ? 'wlc' : 'sblgnt';
    return [{ id, edition, first, verses: verses.length - first, chapters }];
  });
  return { books, verses: Uint8Array.from(verses) };
}

/** An answer with these counts of cells. Books from the number `asked` on are not asked. */
export function answerOf(
  shape: HeatShape,
  counts: Readonly<Record<number, number>>,
  asked = shape.books.length,
): HeatAnswer {
  const { books, verses } = shape;
  const answer = {
    counts: new Uint16Array(verses.length),
    asked: new Uint8Array(books.length).fill(1, 0, asked),
  };
  for (const [cell, count] of Object.entries(counts)) answer.counts[Number(cell)] = count;
  return { ...answer, figures: heatFigures(shape, answer) };
}
