import type { VerseReference } from '../reference/reference-type.ts';

/** The sephirot in the order of emanation; each is its id in addresses. */
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
 * A verse and the word in it that a claim rests on. `begins` says that the verse's letters begin with the word's,
 * `contains` that a word of the verse holds its letters together. The tests look it up in the Hebrew text.
 */
export interface Witness {
  readonly place: VerseReference;
  readonly kind: 'begins' | 'contains';
  /** Bare Hebrew letters. */
  readonly word: string;
  /** What the verse says, in our words. */
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
  /** Name and fill, `#rrggbb`. */
  readonly colour: { readonly name: string; readonly fill: string };
  /** Null where the tradition gives none. Whose they are: `CORRESPONDENCE_SOURCES`. */
  readonly correspondences: {
    readonly planet: string | null;
    readonly direction: string | null;
    readonly element: string | null;
  };
  /** Centre on the diagram, in its units; see `layout.ts`. */
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
  /** In addresses: the letter's name in Latin letters, lowercase. */
  readonly id: string;
  /** From 11 to 32: the sephirot are the first ten of the thirty-two paths. */
  readonly number: number;
  readonly letter: string;
  readonly name: string;
  /** The letter's name as dictionaries spell it. */
  readonly hebrewName: string;
  /** HEBREW_STANDARD of the letter. */
  readonly value: number;
  /** HEBREW_STANDARD of its name. */
  readonly nameValue: number;
  readonly kind: LetterKind;
  /** Element, planet or sign. */
  readonly sign: string;
  /** What the letter's name means, or is taken to mean. */
  readonly sense: string;
  readonly meaning: string;
  /** Where the meaning comes from. */
  readonly source: string;
  readonly from: SephirahId;
  readonly to: SephirahId;
  readonly witness: Witness;
}
