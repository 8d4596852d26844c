import type { MethodValue } from '../../domain/contract/index.ts';
import { METHOD_IDS, type MethodId } from '../../domain/gematria/method-types.ts';

export type Script = 'hebrew' | 'greek';

const NUMBERED = /^\d+$/u;

/** A method's name for readers, from its public id: `HEBREW_ORDINAL_27` is "Hebrew Ordinal 27". */
export function methodLabel(id: string): string {
  return id
    .split('_')
    .map((part) => (NUMBERED.test(part) ? part : part.charAt(0) + part.slice(1).toLowerCase()))
    .join(' ');
}

export function methodScript(id: string): Script {
  return id.startsWith('GREEK_') ? 'greek' : 'hebrew';
}

/** Every method of a script. */
export function methodsOf(script: Script): readonly MethodId[] {
  return METHOD_IDS.filter((id) => methodScript(id) === script);
}

/** The reason why a method has no value, for readers. Null if there is a value. */
export function reasonForNoValue(method: string, value: number | null, script: Script | null): string | null {
  if (value !== null) return null;
  const counted = methodScript(method) === 'hebrew' ? 'Hebrew' : 'Greek';
  if (script === null) return 'There are no words here to count.';
  if (methodScript(method) === script) return `There are no ${counted} letters here to count.`;
  return `${methodLabel(method)} counts ${counted} letters; this text is ${script === 'hebrew' ? 'Hebrew' : 'Greek'}.`;
}

/**
 * The total by the main method: the first chosen method that has a value here, or the first chosen method if none has
 * one. Undefined if no method is chosen.
 */
export const mainTotal = (totals: readonly MethodValue[]): MethodValue | undefined =>
  totals.find(({ value }) => value !== null) ?? totals[0];

/**
 * The chosen methods with another main method. A method that was not chosen is added.
 *
 * @example
 * ```ts
 * withMainMethod(['HEBREW_STANDARD', 'HEBREW_ORDINAL'], 'HEBREW_ORDINAL') // => ['HEBREW_ORDINAL', 'HEBREW_STANDARD']
 * ```
 */
export const withMainMethod = (methods: readonly MethodId[], main: MethodId): readonly MethodId[] => [
  main,
  ...methods.filter((id) => id !== main),
];
