import { expect, test } from 'vitest';
import { gematriaValue } from '../gematria/index.ts';
import { greekNumeralOf, hebrewNumeralOf } from './numerals.ts';

test.each([
  [1, 'א׳', 'αʹ'],
  [15, 'ט״ו', 'ιεʹ'],
  [26, 'כ״ו', 'κϛʹ'],
  [666, 'תרס״ו', 'χξϛʹ'],
  [888, 'תתפ״ח', 'ωπηʹ'],
  [1000, 'אלף', '͵αʹ'],
  [2000, 'ב׳ אלפים', '͵βʹ'],
  [5786, 'ה׳תשפ״ו', '͵εψπϛʹ'],
])('the number %i is %s in Hebrew and %s in Greek numerals', (number, hebrew, greek) => {
  expect(hebrewNumeralOf(number)).toBe(hebrew);
  expect(greekNumeralOf(number)).toBe(greek);
});

test.each([0, -1, 1.5, 10_000])('the number %f has no Hebrew or Greek numeral', (number) => {
  expect([hebrewNumeralOf(number), greekNumeralOf(number)]).toEqual([null, null]);
});

test('the letters of each numeral below 1,000 add up to its number', () => {
  for (let number = 1; number < 1_000; number++) {
    expect(gematriaValue('HEBREW_STANDARD', hebrewNumeralOf(number) ?? '')).toBe(number);
    expect(gematriaValue('GREEK_STANDARD', greekNumeralOf(number) ?? '')).toBe(number);
  }
});
