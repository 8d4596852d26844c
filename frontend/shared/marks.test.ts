import { expect, test } from 'vitest';
import { hebrewLetters } from '../../domain/hebrew/index.ts';
import { marksIn, marksOf, withMarks } from './marks.ts';

const TEXTS = ['בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים אֵ֥ת הַשָּׁמַ֖יִם וְאֵ֥ת הָאָֽרֶץ׃', 'מִפְּנֵ֤י ׀ אַבְשָׁל֬וֹם בְּנֽוֹ׃', 'יְרֽוּשָׁלִַ֔͏ם', 'לֹא־יַעֲשֶׂ֨ה'];

test('shows accents only together with vowels', () => {
  expect(marksOf({ vowels: true, accents: true })).toBe('accents');
  expect(marksOf({ vowels: true, accents: false })).toBe('vowels');
  expect(marksOf({ vowels: false, accents: true })).toBe('none');
});

test.each(TEXTS)('no choice of marks changes the letters of %s', (text) => {
  for (const marks of ['accents', 'vowels', 'none'] as const) {
    const shown = withMarks(text, marks);
    expect(hebrewLetters(shown)).toBe(hebrewLetters(text));
    expect(shown.match(/[ ־׀׃]/gu)).toEqual(text.match(/[ ־׀׃]/gu));
    expect(marksIn(shown)).toEqual({ vowels: marks !== 'none', accents: marks === 'accents' });
  }
});

test('a Greek text has no marks to switch off and never changes', () => {
  const text = 'Ἐν ἀρχῇ ἦν ὁ λόγος,';
  expect(marksIn(text)).toEqual({ vowels: false, accents: false });
  expect(withMarks(text, 'none')).toBe(text);
});
