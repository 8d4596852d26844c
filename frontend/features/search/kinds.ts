import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { wholeNumber } from '../../../domain/parse.ts';

/** What a value is asked to be: a number, a multiple of one, or a number of some kind. */
export type Kind = 'value' | 'multiple' | 'prime' | 'triangular' | 'square';

/** Those that need a number. */
export const NUMBERED_KINDS: ReadonlySet<Kind> = new Set<Kind>(['value', 'multiple']);

const valueNumber = wholeNumber(1, MAX_VALUE);

const MULTIPLE = /^multiple-of-(\d+)$/u;

export function kindOf(value: string): Kind {
  if (value === 'prime' || value === 'triangular' || value === 'square') return value;
  return MULTIPLE.test(value) ? 'multiple' : 'value';
}

/** The number in a value of an address; nothing where it has none. */
export const numberIn = (value: string): string =>
  MULTIPLE.exec(value)?.[1] ?? (/^\d+$/u.test(value) ? value : '');

/** The address's value for a kind and what was typed as its number; null while that is no whole number above 0. */
export function valueFrom(kind: Kind, number: string): string | null {
  if (!NUMBERED_KINDS.has(kind)) return kind;
  const whole = valueNumber(number);
  if (whole === undefined) return null;
  return kind === 'multiple' ? `multiple-of-${whole}` : String(whole);
}
