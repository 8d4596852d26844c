import { mapTable, withFinalsAsBase } from './letter-tables.ts';
import type {
  GematriaOptions,
  LetterReadings,
  LetterRule,
  LetterTable,
  PlaceRule,
  ReadingRule,
  TotalRule,
} from './method-types.ts';

export function letters(table: LetterTable): LetterRule {
  return { kind: 'letters', tableFor: () => table };
}

/**
 * Reads the letters of `from` as those of `to`, in the same order, and adds up their values. Final letters that
 * `from` does not have are read as their base letters are.
 *
 * @example
 * ```ts
 * substitution('אב', 'בא', { א: 1, ב: 2 }).tableFor({})['א'] // => 2
 * ```
 */
export function substitution(from: string, to: string, values: LetterTable): ReadingRule {
  const exchanged = Object.fromEntries(Array.from(from, (letter, place) => [letter, to[place] ?? letter]));
  const readings = Object.freeze({ ...withFinalsAsBase(exchanged), ...exchanged });
  const table = mapTable(readings, (reading) => values[reading] ?? 0);
  return { kind: 'substitutions', tableFor: () => table, readingsFor: () => readings };
}

/**
 * Writes each letter out as a text, which an option may choose, and adds up what the texts are worth. Each of the
 * tables is made once.
 *
 * @example
 * ```ts
 * names(() => ({ א: 'אלף' }), (text) => text.length).tableFor({}) // => { "א": 3 }
 * ```
 */
export function names(
  readingsFor: (options: GematriaOptions) => LetterReadings,
  valueOfText: (text: string) => number,
): ReadingRule {
  const tables = new Map<LetterReadings, LetterTable>();
  const tableOf = (readings: LetterReadings): LetterTable => {
    const table = tables.get(readings) ?? mapTable(readings, valueOfText);
    tables.set(readings, table);
    return table;
  };
  return { kind: 'names', tableFor: (options) => tableOf(readingsFor(options)), readingsFor };
}

type Derivation = Pick<TotalRule, 'step' | 'derive' | 'spans'>;

export const DIGITAL_ROOT: Derivation = {
  step: 'digital root of the total',
  derive: ({ total }) => ((total - 1) % 9) + 1,
  spans: null,
};

export const PLUS_LETTERS: Derivation = {
  step: 'total + number of letters',
  derive: ({ total, letters }) => total + letters,
  spans: { eachLetter: 1 },
};

export const PLUS_WORDS: Derivation = {
  step: 'total + number of words',
  derive: ({ total, words }) => total + words,
  spans: { eachWord: 1 },
};

export const PLUS_ONE: Derivation = {
  step: 'total + 1',
  derive: ({ total }) => total + 1,
  spans: { once: 1 },
};

export const SQUARE: Derivation = {
  step: 'square of the total',
  derive: ({ total }) => total ** 2,
  spans: { isSquare: true },
};

/**
 * Adds up the values of the letters and derives the value from this total.
 *
 * @example
 * ```ts
 * totals({ א: 1 }, PLUS_WORDS).derive({ total: 2701, words: 7, letters: 28 }) // => 2708
 * totals({ א: 1 }, DIGITAL_ROOT).derive({ total: 2701, words: 7, letters: 28 }) // => 1
 * ```
 */
export function totals(table: LetterTable, derivation: Derivation): TotalRule {
  return { kind: 'totals', tableFor: () => table, ...derivation };
}

export function positions(table: LetterTable, rule: Pick<PlaceRule, 'share' | 'perWord'>): PlaceRule {
  return { kind: 'positions', tableFor: () => table, ...rule };
}
