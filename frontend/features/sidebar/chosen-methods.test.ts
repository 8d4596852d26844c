import { expect, test } from 'vitest';
import { chosenMethods, toggleMethod } from './chosen-methods.ts';

test('an address that names nothing stands for the default methods', () => {
  expect(chosenMethods(undefined)).toEqual(['HEBREW_STANDARD', 'HEBREW_ORDINAL', 'GREEK_STANDARD']);
});

test('another choice is written out, and the default choice is left out again', () => {
  expect(toggleMethod(undefined, 'GREEK_ORDINAL')).toBe(
    'HEBREW_STANDARD,HEBREW_ORDINAL,GREEK_STANDARD,GREEK_ORDINAL',
  );
  expect(toggleMethod(undefined, 'HEBREW_ORDINAL')).toBe('HEBREW_STANDARD,GREEK_STANDARD');
  expect(toggleMethod('HEBREW_STANDARD,GREEK_STANDARD', 'HEBREW_ORDINAL')).toBeUndefined();
  expect(toggleMethod('HEBREW_GADOL', 'HEBREW_STANDARD')).toBe('HEBREW_STANDARD,HEBREW_GADOL');
});

test('the last method stays', () => {
  expect(toggleMethod('HEBREW_GADOL', 'HEBREW_GADOL')).toBe('HEBREW_GADOL');
});
