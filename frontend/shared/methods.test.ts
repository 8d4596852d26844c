import { expect, test } from 'vitest';
import { METHOD_IDS } from '../../domain/gematria/method-types.ts';
import { methodLabel, methodsOf, reasonForNoValue } from './methods.ts';

test('a method’s name comes from the table of names', () => {
  expect(methodLabel('HEBREW_STANDARD')).toBe('Hebrew Standard');
  expect(methodLabel('HEBREW_ORDINAL_27')).toBe('Ordinal with Finals');
});

test('every method belongs to one of the two scripts', () => {
  expect([...methodsOf('hebrew'), ...methodsOf('greek')].sort()).toEqual([...METHOD_IDS].sort());
});

test('there is a reason for a missing value, and no reason for a value', () => {
  expect(reasonForNoValue('HEBREW_GADOL', null, 'greek')).toBe(
    'Great Value counts Hebrew letters. This text is Greek.',
  );
  expect(reasonForNoValue('GREEK_STANDARD', null, null)).toBe('There are no words to count here.');
  expect(reasonForNoValue('GREEK_STANDARD', 3617, 'greek')).toBeNull();
});
