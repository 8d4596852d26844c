import {
  bareWords,
  type GematriaMethod,
  type GematriaOption,
  type GematriaOptions,
  type GematriaScript,
  METHODS,
  valueOfWords,
} from '../../../domain/gematria/index.ts';

export interface MethodRow {
  readonly method: GematriaMethod;
  readonly value: number | null;
  readonly other: number | null;
}

/** The result of `compute`. Null if a value is too large to be exact. */
export function unlessTooLarge<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

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

/** The bare letters of the words of a Hebrew text. */
export const bareText = (text: string): string => bareWords('hebrew', text).join(' ');

export const changedOptions = (method: GematriaMethod, options: GematriaOptions): readonly GematriaOption[] =>
  method.options.filter(({ name, default: byDefault }) => (options[name] ?? byDefault) !== byDefault);

export const isEqual = ({ value, other }: MethodRow): boolean => value !== null && value === other;
