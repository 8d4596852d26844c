import { METHOD_IDS, methodFullName, methodName, scriptOf } from './method-names.ts';
import type {
  GematriaMethod,
  GematriaOption,
  GematriaOptions,
  GematriaScript,
  LetterReadings,
  LetterTable,
  MethodDefinition,
  MethodId,
} from './method-types.ts';
import { GREEK_METHODS } from './methods/greek.ts';
import { HEBREW_LETTERS } from './methods/hebrew-letters.ts';
import { HEBREW_NAMES } from './methods/hebrew-names.ts';
import { HEBREW_SUBSTITUTIONS } from './methods/hebrew-substitutions.ts';
import { HEBREW_POSITIONS, HEBREW_TOTALS } from './methods/hebrew-totals.ts';

const DEFINITIONS: Readonly<Record<MethodId, MethodDefinition>> = {
  ...HEBREW_LETTERS,
  ...HEBREW_TOTALS,
  ...HEBREW_POSITIONS,
  ...HEBREW_SUBSTITUTIONS,
  ...HEBREW_NAMES,
  ...GREEK_METHODS,
};

const IOTA_SUBSCRIPT: GematriaOption = {
  name: 'iotaSubscript',
  description: 'Whether a small iota written under a vowel counts as the letter ι.',
  values: ['ignored', 'counted'],
  default: 'ignored',
};

const DEFAULTS: Readonly<Record<GematriaScript, Pick<GematriaMethod, 'ignores' | 'options'>>> = {
  hebrew: {
    ignores:
      'Vowel points, accents, punctuation, section marks, digits and other scripts. Large, small and raised letters count like any other letter.',
    options: [],
  },
  greek: {
    ignores:
      'Accents, breathings, diaereses, punctuation, digits and other scripts. The iota subscript counts only if you choose so. Capitals and every form of sigma count the same.',
    options: [IOTA_SUBSCRIPT],
  },
};

export const METHODS: readonly GematriaMethod[] = Object.freeze(
  METHOD_IDS.map((id) => {
    const { rule } = DEFINITIONS[id];
    const script = scriptOf(id);
    const additive = rule.kind !== 'totals' && rule.kind !== 'positions';
    return Object.freeze({
      ...DEFAULTS[script],
      ...DEFINITIONS[id],
      id,
      name: methodName(id),
      fullName: methodFullName(id),
      script,
      group: rule.kind,
      additive,
      spans: additive || (rule.kind === 'totals' && rule.spans !== null),
    });
  }),
);

const byId = new Map<string, GematriaMethod>(METHODS.map((method) => [method.id, method]));

/**
 * The method with this id, or undefined. Ids are upper case, as in the HTTP contract.
 *
 * @example
 * ```ts
 * methodById('HEBREW_GADOL').nativeName // => 'מספר גדול'
 * methodById('HEBREW_UNKNOWN') // => undefined
 * ```
 */
export function methodById(id: MethodId): GematriaMethod;
export function methodById(id: string): GematriaMethod | undefined;
export function methodById(id: string): GematriaMethod | undefined {
  return byId.get(id);
}

export function isMethodId(id: string): id is MethodId {
  return byId.has(id);
}

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
  return methodById(method).rule.tableFor(options);
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
  const { rule } = methodById(method);
  return 'readingsFor' in rule ? rule.readingsFor(options) : null;
}
