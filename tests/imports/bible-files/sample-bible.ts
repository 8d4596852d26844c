import { type BookId, bookById } from '../../../domain/canon/index.ts';
import {
  type BibleProblem,
  type BibleRow,
  type Guesses,
  openBibleFile,
} from '../../../import-jobs/bible-files/index.ts';
import type { ByteSource } from '../../../import-jobs/files/byte-source.ts';
import { memorySource } from '../../../import-jobs/files/byte-source.ts';
import { KJV } from '../../../import-jobs/sources/core/kjv.ts';

export interface SampleVerse {
  book: BookId;
  chapter: number;
  verse: number;
  text: string;
}

/** The verses of books of the King James Version, with titles of psalms as verse 0. */
export async function sampleVerses(books: readonly BookId[], mostChapter = 999): Promise<SampleVerse[]> {
  const verses: SampleVerse[] = [];
  for (const book of books) {
    for (let from = 0; ; from += 500) {
      const read = await KJV.read({ part: book, from, to: from + 500 });
      if (read.length === 0) break;
      for (const { chapter, verse, text } of read)
        if (chapter <= mostChapter) verses.push({ book, chapter, verse, text });
    }
  }
  return verses;
}

export const nameOf = (book: BookId): string => bookById(book).name;

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Reads a whole file: its rows, and its problems. */
export async function readFile(
  content: Uint8Array | string | ByteSource,
  guesses: Guesses = {},
  name = 'text.dat',
) {
  const source =
    typeof content === 'string'
      ? memorySource(bytesOf(content))
      : content instanceof Uint8Array
        ? memorySource(content)
        : content;
  const file = await openBibleFile(source, name, guesses);
  const rows: BibleRow[] = [];
  const problems: BibleProblem[] = [];
  for await (const row of file.rows()) {
    if ('message' in row) problems.push(row);
    else rows.push(row);
  }
  return { file, rows, problems };
}

export const plain = (rows: readonly BibleRow[]): SampleVerse[] =>
  rows.map(({ book, chapter, verse, text }) => ({ book, chapter, verse, text }));
