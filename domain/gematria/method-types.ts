import { listOf, oneOf } from '../basics/index.ts';
import { METHOD_IDS } from './method-names.ts';

/** A method by its id in the HTTP contract. */
export type MethodId = (typeof METHOD_IDS)[number];

/** Reads the id of a method. Undefined for any other text. */
export const methodId = oneOf(METHOD_IDS);

/** Reads the ids of several methods, separated by commas. */
export const methodIds = listOf(methodId);

export type GematriaScript = 'hebrew' | 'greek';

/**
 * The spelling of the names of the letters: that of one of the four fillings of the divine name, or that of
 * dictionaries.
 */
export type MiluiSpelling = 'standard' | 'av' | 'sag' | 'mah' | 'ben';

/** The form of the number one in the method that writes numbers out: אחד or אחת. */
export type OneForm = 'masculine' | 'feminine';

/** The options that a caller gives. A method uses the options that it lists and ignores the others. */
export interface GematriaOptions {
  readonly iotaSubscript?: 'ignored' | 'counted' | undefined;
  readonly milui?: MiluiSpelling | undefined;
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

/** The text that each letter is replaced by (another letter, its name, or the name of its number), frozen. */
export type LetterReadings = Readonly<Record<string, string>>;

/** A rule that adds up the values of the letters. */
export interface LetterRule {
  readonly kind: 'letters';
  readonly tableFor: () => LetterTable;
}

/** A rule that replaces each letter by a text, and adds up the values of these texts. */
export interface ReadingRule {
  readonly kind: 'substitutions' | 'names';
  readonly tableFor: (options: GematriaOptions) => LetterTable;
  readonly readingsFor: (options: GematriaOptions) => LetterReadings;
}

/** A rule that computes the value from the sum of the letters and the numbers of words and letters. */
export interface TotalRule {
  readonly kind: 'totals';
  readonly tableFor: () => LetterTable;
  /** The name of the step after the sum of the letters. */
  readonly step: string;
  readonly derive: (counted: { total: number; words: number; letters: number }) => number;
  /** What the search for spans of words adds to the sum of a span. Null if it cannot search by this rule. */
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
  /** True if each word begins at the first position again. */
  readonly perWord: boolean;
}

export type Rule = LetterRule | ReadingRule | TotalRule | PlaceRule;

/** All of a method but its names, which `method-names.ts` has, and what follows from its id and its rule. */
export interface MethodDefinition {
  /** The name in Hebrew or Greek letters. */
  readonly nativeName: string;
  /** One sentence, or a few. */
  readonly definition: string;
  /** The earliest known source. If none is known, this says so. */
  readonly source: string;
  readonly rule: Rule;
  /** What does not count, if it is not what methods of this script leave out. */
  readonly ignores?: string;
  readonly options?: readonly GematriaOption[];
}

export type Methods = Partial<Record<MethodId, MethodDefinition>>;

export type GematriaGroup = Rule['kind'];

export interface GematriaMethod extends Required<MethodDefinition> {
  readonly id: MethodId;
  /** The English name. */
  readonly name: string;
  /** The English name and the Hebrew name in Latin letters. */
  readonly fullName: string;
  readonly script: GematriaScript;
  readonly group: GematriaGroup;
  /**
   * True if the value is only the sum of the letters' values, so value(a + b) = value(a) + value(b). False for
   * Musafi, which satisfies the equation too (it adds one for each letter) but is derived from a total.
   */
  readonly additive: boolean;
  /** True if the method can search for spans of words. */
  readonly spans: boolean;
}

export interface MethodValue {
  readonly method: MethodId;
  readonly value: number | null;
}
