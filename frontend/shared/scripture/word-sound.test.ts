import { expect, test } from 'vitest';
import { wordSound } from './word-sound.ts';

const hebrew = { language: 'he', reading: 'both' } as const;

test('a word has its transliteration', () => {
  expect(wordSound({ ...hebrew, originalText: 'נַפְשִׁ֥י', transliteration: 'nafshi' })).toBe('nafshi');
  expect(
    wordSound({ language: 'grc', reading: 'both', originalText: 'λόγος', transliteration: 'logos' }),
  ).toBe('logos');
});

test('a written word without vowels has no sound, and one with vowels has', () => {
  expect(wordSound({ ...hebrew, reading: 'ketiv', originalText: 'מי', transliteration: 'my' })).toBe('–');
  expect(wordSound({ ...hebrew, reading: 'ketiv', originalText: 'אתי', transliteration: "'ty" })).toBe('–');
  expect(wordSound({ ...hebrew, reading: 'ketiv', originalText: 'עָשָׂ֨ה', transliteration: 'asah' })).toBe(
    'asah',
  );
});

test('a word of a text without vowels keeps its consonants', () => {
  expect(wordSound({ ...hebrew, originalText: 'דבר', transliteration: 'dvr' })).toBe('dvr');
});

test('the apostrophes of a transliteration are curly', () => {
  const paths = { originalText: 'בְּמַעְגְּלֵי', transliteration: "vema'gele" };
  expect(wordSound({ ...hebrew, ...paths })).toBe('vema’gele');
});
