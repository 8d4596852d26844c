import type { VerseReference } from '../reference/index.ts';

/** The sephirot in the order of emanation. Each name is the id in addresses. */
export const SEPHIRAH_IDS = [
  'kether',
  'chokmah',
  'binah',
  'chesed',
  'geburah',
  'tiferet',
  'netzach',
  'hod',
  'yesod',
  'malkuth',
] as const;
export type SephirahId = (typeof SEPHIRAH_IDS)[number];

/**
 * A verse and the word in it that supports a claim. `begins`: the verse's letters begin with those of the word.
 * `contains`: a word of the verse contains its letters together. The tests look it up in the Hebrew text.
 */
export interface Witness {
  readonly place: VerseReference;
  readonly kind: 'begins' | 'contains';
  /** Bare Hebrew letters. */
  readonly word: string;
  /** The verse in our own words. */
  readonly note: string;
}

export interface Sephirah {
  readonly id: SephirahId;
  /** From 1, Kether, to 10, Malkuth. */
  readonly number: number;
  readonly hebrew: string;
  readonly name: string;
  /** What the name means. */
  readonly title: string;
  /** HEBREW_STANDARD of `hebrew`. */
  readonly value: number;
  readonly description: string;
  /** Where the description comes from. */
  readonly source: string;
  /** The colour's name and its value as `#rrggbb`. */
  readonly colour: { readonly name: string; readonly fill: string };
  /** Null if the tradition gives none. `CORRESPONDENCE_SOURCES` says whose they are. */
  readonly correspondences: {
    readonly planet: string | null;
    readonly direction: string | null;
    readonly element: string | null;
  };
  /** The centre on the diagram, in its units. See `layout.ts`. */
  readonly position: Point;
  readonly witness: Witness;
}

/** A point of the diagram: x to the right, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The three kinds of letters (Sefer Yetzirah 2:1). */
export type LetterKind = 'mother' | 'double' | 'simple';

export interface TreePath {
  /** Used in addresses: the letter's name in small Latin letters. */
  readonly id: string;
  /** From 11 to 32: the sephirot are the first ten of the thirty-two paths. */
  readonly number: number;
  readonly letter: string;
  readonly name: string;
  /** The letter's name in the spelling of dictionaries. */
  readonly hebrewName: string;
  /** HEBREW_STANDARD of the letter. */
  readonly value: number;
  /** HEBREW_STANDARD of its name. */
  readonly nameValue: number;
  readonly kind: LetterKind;
  /** Element, planet or sign. */
  readonly sign: string;
  /** What the letter's name means, or is believed to mean. */
  readonly sense: string;
  readonly meaning: string;
  /** Where the meaning comes from. */
  readonly source: string;
  readonly from: SephirahId;
  readonly to: SephirahId;
  readonly witness: Witness;
}
