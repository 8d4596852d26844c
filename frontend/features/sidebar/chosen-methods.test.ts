import { expect, test } from 'vitest';
import { DEFAULT_METHODS } from '../../../domain/explorer-query.ts';
import { inOrder, toggleMethod } from './chosen-methods.ts';

test('methods are listed in one order, however the address names them', () => {
  expect(inOrder(['GREEK_STANDARD', 'HEBREW_GADOL', 'HEBREW_STANDARD'])).toEqual([
    'HEBREW_STANDARD',
    'GREEK_STANDARD',
    'HEBREW_GADOL',
  ]);
});

test('a method is added in its place, and taken away again', () => {
  const more = toggleMethod(DEFAULT_METHODS, 'GREEK_ORDINAL');
  expect(more).toEqual(['HEBREW_STANDARD', 'HEBREW_ORDINAL', 'GREEK_STANDARD', 'GREEK_ORDINAL']);
  expect(toggleMethod(more, 'GREEK_ORDINAL')).toEqual(DEFAULT_METHODS);
});

test('the last method stays', () => {
  expect(toggleMethod(['HEBREW_GADOL'], 'HEBREW_GADOL')).toEqual(['HEBREW_GADOL']);
});
