import { type BookId, CORE_BOOKS } from '../../canon/index.ts';
import { booksOf, type NumberIndex } from '../../number-index/index.ts';
import type { HeatBook, HeatChapter, HeatShape } from '../heat-answer.ts';

export interface HeatText {
  readonly edition: string;
  readonly index: NumberIndex;
}

/** A book in a letters file: its verses from `first` up to, but not including, `end`. */
export interface TextBook {
  readonly id: BookId;
  readonly text: HeatText;
  readonly first: number;
  readonly end: number;
}

/** The 66 books in canonical order, each from the first text that has it. A book that no text has is left out. */
export function textBooks(texts: readonly HeatText[]): TextBook[] {
  const found = new Map<string, Omit<TextBook, 'id'>>();
  for (const text of texts) {
    for (const { id, first, end } of booksOf(text.index.file)) {
      if (!found.has(id)) found.set(id, { text, first, end });
    }
  }
  return CORE_BOOKS.flatMap(({ id }) => {
    const book = found.get(id);
    return book === undefined ? [] : [{ id, ...book }];
  });
}

/** The books, chapters and verses of these texts as cells. The texts are in the order of the catalogue. */
export function heatShape(texts: readonly HeatText[]): HeatShape {
  const verses: number[] = [];
  const books = textBooks(texts).map(({ id, text, first, end }): HeatBook => {
    const { file } = text.index;
    const firstCell = verses.length;
    const chapters: (HeatChapter & { verses: number })[] = [];
    for (let at = first; at < end; at++) {
      if (file.endings[at] === 1) continue;
      const chapter = file.chapters[at] as number;
      const last = chapters.at(-1);
      if (last?.chapter === chapter) last.verses++;
      else chapters.push({ chapter, first: verses.length, verses: 1 });
      verses.push(file.verses[at] as number);
    }
    return { id, edition: text.edition, first: firstCell, verses: verses.length - firstCell, chapters };
  });
  return { books, verses: Uint8Array.from(verses) };
}
