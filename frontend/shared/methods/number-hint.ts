import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { readTypedNumber } from '../../../domain/numbers/index.ts';
import { typedNumberText } from '../../text/search/typed-number-text.ts';

/** What is wrong with a typed number, for readers. Null if it can be searched, and for an empty field. */
export function numberHint(typed: string): string | null {
  const number = readTypedNumber(typed, MAX_VALUE);
  return number.ok || number.reason === 'empty' ? null : typedNumberText.hints[number.reason];
}
