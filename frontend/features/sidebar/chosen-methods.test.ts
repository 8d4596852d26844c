import { expect, test } from 'vitest';
import { DEFAULT_METHODS } from '../../../domain/addresses/index.ts';
import { inOrder, toggleMethod } from './chosen-methods.ts';

test('inOrder puts methods into the order of the method list, whatever their order in the address', () => {
  expect(inOrder(['GREEK_STANDARD', 'HEBREW_GADOL', 'HEBREW_STANDARD'])).toEqual([
    'HEBREW_STANDARD',
    'GREEK_STANDARD',
    'HEBREW_GADOL',
  ]);
});

test('toggleMethod adds a method in the order of the method list and removes it again', () => {
  const more = toggleMethod(DEFAULT_METHODS, 'GREEK_ORDINAL');
  expect(more).toEqual(['HEBREW_STANDARD', 'HEBREW_ORDINAL', 'GREEK_STANDARD', 'GREEK_ORDINAL']);
  expect(toggleMethod(more, 'GREEK_ORDINAL')).toEqual(DEFAULT_METHODS);
});

test('toggleMethod keeps the main method first', () => {
  const chosen = ['HEBREW_GADOL', 'HEBREW_STANDARD'] as const;
  expect(toggleMethod(chosen, 'HEBREW_ORDINAL')).toEqual([
    'HEBREW_GADOL',
    'HEBREW_STANDARD',
    'HEBREW_ORDINAL',
  ]);
  expect(toggleMethod(chosen, 'HEBREW_STANDARD')).toEqual(['HEBREW_GADOL']);
});

test('toggleMethod can remove the last method', () => {
  expect(toggleMethod(['HEBREW_GADOL'], 'HEBREW_GADOL')).toEqual([]);
});
