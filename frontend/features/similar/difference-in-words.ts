import { similarText } from '../../text/search/similar-text.ts';
/** The difference between a value and the verse's own value, in words. */
export function differenceInWords(value: number, own: number): string {
  if (value === own) return similarText.sameValue;
  return value > own ? `+${value - own}` : `−${own - value}`;
}
