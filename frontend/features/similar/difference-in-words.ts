import { similarText } from '../../text/search/similar-text.ts';
export function differenceInWords(value: number, own: number): string {
  if (value === own) return similarText.sameValue;
  return value > own ? `+${value - own}` : `−${own - value}`;
}
