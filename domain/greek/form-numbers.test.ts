import { expect, test } from 'vitest';
import { lemmaNumber } from './form-numbers.ts';

test.each([
  ['G2076', 'G1510'],
  ['G3450', 'G1473'],
  ['G5216', 'G4771'],
  ['G5124', 'G3778'],
  ['G2036', 'G3004'],
])('the Strong’s number %s belongs to a form of the word with the number %s', (form, lemma) => {
  expect(lemmaNumber(form)).toBe(lemma);
  expect(lemmaNumber(lemma)).toBe(lemma);
});

test('a Hebrew Strong’s number with the digits of a Greek form stays as it is', () => {
  expect(lemmaNumber('H2076')).toBe('H2076');
});
