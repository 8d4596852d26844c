import { greekLetters, splitGreekWords } from '../greek/index.ts';
import { hebrewLetters, splitHebrewWords } from '../hebrew/index.ts';
import { scriptOf } from './method-names.ts';
import type {
  GematriaOptions,
  GematriaScript,
  LetterTable,
  MethodId,
  MethodValue,
  Rule,
} from './method-types.ts';
import { methodById } from './methods.ts';

const FIRST_CODE = { hebrew: 0x5d0, greek: 0x3b1 } as const;

/**
 * Letter tables as arrays by code point, counted from the first letter of the script. Each array is built
 * once and is used only in this module. 0 means that the table lacks the letter.
 */
const denseTables = new WeakMap<LetterTable, Float64Array>();

function denseTable(table: LetterTable, firstCode: number): Float64Array {
  let dense = denseTables.get(table);
  if (dense === undefined) {
    dense = new Float64Array(64);
    for (const [letter, value] of Object.entries(table)) dense[letter.charCodeAt(0) - firstCode] = value;
    denseTables.set(table, dense);
  }
  return dense;
}

/**
 * The words of a text as bare letters of one script. Values are computed from this form. If the option counts iota
 * subscripts, each of them is written as a letter.
 *
 * @example
 * ```ts
 * bareWords('hebrew', 'אֶת־הָאָֽרֶץ׃') // => ['את', 'הארץ']
 * bareWords('greek', 'ἐν τῇ', { iotaSubscript: 'counted' }) // => ['εν', 'τηι']
 * ```
 */
export function bareWords(script: GematriaScript, text: string, options: GematriaOptions = {}): string[] {
  return script === 'hebrew'
    ? splitHebrewWords(text).map(hebrewLetters)
    : splitGreekWords(text).map((word) => greekLetters(word, options.iotaSubscript));
}

/**
 * The value of words that are bare letters already (`hebrewLetters`, `greekLetters`), as every edition stores them.
 * Null if the method counts none of the letters.
 *
 * Bare Greek words have no iota subscripts any more. If the option counts them, pass the number that the words had
 * (`countIotaSubscripts`). Without the option, and for Hebrew, the number has no effect.
 *
 * @example
 * ```ts
 * valueOfWords('HEBREW_KOLEL', ['בראשית', 'ברא']) // => 1118
 * valueOfWords('GREEK_STANDARD', ['τη', 'αρχη'], { iotaSubscript: 'counted' }, 2) // => 1037
 * valueOfWords('HEBREW_STANDARD', []) // => null
 * ```
 */
export function valueOfWords(
  method: MethodId,
  words: readonly string[],
  options: GematriaOptions = {},
  iotaSubscripts = 0,
): number | null {
  const { rule, script } = methodById(method);
  const table = rule.tableFor(options);
  const firstCode = FIRST_CODE[script];
  const dense = denseTable(table, firstCode);
  if (rule.kind === 'positions') {
    const shares = letterShares(rule, table, words);
    return shares.length === 0 ? null : exact(shares.reduce((sum, { value }) => sum + value, 0));
  }

  let total = 0;
  let letterCount = 0;
  let wordCount = 0;
  for (const word of words) {
    const before = letterCount;
    for (let at = 0; at < word.length; at++) {
      const value = dense[word.charCodeAt(at) - firstCode] ?? 0;
      if (value === 0) continue;
      total += value;
      letterCount++;
    }
    if (letterCount > before) wordCount++;
  }
  if (letterCount === 0) return null;
  const iota = table.ι;
  if (options.iotaSubscript === 'counted' && iota !== undefined) {
    total += iotaSubscripts * iota;
    letterCount += iotaSubscripts;
  }
  return exact(
    rule.kind === 'totals' ? rule.derive({ total, words: wordCount, letters: letterCount }) : total,
  );
}

/** Throws RangeError if the value is not exact. Not even the square of the total of the whole Tanakh is too large. */
function exact(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError('The value is too large to be exact.');
  return value;
}

export interface LetterShare {
  readonly letter: string;
  readonly value: number;
}

/**
 * The value that each letter of a text adds to the sum, in the order of the letters. Letters that the table
 * lacks are left out.
 *
 * @example
 * ```ts
 * letterShares({ kind: 'positions', share: 'running-sum' }, { א: 1, ב: 2 }, ['אב']) // => [{ letter: 'א', value: 1 }, { letter: 'ב', value: 3 }]
 * ```
 */
export function letterShares(rule: Rule, table: LetterTable, words: readonly string[]): LetterShare[] {
  let running = 0;
  let place = 0;
  return words.flatMap((word) => {
    if (rule.kind === 'positions' && rule.perWord) {
      running = 0;
      place = 0;
    }
    return [...word].flatMap((letter) => {
      const value = table[letter];
      if (value === undefined) return [];
      place++;
      running += value;
      if (rule.kind !== 'positions') return { letter, value };
      return { letter, value: rule.share === 'running-sum' ? running : value * place };
    });
  });
}

/**
 * The value of a text by one method. Only letters of the method's script count, never points, accents, punctuation,
 * digits or other scripts. A text without such a letter has no value: null, not 0. Throws a RangeError if the value
 * is beyond 2^53 and could not be exact.
 *
 * @example
 * ```ts
 * gematriaValue('HEBREW_STANDARD', 'שָׁלוֹם') // => 376
 * gematriaValue('GREEK_STANDARD', 'Ἰησοῦς') // => 888
 * gematriaValue('HEBREW_STANDARD', 'peace') // => null
 * gematriaValue('HEBREW_MILUI', 'יהוה', { milui: 'av' }) // => 72
 * ```
 */
export function gematriaValue(method: MethodId, text: string, options: GematriaOptions = {}): number | null {
  return valueOfWords(method, bareWords(scriptOf(method), text, options), options, 0);
}

export function gematriaValues(
  methods: readonly MethodId[],
  text: string,
  options: GematriaOptions = {},
): MethodValue[] {
  const bare: Partial<Record<GematriaScript, string[]>> = {};
  return methods.map((method) => {
    const script = scriptOf(method);
    bare[script] ??= bareWords(script, text, options);
    return { method, value: valueOfWords(method, bare[script], options) };
  });
}
