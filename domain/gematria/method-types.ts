import { listOf, oneOf } from '../basics/index.ts';

/** Every method by its id in the HTTP contract. The ids are public: new ids may be added, but no id is renamed. */
export const METHOD_IDS = [
  'HEBREW_STANDARD',
  'HEBREW_ORDINAL',
  'GREEK_STANDARD',
  'GREEK_ORDINAL',
  'GREEK_ISOPSEPHY',
  'GREEK_MILLESIAN',
  'HEBREW_GADOL',
  'HEBREW_ORDINAL_27',
  'HEBREW_REVERSE_ORDINAL',
  'HEBREW_KATAN',
  'HEBREW_KATAN_MISPARI',
  'HEBREW_KIDMI',
  'HEBREW_PERATI',
  'HEBREW_MESHULASH',
  'HEBREW_MUSAFI',
  'HEBREW_KOLEL',
  'HEBREW_KOLEL_ONE',
  'HEBREW_HAMERUBAH_HAKLALI',
  'HEBREW_BONEEH',
  'HEBREW_BONEEH_PER_WORD',
  'HEBREW_HAACHOR',
  'HEBREW_HAACHOR_PER_WORD',
  'HEBREW_ATBASH',
  'HEBREW_ALBAM',
  'HEBREW_ATBACH',
  'HEBREW_ATBACH_27',
  'HEBREW_AYAK_BAKAR',
  'HEBREW_AYAK_BAKAR_27',
  'HEBREW_ACHAS_BETA',
  'HEBREW_AVGAD',
  'HEBREW_REVERSE_AVGAD',
  'HEBREW_ACHBI',
  'HEBREW_OFANIM',
  'HEBREW_MILUI',
  'HEBREW_NEELAM',
  'HEBREW_MISPARI',
  'GREEK_ORDINAL_27',
  'GREEK_REDUCED_TOTAL',
  'GREEK_REDUCED_LETTERS',
  'GREEK_SQUARES',
  'GREEK_CUBES',
  'GREEK_KOLEL',
] as const;

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

export type GematriaGroup = 'letters' | 'totals' | 'positions' | 'substitutions' | 'names';

/** A method as readers see it. `rules.ts` has its computation. */
export interface GematriaMethod {
  readonly id: MethodId;
  /** The English name. `method-names.ts` has the names. */
  readonly name: string;
  /** The English name and the Hebrew name in Latin letters. */
  readonly fullName: string;
  /** The name in Hebrew or Greek letters. */
  readonly nativeName: string;
  readonly script: GematriaScript;
  readonly group: GematriaGroup;
  readonly definition: string;
  readonly source: string;
  readonly ignores: string;
  readonly options: readonly GematriaOption[];
  /**
   * True if the value is only the sum of the letters' values, so value(a + b) = value(a) + value(b). False for
   * Musafi, which satisfies the equation too (it adds one for each letter) but is derived from a total.
   */
  readonly additive: boolean;
  /**
   * True if the values of the words add up to the value of the verse, as in every additive method and a few others.
   */
  readonly wordsSumToVerse: boolean;
  /** True if the value is computed only from the standard total and the counts of words and letters. */
  readonly derivedFromTotal: boolean;
  /** True if the method can search for spans of words. */
  readonly spans: boolean;
}

/** Values keyed by letter, frozen. A letter that the table lacks does not count. */
export type LetterTable = Readonly<Record<string, number>>;

/** The text that each letter is replaced by (another letter, its name, or the name of its number), frozen. */
export type LetterReadings = Readonly<Record<string, string>>;

export interface MethodValue {
  readonly method: MethodId;
  readonly value: number | null;
}
