import {
  bareWords,
  type GematriaMethod,
  type GematriaOption,
  type GematriaOptions,
  type GematriaScript,
  METHODS,
  valueOfWords,
} from '../../../domain/gematria/index.ts';

/** A method with its values for the text and for the text to compare with. */
export interface MethodRow {
  readonly method: GematriaMethod;
  readonly value: number | null;
  readonly other: number | null;
}

/** What `compute` returns. Null if a value is too large to be exact. */
export function unlessTooLarge<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Every method of a script with the values of two texts, in the order of the method list. */
export function methodRows(
  script: GematriaScript,
  text: string,
  other: string,
  options: GematriaOptions,
): MethodRow[] {
  const words = bareWords(script, text, options);
  const otherWords = bareWords(script, other, options);
  return METHODS.filter((method) => method.script === script).map((method) => ({
    method,
    value: unlessTooLarge(() => valueOfWords(method.id, words, options)),
    other: unlessTooLarge(() => valueOfWords(method.id, otherWords, options)),
  }));
}

/** The method's options that differ from their defaults. */
export const changedOptions = (method: GematriaMethod, options: GematriaOptions): readonly GematriaOption[] =>
  method.options.filter(({ name, default: byDefault }) => (options[name] ?? byDefault) !== byDefault);

/** True if both texts have a value and the values are equal. */
export const isEqual = ({ value, other }: MethodRow): boolean => value !== null && value === other;
