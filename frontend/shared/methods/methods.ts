import type { MethodValue, WordAnalysis } from '../../../domain/contract/index.ts';
import { METHOD_IDS, methodFullName, methodName } from '../../../domain/gematria/method-names.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { methodsText } from '../../text/instruments/methods-text.ts';

// The first screen imports the names of methods from here. `domain/gematria` as a whole would bring their rules too.
export { methodFullName, methodName as methodLabel };

export type Script = 'hebrew' | 'greek';

export function methodScript(id: string): Script {
  return id.startsWith('GREEK_') ? 'greek' : 'hebrew';
}

export function methodsOf(script: Script): readonly MethodId[] {
  return METHOD_IDS.filter((id) => methodScript(id) === script);
}

/** The reason why a method has no value, for readers. Null if there is a value. */
export function reasonForNoValue(method: string, value: number | null, script: Script | null): string | null {
  if (value !== null) return null;
  const counted = methodScript(method);
  if (script === null) return methodsText.noWords;
  if (counted === script) return methodsText.noLetters(methodsText.scripts[counted]);
  return methodsText.otherScript(methodsText.scripts[counted], methodsText.scripts[script]);
}

/**
 * The total by the main method: the first chosen method that has a value here, or the first chosen method if none has
 * one. Undefined if no method is chosen.
 */
export const mainTotal = (totals: readonly MethodValue[]): MethodValue | undefined =>
  totals.find(({ value }) => value !== null) ?? totals[0];

/** True if the value of a verse is the sum of the values of its words. */
export const addsUp = (words: readonly WordAnalysis[], { method, value }: MethodValue): boolean =>
  value !== null &&
  value ===
    words.reduce(
      (sum, { gematriaValues }) => sum + (gematriaValues.find((one) => one.method === method)?.value ?? 0),
      0,
    );

/**
 * The chosen methods with another main method. A method that was not chosen is added.
 */
export const withMainMethod = (methods: readonly MethodId[], main: MethodId): readonly MethodId[] => [
  main,
  ...methods.filter((id) => id !== main),
];

/** The standard methods of Hebrew and of Greek, for counts and searches in both scripts together. */
export const STANDARD_METHODS: readonly MethodId[] = ['HEBREW_STANDARD', 'GREEK_STANDARD'];
