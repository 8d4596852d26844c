import { MAX_VALUE } from '../../domain/contract/limits.ts';
import { readTypedNumber } from '../../domain/numbers/index.ts';

/** Reads the number in an address `/number/…`, also in the form 1,773. Undefined if no search accepts this number. */
export function numberOfAddress(value: string): number | undefined {
  const typed = readTypedNumber(value, MAX_VALUE);
  return typed.ok ? typed.value : undefined;
}
