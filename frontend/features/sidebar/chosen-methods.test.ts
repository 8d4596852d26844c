import { expect, test } from 'vitest';
import { DEFAULT_METHODS } from '../../../domain/explorer-query.ts';
import { inOrder, toggleMethod } from './chosen-methods.ts';

test('methods are put into a fixed order, whatever their order in the address', () => {
  expect(inOrder(['GREEK_STANDARD', 'HEBREW_GADOL', 'HEBREW_STANDARD'])).toEqual([
    'HEBREW_STANDARD',
    'GREEK_STANDARD',
    'HEBREW_GADOL',
  ]);
});

test('toggleMethod adds a method in the fixed order and removes it again', () => {
  const more = toggleMethod(DEFAULT_METHODS, 'GREEK_ORDINAL');
  expect(more).toEqual(['HEBREW_STANDARD', 'HEBREW_ORDINAL', 'GREEK_STANDARD', 'GREEK_ORDINAL']);
  expect(toggleMethod(more, 'GREEK_ORDINAL')).toEqual(DEFAULT_METHODS);
});

test('the last method cannot be removed', () => {
  expect(toggleMethod(['HEBREW_GADOL'], 'HEBREW_GADOL')).toEqual(['HEBREW_GADOL']);
});
