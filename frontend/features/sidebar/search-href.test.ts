import { expect, test } from 'vitest';
import { numberOf, textSearchHref, valueSearchHref } from './search-href.ts';

const ALL = { within: '', method: 'HEBREW_STANDARD' };

test('a text is trimmed and encoded; spaces alone give no address', () => {
  expect(textSearchHref(' still & deep ', ALL)).toBe('/search?term=still%20%26%20deep');
  expect(textSearchHref('  ', ALL)).toBeNull();
  expect(textSearchHref('light', { ...ALL, within: '1 esdras' })).toBe('/search?term=light&book=1%20esdras');
  expect(textSearchHref('light', { ...ALL, within: 'testament=old' })).toBe(
    '/search?term=light&testament=old',
  );
});

test('a value is a whole number above 0, base 10', () => {
  expect(['26', ' 007 ', '0', '', '2.5', '1e3', '0x1a', '-3', 'light'].map(numberOf)).toEqual([
    26,
    7,
    ...Array.from({ length: 7 }, () => null),
  ]);
});

test('the address of a value search contains the method', () => {
  expect(valueSearchHref(26, ALL)).toBe('/search/gematria/26?method=HEBREW_STANDARD');
  expect(valueSearchHref(null, ALL)).toBeNull();
});
