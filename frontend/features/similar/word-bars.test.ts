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
    translationEdition: null,
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

test('the height of a word’s bar is in percent of the highest bar, and at least 10', () => {
  const bars = wordBars([word(1, 430), word(2, 215), word(3, 4)], 'HEBREW_STANDARD');
  expect(bars.map(({ height }) => height)).toEqual([100, 50, 10]);
});

test('a word without a value has no bar', () => {
  expect(wordBars([word(1, null)], 'HEBREW_STANDARD')).toEqual([]);
  expect(wordBars([word(1, 430)], undefined)).toEqual([]);
});

test('the CSV file of the words has a header and one row for each word, and doubles quotation marks', () => {
  const bars = wordBars([word(1, 430, 'his "self", soul')], 'HEBREW_STANDARD');
  expect(barsAsCsv(bars, 'Hebrew Standard')).toBe(
    '\uFEFF"Position","Word","Transliteration","Meaning","Hebrew Standard"\r\n' +
      '"1","נֶפֶשׁ","nefesh","his ""self"", soul","430"\r\n',
  );
});
