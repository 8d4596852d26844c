import { expect, test } from 'vitest';
import { rootNumber } from './root-number.ts';

test.each([
  ['from the same as H7218 (רֹאשׁ)', 'H7218'],
  ['from H314 and H1', 'H314'],
  ['from a compound of G1722 (ἐν) and G2041 (ἔργον)', 'G1722'],
  ['a primitive root', null],
  [null, null],
])('for a word whose derivation is “%s”, rootNumber gives %s', (derivation, root) => {
  expect(rootNumber(derivation)).toBe(root);
});
