import { expect, test } from 'vitest';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { barsAsCsv, wordBars } from './word-bars.ts';

const word = (
  wordPosition: number,
  value: number | null,
  translation: string | null = 'soul',
): WordAnalysis => ({
  word: {
    originalText: 'נֶפֶשׁ',
    before: '',
    after: ' ',
    mark: null,
    transliteration: 'nefesh',
    translation,
    translationSource: 'edition',
    strongsNumber: 'H5315',
    morphology: null,
    lemma: 'נפש',
    language: 'he',
    wordPosition,
    reading: 'both',
    variant: null,
  },
  verse: 3,
  gematriaValues: [{ method: 'HEBREW_STANDARD', value }],
  frequency: 757,
});

test('bars are shares of the highest, and none below a tenth', () => {
  const bars = wordBars([word(1, 430), word(2, 215), word(3, 4)], 'HEBREW_STANDARD');
  expect(bars.map(({ height }) => height)).toEqual([100, 50, 10]);
});

test('words that the method does not count have no bar', () => {
  expect(wordBars([word(1, null)], 'HEBREW_STANDARD')).toEqual([]);
  expect(wordBars([word(1, 430)], undefined)).toEqual([]);
});

test('the table as CSV: a header, a row a word, quotation marks doubled', () => {
  const bars = wordBars([word(1, 430, 'his "self", soul')], 'HEBREW_STANDARD');
  expect(barsAsCsv(bars, 'Hebrew Standard')).toBe(
    '\uFEFF"Position","Word","Transliteration","Meaning","Hebrew Standard"\r\n' +
      '"1","נֶפֶשׁ","nefesh","his ""self"", soul","430"\r\n',
  );
});
