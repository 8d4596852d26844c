import type {
  GematriaGroup,
  GematriaMethod,
  GematriaOption,
  GematriaScript,
  MethodId,
} from './method-types.ts';

/** The fields of a method that are written by hand. `describeMethod` adds the other fields. */
export interface MethodText {
  readonly id: MethodId;
  readonly name: string;
  readonly nativeName: string;
  readonly group: GematriaGroup;
  readonly definition: string;
  readonly source: string;
  readonly ignores?: string;
  readonly options?: readonly GematriaOption[];
  /** The way in which the method adds up. It is left out if the values of the letters are simply added up. */
  readonly adds?: 'words' | 'total' | 'total-with-spans' | 'nothing';
  /** True for a method derived from the total if the sum of the values of the words is still the value of the verse. */
  readonly wordsAddUp?: true;
}

const IGNORES = {
  hebrew:
    'Vowels, accents, maqaf, paseq, sof pasuq, the inverted nun, section marks, digits and other scripts. Large, small and suspended letters count as their letter.',
  greek:
    'Accents, breathings, diaereses, punctuation, digits and other scripts; the iota subscript unless the option counts it. Capitals, final and lunate sigma count as their letter.',
} as const;

/**
 * Completes and freezes a method's description.
 *
 * @example
 * ```ts
 * describeMethod('hebrew', { id: 'HEBREW_KOLEL', name: 'Kolel', nativeName: 'כולל', group: 'totals', definition: 'd', source: 's', adds: 'total-with-spans' }).additive // => false
 * ```
 */
export function describeMethod(script: GematriaScript, text: MethodText): GematriaMethod {
  const { adds = 'letters', wordsAddUp = false, ignores = IGNORES[script], options = [], ...words } = text;
  const additive = adds === 'letters';
  return Object.freeze({
    ...words,
    script,
    ignores,
    options: Object.freeze(options.map((option) => Object.freeze({ ...option }))),
    additive,
    wordsSumToVerse: additive || adds === 'words' || wordsAddUp,
    derivedFromTotal: adds === 'total' || adds === 'total-with-spans',
    spans: additive || adds === 'total-with-spans',
  });
}
