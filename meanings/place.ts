import { poetryAt } from '../domain/poetry/index.ts';

/** A verse, in English numbers. An ending, which stands outside the verses, has the number 0. */
export interface Place {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

/** True for a verse of a Hebrew poem, where the imperfect is seldom a future. */
export const isPoetic = (place: Place): boolean => poetryAt(place) !== null;
