import { expect, test } from 'vitest';
import { METHOD_IDS } from '../../../domain/gematria/method-types.ts';
import { methodLabel, methodsOf, parseMethods, reasonForNoValue } from './methods.ts';

test('a method is called by the words of its id', () => {
  expect(methodLabel('HEBREW_STANDARD')).toBe('Hebrew Standard');
  expect(methodLabel('HEBREW_ORDINAL_27')).toBe('Hebrew Ordinal 27');
});

test('every method belongs to one of the two scripts', () => {
  expect([...methodsOf('hebrew'), ...methodsOf('greek')].sort()).toEqual([...METHOD_IDS].sort());
});

test('the address keeps the order in which methods were asked for, each once', () => {
  expect(parseMethods('HEBREW_GADOL, HEBREW_STANDARD,HEBREW_GADOL')).toBe('HEBREW_GADOL,HEBREW_STANDARD');
});

test('methods that do not exist are left out, and none at all means the usual ones', () => {
  expect(parseMethods('HEBREW_GADOL,MAGIC')).toBe('HEBREW_GADOL');
  expect(parseMethods('MAGIC')).toBeUndefined();
  expect(parseMethods(42)).toBeUndefined();
});

test('a missing value has a reason, a value has none', () => {
  expect(reasonForNoValue('HEBREW_GADOL', null, 'greek')).toBe(
    'Hebrew Gadol counts Hebrew letters; this text is Greek.',
  );
  expect(reasonForNoValue('GREEK_STANDARD', null, null)).toBe('There are no words here to count.');
  expect(reasonForNoValue('GREEK_STANDARD', 3617, 'greek')).toBeNull();
});
