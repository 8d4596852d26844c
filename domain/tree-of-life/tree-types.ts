import type { VerseReference } from '../reference/index.ts';

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
 * A verse and the word in it that supports a claim. `begins`: the letters of the verse begin with the letters of
 * the word. `contains`: a word of the verse contains the letters of the word, one after another. The tests check
 * this in the Hebrew text.
 */
export interface Witness {
  readonly place: VerseReference;
  readonly kind: 'begins' | 'contains';
  readonly word: string;
  readonly note: string;
}

export interface Sephirah {
  readonly id: SephirahId;
  readonly number: number;
  readonly hebrew: string;
  readonly name: string;
  readonly title: string;
  readonly value: number;
  readonly description: string;
  readonly source: string;
  readonly colour: { readonly name: string; readonly fill: string };
  /** A field is null if the tradition gives no correspondence. `CORRESPONDENCE_SOURCES` names the sources. */
  readonly correspondences: {
    readonly planet: string | null;
    readonly direction: string | null;
    readonly element: string | null;
  };
  readonly position: Point;
  readonly witness: Witness;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The three kinds of letters (Sefer Yetzirah 2:1). */
export type LetterKind = 'mother' | 'double' | 'simple';

export interface TreePath {
  readonly id: string;
  /** The number of the path, from 11 to 32. The first ten of the thirty-two paths are the sephirot. */
  readonly number: number;
  readonly letter: string;
  readonly name: string;
  readonly hebrewName: string;
  readonly value: number;
  readonly nameValue: number;
  readonly kind: LetterKind;
  readonly sign: string;
  readonly sense: string;
  readonly meaning: string;
  readonly source: string;
  readonly from: SephirahId;
  readonly to: SephirahId;
  readonly witness: Witness;
}
