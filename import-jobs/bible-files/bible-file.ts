import type { BookId } from '../../domain/canon/index.ts';
import type { ColumnRole, FILE_ENCODINGS, FileGuesses } from '../../domain/imports/index.ts';

export type Encoding = (typeof FILE_ENCODINGS)[number];
export type { ColumnRole };
export type Guesses = FileGuesses;

/** A word of a verse with its Strong's numbers, or several words that share them. Most words have none. */
export interface LinkedWord {
  text: string;
  strongs: string[];
}

/**
 * A verse with the numbers of the file. Verse 0 is the title of a psalm. `lastVerse` is there if the file joins verses:
 * `\v 3-4`. If the file links any words of the verse to Strong's numbers, `words` are all its words: joined by spaces
 * they are the text. `row` is the line, the row of a spreadsheet (the header is row 1), the rowid of SQLite, or the number
 * of the text in a JSON file. `source` is the name of the file, in an archive that of its entry.
 */
export interface BibleRow {
  book: BookId;
  chapter: number;
  verse: number;
  lastVerse?: number;
  text: string;
  heading?: string;
  words?: LinkedWord[];
  row: number;
  source: string;
}

/** A row that cannot be read, or an entry of an archive that is left out, in one sentence. */
export interface BibleProblem {
  row: number | null;
  source: string;
  message: string;
}

/**
 * A spelling of a book that is not understood. Its verses are left out until the administrator says which book it is.
 * `chapters` is its last chapter.
 */
export interface UnknownBook {
  verses: number;
  chapters: number;
  row: number;
  source: string;
}

/**
 * What is left out, counted while rows are read: books by their spelling that are not understood, books by their name
 * that this app does not have (Psalm 151), and what was inside or around verses by its kind (“footnotes”). A second call
 * of `rows` goes on counting.
 */
export interface Findings {
  readonly unknownBooks: Map<string, UnknownBook>;
  readonly missingBooks: Map<string, number>;
  readonly dropped: Map<string, number>;
}

/**
 * A part of a file that can be read without the others, as plain values that a job can store as JSON: entries of an
 * archive, or a range of bytes that begins with a row.
 */
export interface Part {
  entries?: string[];
  start?: number;
  end?: number;
  row?: number;
}

export interface BibleFile extends Findings {
  /** A short name for people: `CSV (commas)`, `SQLite of MyBible`, `ZIP of USFM`. */
  kind: string;
  encoding: Encoding;
  hasHeader?: boolean;
  /** The columns of a table, which column has which role, the first rows, and the roles that nobody has chosen yet. */
  columns?: {
    names: string[];
    chosen: Partial<Record<ColumnRole, string>>;
    samples: string[][];
    asked: ColumnRole[];
  };
  /** The texts of which one is read, if the file holds several. */
  texts: string[];
  text: string | null;
  /** Entries of an archive that are no part of the text. */
  ignored: BibleProblem[];
  /**
   * Divides the file into parts of a few MB where its shape allows. The rows of all parts are those of the file. Verses
   * that are twice in one part are found here, those in two parts by whoever puts the parts together.
   */
  parts(): Promise<Part[]>;
  /**
   * Reads the verses in the order of the file, in bounded memory.
   *
   * @throws RefusedFile when the file is damaged, has a book twice with different texts, or (without a part) has no
   *   readable verse.
   */
  rows(part?: Part): AsyncGenerator<BibleRow | BibleProblem>;
}
