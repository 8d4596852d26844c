import type { MethodId } from '../gematria/index.ts';

/** The values that a question asks for: all from `low` to `high`, both included, or the multiples of a number. */
export type AskedValues = { readonly low: number; readonly high: number } | { readonly multipleOf: number };

/** A question whose answer is a number for each verse: how often it has what is asked for. */
export type HeatQuestion =
  | {
      readonly kind: 'verse' | 'word' | 'phrase';
      readonly values: AskedValues;
      /** One method for each script to count. A book whose script has none is not asked. */
      readonly methods: readonly MethodId[];
    }
  /**
   * Words with exactly these bare letters, without points, in the written reading (ketiv). A final letter and its base
   * are the same letter here.
   */
  | { readonly kind: 'spelling'; readonly letters: string }
  /** Words with a Strong's number, such as H430. */
  | { readonly kind: 'lemma'; readonly number: string }
  /** The length of each verse; with `range`, the verses whose length is within it. */
  | {
      readonly kind: 'length';
      readonly unit: 'words' | 'letters';
      readonly range: { readonly low: number; readonly high: number } | null;
    };
