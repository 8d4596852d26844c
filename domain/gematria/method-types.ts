import { listOf, oneOf } from '../basics/index.ts';
import { METHOD_IDS } from './method-names.ts';

export type MethodId = (typeof METHOD_IDS)[number];

export const methodId = oneOf(METHOD_IDS);

export const methodIds = listOf(methodId);

export type GematriaScript = 'hebrew' | 'greek';

export type MiluiSpelling = 'standard' | 'av' | 'sag' | 'mah' | 'ben';

export type TavName = 'plain' | 'alef' | 'yod';

export type OneForm = 'masculine' | 'feminine';

/** The options of a calculation. A method uses the options that it lists and ignores the others. */
export interface GematriaOptions {
  readonly iotaSubscript?: 'ignored' | 'counted' | undefined;
  readonly milui?: MiluiSpelling | undefined;
  readonly tav?: TavName | undefined;
  readonly one?: OneForm | undefined;
}

export interface GematriaOption {
  readonly name: keyof GematriaOptions;
  readonly description: string;
  readonly values: readonly string[];
  readonly default: string;
}

/** Values keyed by letter, frozen. A letter that the table lacks does not count. */
export type LetterTable = Readonly<Record<string, number>>;

export type LetterReadings = Readonly<Record<string, string>>;

export interface LetterRule {
  readonly kind: 'letters';
  readonly tableFor: () => LetterTable;
}

export interface ReadingRule {
  readonly kind: 'substitutions' | 'names';
  readonly tableFor: (options: GematriaOptions) => LetterTable;
  readonly readingsFor: (options: GematriaOptions) => LetterReadings;
}

export interface TotalRule {
  readonly kind: 'totals';
  readonly tableFor: () => LetterTable;
  readonly step: string;
  readonly derive: (counted: { total: number; words: number; letters: number }) => number;
  /**
   * What the search for spans of words adds to the sum of a span. Null if a search for spans by this rule is
   * not possible.
   */
  readonly spans: {
    readonly eachLetter?: number;
    readonly eachWord?: number;
    readonly once?: number;
    readonly isSquare?: boolean;
  } | null;
}

/**
 * A rule in which the value that a letter adds depends on its position: the running sum up to the letter, or its
 * value times its position.
 */
export interface PlaceRule {
  readonly kind: 'positions';
  readonly tableFor: () => LetterTable;
  readonly share: 'running-sum' | 'times-place';
  /** True if positions are counted from the beginning of each word, false if from the beginning of the text. */
  readonly perWord: boolean;
}

export type Rule = LetterRule | ReadingRule | TotalRule | PlaceRule;

export interface MethodDefinition {
  readonly nativeName: string;
  readonly definition: string;
  /** The earliest known source. If none is known, the text says so. */
  readonly source: string;
  readonly rule: Rule;
  /** What the method leaves out of a text, if this differs from other methods of its script. */
  readonly ignores?: string;
  readonly options?: readonly GematriaOption[];
}

export type Methods = Partial<Record<MethodId, MethodDefinition>>;

export type GematriaGroup = Rule['kind'];

export interface GematriaMethod extends Required<MethodDefinition> {
  readonly id: MethodId;
  readonly name: string;
  readonly fullName: string;
  readonly script: GematriaScript;
  readonly group: GematriaGroup;
  /**
   * True if the value is only the sum of the letters' values, so value(a + b) = value(a) + value(b). False for
   * Musafi, which satisfies the equation too (it adds one for each letter) but is derived from a total.
   */
  readonly additive: boolean;
  readonly spans: boolean;
}

export interface MethodValue {
  readonly method: MethodId;
  readonly value: number | null;
}
