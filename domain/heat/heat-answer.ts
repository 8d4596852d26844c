import type { BookId } from '../canon/index.ts';

export interface HeatChapter {
  readonly chapter: number;
  /** The cell of its first verse, and the number of its verses. */
  readonly first: number;
  readonly verses: number;
}

export interface HeatBook {
  readonly id: BookId;
  readonly edition: string;
  readonly first: number;
  readonly verses: number;
  readonly chapters: readonly HeatChapter[];
}

/**
 * The 66 books in canonical order, in the texts' own numbering. Their verses are numbered through as cells, from 0.
 * An unnumbered ending is no cell; its words count for the verse before it.
 */
export interface HeatShape {
  readonly books: readonly HeatBook[];
  /** The verse number of each cell. */
  readonly verses: Uint8Array;
}

export interface HeatFigures {
  /** The verses of the books that are asked, and how many of them have what is asked for. */
  readonly asked: number;
  readonly found: number;
  /** How often all verses together have it. */
  readonly total: number;
  /** The smallest and the largest count of a verse that has it; 0 if no verse does. */
  readonly least: number;
  readonly most: number;
}

export interface HeatAnswer {
  /** For each cell of the shape, how often the verse has what is asked for. */
  readonly counts: Uint16Array;
  /** For each book of the shape, 1 if it is asked: the question counts its letters. */
  readonly asked: Uint8Array;
  readonly figures: HeatFigures;
}

/** The words with a Strong's number in an edition: their positions in its letters file. */
export interface LemmaWords {
  readonly id: string;
  readonly revision: string;
  readonly words: readonly number[];
}

/** How many words, phrases or verses of the books that are asked have each value. */
export interface HeatHistogram {
  /** How many values share an entry: 1, or more for a method with very large values. */
  readonly width: number;
  /** The entry `n` counts the values from `n * width` to `n * width + width - 1`. The last entry is not 0. */
  readonly counts: Uint32Array;
}
