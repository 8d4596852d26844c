import type { BibleFile, BibleProblem, Encoding, Findings, Part } from './bible-file.ts';
import type { Books } from './books.ts';
import type { VerseText } from './verse-text.ts';

/**
 * A verse as a reader finds it: the book and the numbers as they are written. A text that still has the markup of its
 * file is a string.
 */
export interface FoundVerse {
  book: string;
  chapter: number | string;
  verse: number | string;
  lastVerse?: number;
  isPart?: true;
  text: string | VerseText;
  row: number;
}

/** A problem of a row, without the name of the file. */
export type FoundProblem = Omit<BibleProblem, 'source'>;

export type Found = FoundVerse | FoundProblem;

export const isProblem = (found: Found): found is FoundProblem => 'message' in found;

/** What the reader of one shape knows about a file. Everything else is the same for all shapes. */
export interface Shape {
  kind: string;
  encoding: Encoding;
  hasHeader?: boolean;
  columns?: NonNullable<BibleFile['columns']>;
  texts?: string[];
  text?: string | null;
  parts?(): Promise<Part[]>;
  read(part?: Part): AsyncGenerator<Found>;
}

/** What all readers of a file share. `name` is that of the file, without folders. */
export interface Reading {
  name: string;
  books: Books;
  findings: Findings;
}

/** A file, or an entry of an archive, that is read as a part of the text. */
export interface Unit {
  name: string;
  books: Books;
  shape: Shape;
  /** Its bytes, unpacked. */
  size: number;
}
