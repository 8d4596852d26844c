import { expect, test } from 'vitest';
import { gematriaValue } from '../gematria/index.ts';
import { greekLetters, splitGreekWords } from '../greek/index.ts';
import { hebrewLetters, splitHebrewWords } from '../hebrew/index.ts';
import { parseSearchQuery } from '../search-query/index.ts';
import { LETTER_SIGNS, signsAsLetters } from './letter-signs.ts';

const DIGRAPHS: Readonly<Record<string, string>> = { '\u05F0': 'וו', '\u05F1': 'וי', '\u05F2': 'יי' };
const BASE: Readonly<Record<string, string>> = { ς: 'σ', ϝ: 'ϛ', ϙ: 'ϟ', ͳ: 'ϡ' };

/** What Unicode alone says: the letters of the compatibility form, in the form in which the app stores letters. */
function lettersInUnicode(sign: string): { hebrew: string; greek: string } {
  const whole = sign.normalize('NFKD').replace(/[\u05F0-\u05F2]/gu, (digraph) => DIGRAPHS[digraph] ?? '');
  const greek = whole.toLowerCase().replace(/[ςϝϙͳ]/gu, (letter) => BASE[letter] ?? '');
  return {
    hebrew: whole.replace(/[^\u05D0-\u05EA]/gu, ''),
    greek: greek.replace(/[^α-ωϛϟϡ]/gu, ''),
  };
}

const letters = new Map<string, { hebrew: string; greek: string }>();
const others: string[] = [];
for (let code = 0; code <= 0x10ffff; code++) {
  const sign = String.fromCodePoint(code);
  const found = lettersInUnicode(sign);
  if (found.hebrew + found.greek !== '') letters.set(sign, found);
  // Half of a pair of surrogates would become a whole one beside its neighbour.
  else if (code < 0xd800 || code > 0xdfff) others.push(sign);
}
const noLetters = others.join('');

test('over all of Unicode, each sign has the letters of its compatibility form', () => {
  expect(letters.size).toBeGreaterThan(600);
  for (const [sign, { hebrew, greek }] of letters) {
    expect([hebrewLetters(sign), greekLetters(sign)], sign).toEqual([hebrew, greek]);
  }
  expect([hebrewLetters(noLetters), greekLetters(noLetters)]).toEqual(['', '']);
});

test('over all of Unicode, each sign with letters is a word of its script, and no other sign is', () => {
  for (const [sign, { hebrew, greek }] of letters) {
    const words = [hebrew === '' ? [] : [sign], greek === '' ? [] : [sign]];
    expect([splitHebrewWords(sign), splitGreekWords(sign)], sign).toEqual(words);
  }
  expect([splitHebrewWords(noLetters), splitGreekWords(noLetters)]).toEqual([[], []]);
});

test('the table has only signs with letters', () => {
  for (const script of ['hebrew', 'greek'] as const) {
    expect(noLetters).not.toMatch(new RegExp(`[${LETTER_SIGNS[script]}]`, 'u'));
    for (const [sign, found] of letters) {
      if (new RegExp(`[${LETTER_SIGNS[script]}]`, 'u').test(sign)) expect(found[script], sign).not.toBe('');
    }
  }
});

const searched = (text: string) => {
  const read = parseSearchQuery(text);
  return read.ok ? read.query : read.hint;
};

test('over all of Unicode, a sign is searched for as its letters', () => {
  for (const [sign, { hebrew }] of letters) {
    // The compatibility form of a unit such as ㎛ has a Latin letter too.
    if (/[a-z]/iu.test(sign.normalize('NFKD'))) continue;
    expect(searched(sign), sign).toEqual(searched(hebrew || sign.normalize('NFKD')));
  }
});

test.each([
  ['HEBREW_STANDARD', 'חײ שרה', 533],
  ['HEBREW_STANDARD', 'ℵℶℷℸ', 10],
  ['HEBREW_STANDARD', 'ײַ', 20],
  ['GREEK_STANDARD', '𝛌ό𝛄ος', 373],
  ['GREEK_STANDARD', '𝚲𝚶𝚪𝚶𝚺', 373],
  ['GREEK_STANDARD', 'ϒἱός', 680],
  ['GREEK_STANDARD', 'µ', 40],
  ['GREEK_STANDARD', '㏀', 800],
] as const)('by %s, %s is %s', (method, text, value) => {
  expect(gematriaValue(method, text)).toBe(value);
});

test('letters of a script do not change, nor do signs of the other script', () => {
  expect(signsAsLetters('𝛌 ℵ', 'hebrew')).toBe('𝛌 א');
  expect(signsAsLetters('𝛌 ℵ', 'greek')).toBe('λ ℵ');
});
