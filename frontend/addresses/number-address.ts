import { MAX_VALUE } from '../../domain/contract/limits.ts';
import { readTypedNumber } from '../../domain/numbers/index.ts';

/** The number of an address `/number/…`, also in the form 1,773. Undefined if it is not a number that can be searched. */
export function numberOfAddress(value: string): number | undefined {
  const typed = readTypedNumber(value, MAX_VALUE);
  return typed.ok ? typed.value : undefined;
}
