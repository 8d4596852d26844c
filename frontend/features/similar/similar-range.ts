import { similarText } from '../../text/similar.ts';
/** The values that count as similar: from 99 % of a value, rounded down, to 101 %, rounded up. */
export function similarRange(value: number): { readonly low: number; readonly high: number } {
  return { low: Math.floor((value * 99) / 100), high: Math.ceil((value * 101) / 100) };
}

/** The difference between a value and the verse's own value, in words. */
export function differenceInWords(value: number, own: number): string {
  if (value === own) return similarText.sameValue;
  return value > own ? `+${value - own}` : `−${own - value}`;
}
