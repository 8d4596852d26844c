import { methodFullName, methodName } from './method-names.ts';
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
    'Vowel points, accents, punctuation, section marks, digits and other scripts. Large, small and raised letters count like any other letter.',
  greek:
    'Accents, breathings, diaereses, punctuation, digits and other scripts. The iota subscript counts only if you choose so. Capitals and every form of sigma count the same.',
} as const;

/**
 * Completes and freezes a method's description.
 *
 * @example
 * ```ts
 * describeMethod('hebrew', { id: 'HEBREW_KOLEL', nativeName: 'כולל', group: 'totals', definition: 'd', source: 's', adds: 'total-with-spans' }).additive // => false
 * ```
 */
export function describeMethod(script: GematriaScript, text: MethodText): GematriaMethod {
  const { adds = 'letters', wordsAddUp = false, ignores = IGNORES[script], options = [], ...words } = text;
  const additive = adds === 'letters';
  return Object.freeze({
    ...words,
    name: methodName(text.id),
    fullName: methodFullName(text.id),
    script,
    ignores,
    options: Object.freeze(options.map((option) => Object.freeze({ ...option }))),
    additive,
    wordsSumToVerse: additive || adds === 'words' || wordsAddUp,
    derivedFromTotal: adds === 'total' || adds === 'total-with-spans',
    spans: additive || adds === 'total-with-spans',
  });
}
