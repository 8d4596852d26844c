import { expect, test } from 'vitest';
import { wordSound } from './word-sound.ts';

const hebrew = { language: 'he', reading: 'both' } as const;

test('the sound of a word is its transliteration', () => {
  expect(wordSound({ ...hebrew, originalText: 'נַפְשִׁ֥י', transliteration: 'nafshi' })).toBe('nafshi');
  expect(
    wordSound({ language: 'grc', reading: 'both', originalText: 'λόγος', transliteration: 'logos' }),
  ).toBe('logos');
});

test('a written word (ketiv) without vowels has no sound, but one with vowels has', () => {
  expect(wordSound({ ...hebrew, reading: 'ketiv', originalText: 'מי', transliteration: 'my' })).toBe('–');
  expect(wordSound({ ...hebrew, reading: 'ketiv', originalText: 'אתי', transliteration: "'ty" })).toBe('–');
  expect(wordSound({ ...hebrew, reading: 'ketiv', originalText: 'עָשָׂ֨ה', transliteration: 'asah' })).toBe(
    'asah',
  );
});

test('in a text without vowels the sound of a word is its consonants', () => {
  expect(wordSound({ ...hebrew, originalText: 'דבר', transliteration: 'dvr' })).toBe('dvr');
});

test('the apostrophes of a transliteration are curly', () => {
  const paths = { originalText: 'בְּמַעְגְּלֵי', transliteration: "vema'gele" };
  expect(wordSound({ ...hebrew, ...paths })).toBe('vema’gele');
});
