import { counted, listed } from '../numbers.ts';

export const notCountedText = {
  sentence: (parts: readonly string[], isOne: boolean) =>
    `${listed(parts)} ${isOne ? 'is' : 'are'} not counted.`,
  letters: (count: number, scripts: readonly string[]) => counted(count, `${listed(scripts)} letter`),
  otherScript: 'other',
  reasons: {
    'section mark': ['letter of a section mark', 'letters of section marks'],
    'points and accents': ['point or accent', 'points and accents'],
    'iota subscript': ['iota subscript', 'iota subscripts'],
    punctuation: ['punctuation mark', 'punctuation marks'],
    digit: ['digit', 'digits'],
    'invisible character': ['invisible character', 'invisible characters'],
    'not in the alphabet of this method': [
      'sign that this method does not use',
      'signs that this method does not use',
    ],
  },
  count: (count: number, [one, many]: readonly [string, string]) => counted(count, one, many),
  which: (counted: string, signs: string) => `${counted} (${signs})`,
} as const;
