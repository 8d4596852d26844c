import { type Ignored, ignoredIn } from './ignored.ts';
import type { GematriaOptions, MethodId, Rule } from './method-types.ts';
import { letterReadings, letterTable, methodById } from './methods.ts';
import { bareWords, type LetterShare, letterShares, valueOfWords } from './value.ts';

interface LetterWorking extends LetterShare {
  readonly as?: string;
}

interface WordWorking {
  readonly text: string;
  /**
   * The value of this word alone by the same method. Only for some methods do these values add up to the
   * value of the whole text.
   */
  readonly value: number | null;
}

export interface Explanation {
  readonly method: MethodId;
  readonly value: number | null;
  readonly letters: readonly LetterWorking[];
  readonly words: readonly WordWorking[];
  /**
   * The sum of the letters and the step after it, for methods derived from the total. Empty for other
   * methods.
   */
  readonly steps: readonly { readonly step: string; readonly value: number }[];
  readonly ignored: readonly Ignored[];
}

function stepsFrom(rule: Rule, letters: readonly LetterWorking[], value: number | null) {
  if (rule.kind !== 'totals' || value === null) return [];
  const total = letters.reduce((sum, letter) => sum + letter.value, 0);
  return [
    { step: 'sum of the letters', value: total },
    { step: rule.step, value },
  ];
}

/**
 * The working of a value: the value that each letter adds, the value of each word, the steps after the sum, and the
 * characters that were left out, with the reasons. The letters' values add up to the value itself or, for a method
 * derived from the total, to the first of its steps.
 *
 * @example
 * ```ts
 * explain('HEBREW_ATBASH', 'בָּבֶל').letters // => [{"letter":"ב","value":300,"as":"ש"},{"letter":"ב","value":300,"as":"ש"},{"letter":"ל","value":20,"as":"כ"}]
 * explain('HEBREW_KOLEL', 'הוא אלהים').steps // => [{"step":"sum of the letters","value":98},{"step":"total + number of words","value":100}]
 * explain('GREEK_STANDARD', 'God is θεός').ignored // => [{"text":"God is","reason":"other script","count":5},{"text":"\u0301","reason":"points and accents","count":1}]
 * ```
 */
export function explain(method: MethodId, text: string, options: GematriaOptions = {}): Explanation {
  const { rule, script } = methodById(method);
  const bare = bareWords(script, text, options);
  const value = valueOfWords(method, bare, options);
  const table = letterTable(method, options);
  const readings = letterReadings(method, options);
  const letters = letterShares(rule, table, bare).map((share): LetterWorking => {
    const as = readings?.[share.letter];
    return as === undefined ? share : { ...share, as };
  });
  return {
    method,
    value,
    letters,
    words: bare.map((word) => ({ text: word, value: valueOfWords(method, [word], options) })),
    steps: stepsFrom(rule, letters, value),
    ignored: ignoredIn(text, script, table, options),
  };
}
