import { type Ignored, ignoredIn } from './ignored.ts';
import type { GematriaOptions, MethodId } from './method-types.ts';
import { letterReadings, letterTable, methodById } from './methods.ts';
import { bareWords, valueOfWords } from './value.ts';

export interface LetterWorking {
  readonly letter: string;
  /** The value that the letter adds to the sum. */
  readonly value: number;
  /** The text that replaces the letter: another letter, its name, or the name of its number. */
  readonly as?: string;
}

export interface WordWorking {
  /** The bare letters of the word. */
  readonly text: string;
  /**
   * The word's own value by the same method. Only for some methods do these values add up to the value of the whole
   * text.
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

/**
 * The value that each letter adds to the sum, in the order of the letters. Letters that the method's table lacks
 * are left out.
 */
function letterWorkings(
  method: MethodId,
  words: readonly string[],
  options: GematriaOptions,
): LetterWorking[] {
  const { rule } = methodById(method);
  const table = letterTable(method, options);
  const readings = letterReadings(method, options);
  const workings: LetterWorking[] = [];
  let running = 0;
  let place = 0;
  for (const word of words) {
    if (rule.kind === 'positions' && rule.perWord) {
      running = 0;
      place = 0;
    }
    for (const letter of word) {
      const own = table[letter];
      if (own === undefined) continue;
      place++;
      running += own;
      const value = rule.kind !== 'positions' ? own : rule.share === 'running-sum' ? running : own * place;
      const as = readings?.[letter];
      workings.push(as === undefined ? { letter, value } : { letter, value, as });
    }
  }
  return workings;
}

function stepsFrom(method: MethodId, letters: readonly LetterWorking[], value: number | null) {
  const { rule } = methodById(method);
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
  const { script } = methodById(method);
  const bare = bareWords(script, text, options);
  const value = valueOfWords(method, bare, options);
  const letters = letterWorkings(method, bare, options);
  return {
    method,
    value,
    letters,
    words: bare.map((word) => ({ text: word, value: valueOfWords(method, [word], options) })),
    steps: stepsFrom(method, letters, value),
    ignored: ignoredIn(text, script, letterTable(method, options), options),
  };
}
