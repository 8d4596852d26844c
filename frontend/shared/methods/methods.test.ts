import { expect, test } from 'vitest';
import { METHOD_IDS } from '../../../domain/gematria/method-names.ts';
import { mainTotal, methodLabel, methodsOf, reasonForNoValue, withMainMethod } from './methods.ts';

test('a method’s name comes from the table of names', () => {
  expect(methodLabel('HEBREW_STANDARD')).toBe('Hebrew Standard');
  expect(methodLabel('HEBREW_ORDINAL_27')).toBe('Ordinal with Finals');
});

test('every method belongs to one of the two scripts', () => {
  expect([...methodsOf('hebrew'), ...methodsOf('greek')].sort()).toEqual([...METHOD_IDS].sort());
});

test('reasonForNoValue gives a reason if a method has no value, and null if it has one', () => {
  expect(reasonForNoValue('HEBREW_GADOL', null, 'greek')).toBe(
    'Hebrew methods count Hebrew letters. This text is Greek.',
  );
  expect(reasonForNoValue('GREEK_STANDARD', null, null)).toBe('There are no words to count here.');
  expect(reasonForNoValue('GREEK_STANDARD', 3617, 'greek')).toBeNull();
});

test('the main total of a verse is the first total that has a value, or the first total if none has one', () => {
  const total = (method: string, value: number | null) => ({ method, value });
  const greek = total('GREEK_STANDARD', null);
  const hebrew = total('HEBREW_STANDARD', 26);
  expect(mainTotal([greek, hebrew])).toBe(hebrew);
  expect(mainTotal([greek])).toBe(greek);
  expect(mainTotal([])).toBeUndefined();
});

test('withMainMethod puts the main method first, whether it was chosen before or not', () => {
  expect(withMainMethod(['HEBREW_STANDARD', 'HEBREW_ORDINAL'], 'HEBREW_ORDINAL')).toEqual([
    'HEBREW_ORDINAL',
    'HEBREW_STANDARD',
  ]);
  expect(withMainMethod(['HEBREW_STANDARD'], 'HEBREW_GADOL')).toEqual(['HEBREW_GADOL', 'HEBREW_STANDARD']);
});
