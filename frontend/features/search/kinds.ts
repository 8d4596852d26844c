import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { readTypedNumber } from '../../../domain/numbers/index.ts';

export type Kind = 'value' | 'multiple' | 'prime' | 'triangular' | 'square';

export const NUMBERED_KINDS: ReadonlySet<Kind> = new Set<Kind>(['value', 'multiple']);

const MULTIPLE = /^multiple-of-(\d+)$/u;

/** The kind of value that a text of an address names. Any text that names no other kind is a `value`. */
export function kindOf(value: string): Kind {
  if (value === 'prime' || value === 'triangular' || value === 'square') return value;
  return MULTIPLE.test(value) ? 'multiple' : 'value';
}

/** The number in a value of an address, as text. Empty if the value has no number. */
export const numberIn = (value: string): string =>
  MULTIPLE.exec(value)?.[1] ?? (/^\d+$/u.test(value) ? value : '');

/**
 * The value for the address, from a kind and the typed number. Null if the kind needs a number and the typed
 * text is not a whole number from 1 to `MAX_VALUE`.
 */
export function valueFrom(kind: Kind, number: string): string | null {
  if (!NUMBERED_KINDS.has(kind)) return kind;
  const typed = readTypedNumber(number, MAX_VALUE);
  if (!typed.ok) return null;
  return kind === 'multiple' ? `multiple-of-${typed.value}` : String(typed.value);
}
