import { type Counted, digitalRoot, squared, withLetters, withOne, withWords } from './derived-totals.ts';
import * as greek from './greek-tables.ts';
import * as hebrew from './hebrew-tables.ts';
import { LETTER_NAMES, MILUI, NEELAM, OFANIM, OFANIM_READINGS } from './letter-names.ts';
import type {
  GematriaOptions,
  LetterReadings,
  LetterTable,
  MethodId,
  MiluiSpelling,
} from './method-types.ts';
import { MISPARI, MISPARI_READINGS } from './number-names.ts';
import * as exchange from './substitutions.ts';

/** The rule of methods that add up the values of the letters. */
export interface SumRule {
  readonly kind: 'sum';
  readonly table: LetterTable;
  readonly readings?: LetterReadings;
}

/** The rule of methods that add up the values of the letters in a table that an option chooses. */
export interface SpelledRule {
  readonly kind: 'spelled';
  readonly tableFor: (options: GematriaOptions) => LetterTable;
  readonly readingsFor: (options: GematriaOptions) => LetterReadings;
}

/** The rule of methods that compute the value from the sum of the letters and the counts of words and letters. */
export interface TotalRule {
  readonly kind: 'total';
  readonly table: LetterTable;
  readonly derive: (counted: Counted) => number;
  readonly step: string;
}

/**
 * The rule of methods in which the value that a letter adds depends on its position: the running sum up to the
 * letter, or its value times its position.
 */
export interface PlaceRule {
  readonly kind: 'place';
  readonly table: LetterTable;
  readonly share: 'running-sum' | 'times-place';
  readonly perWord: boolean;
}

export type Rule = SumRule | SpelledRule | TotalRule | PlaceRule;

const sum = (table: LetterTable): SumRule => ({ kind: 'sum', table });
const read = ({ table, readings }: exchange.Substitution): SumRule => ({ kind: 'sum', table, readings });
const total = (table: LetterTable, derive: TotalRule['derive'], step: string): TotalRule => ({
  kind: 'total',
  table,
  derive,
  step,
});
const spelled = (tables: Readonly<Record<MiluiSpelling, LetterTable>>): SpelledRule => ({
  kind: 'spelled',
  tableFor: ({ milui = 'standard' }) => tables[milui],
  readingsFor: ({ milui = 'standard' }) => LETTER_NAMES[milui],
});
const place = (share: PlaceRule['share'], perWord: boolean): PlaceRule => ({
  kind: 'place',
  table: hebrew.STANDARD,
  share,
  perWord,
});

/** The rule of each method. Methods with equal rules, such as Greek standard and isopsephy, give equal values. */
export const RULES: Readonly<Record<MethodId, Rule>> = Object.freeze({
  HEBREW_STANDARD: sum(hebrew.STANDARD),
  HEBREW_ORDINAL: sum(hebrew.ORDINAL),
  GREEK_STANDARD: sum(greek.GREEK_STANDARD),
  GREEK_ORDINAL: sum(greek.GREEK_ORDINAL),
  GREEK_ISOPSEPHY: sum(greek.GREEK_STANDARD),
  GREEK_MILLESIAN: sum(greek.GREEK_STANDARD),
  HEBREW_GADOL: sum(hebrew.GADOL),
  HEBREW_ORDINAL_27: sum(hebrew.ORDINAL_27),
  HEBREW_REVERSE_ORDINAL: sum(hebrew.REVERSE_ORDINAL),
  HEBREW_KATAN: sum(hebrew.KATAN),
  HEBREW_KATAN_MISPARI: total(hebrew.STANDARD, digitalRoot, 'digital root of the total'),
  HEBREW_KIDMI: sum(hebrew.KIDMI),
  HEBREW_PERATI: sum(hebrew.PERATI),
  HEBREW_MESHULASH: sum(hebrew.MESHULASH),
  HEBREW_MUSAFI: total(hebrew.STANDARD, withLetters, 'total + number of letters'),
  HEBREW_KOLEL: total(hebrew.STANDARD, withWords, 'total + number of words'),
  HEBREW_KOLEL_ONE: total(hebrew.STANDARD, withOne, 'total + 1'),
  HEBREW_HAMERUBAH_HAKLALI: total(hebrew.STANDARD, squared, 'square of the total'),
  HEBREW_BONEEH: place('running-sum', false),
  HEBREW_BONEEH_PER_WORD: place('running-sum', true),
  HEBREW_HAACHOR: place('times-place', false),
  HEBREW_HAACHOR_PER_WORD: place('times-place', true),
  HEBREW_ATBASH: read(exchange.ATBASH),
  HEBREW_ALBAM: read(exchange.ALBAM),
  HEBREW_ATBACH: read(exchange.ATBACH),
  HEBREW_ATBACH_27: read(exchange.ATBACH_27),
  HEBREW_AYAK_BAKAR: read(exchange.AYAK_BAKAR),
  HEBREW_AYAK_BAKAR_27: read(exchange.AYAK_BAKAR_27),
  HEBREW_ACHAS_BETA: read(exchange.ACHAS_BETA),
  HEBREW_AVGAD: read(exchange.AVGAD),
  HEBREW_REVERSE_AVGAD: read(exchange.REVERSE_AVGAD),
  HEBREW_ACHBI: read(exchange.ACHBI),
  HEBREW_OFANIM: { kind: 'sum', table: OFANIM, readings: OFANIM_READINGS },
  HEBREW_MILUI: spelled(MILUI),
  HEBREW_NEELAM: spelled(NEELAM),
  HEBREW_MISPARI: {
    kind: 'spelled',
    tableFor: ({ one = 'masculine' }) => MISPARI[one],
    readingsFor: ({ one = 'masculine' }) => MISPARI_READINGS[one],
  },
  GREEK_ORDINAL_27: sum(greek.GREEK_ORDINAL_27),
  GREEK_REDUCED_TOTAL: total(greek.GREEK_STANDARD, digitalRoot, 'digital root of the total'),
  GREEK_REDUCED_LETTERS: sum(greek.GREEK_REDUCED),
  GREEK_SQUARES: sum(greek.GREEK_SQUARES),
  GREEK_CUBES: sum(greek.GREEK_CUBES),
  GREEK_KOLEL: total(greek.GREEK_STANDARD, withWords, 'total + number of words'),
});

/**
 * The frozen table of letter values that a method starts from. For a method derived from the total or from
 * positions, it is the table of the letter values from which the method computes.
 *
 * @example
 * ```ts
 * letterTable('HEBREW_GADOL')['ם'] // => 600
 * letterTable('HEBREW_MILUI', { milui: 'av' })['ה'] // => 15
 * ```
 */
export function letterTable(method: MethodId, options: GematriaOptions = {}): LetterTable {
  const rule = RULES[method];
  return rule.kind === 'spelled' ? rule.tableFor(options) : rule.table;
}

/**
 * The texts by which a method replaces the letters: another letter, the name of the letter, or the name of its
 * number. Null for methods that use the letter itself.
 *
 * @example
 * ```ts
 * letterReadings('HEBREW_ATBASH')?.['ב'] // => 'ש'
 * letterReadings('HEBREW_STANDARD') // => null
 * ```
 */
export function letterReadings(method: MethodId, options: GematriaOptions = {}): LetterReadings | null {
  const rule = RULES[method];
  if (rule.kind === 'spelled') return rule.readingsFor(options);
  return rule.kind === 'sum' ? (rule.readings ?? null) : null;
}
