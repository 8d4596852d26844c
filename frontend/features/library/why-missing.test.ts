import { expect, test } from 'vitest';
import { whyMissing } from './why-missing.ts';

test('only a version without Strong’s numbers is said to need a licensed text', () => {
  expect(whyMissing({ hasStrongs: false })).toBe('not installed: needs a licensed text');
  expect(whyMissing({ hasStrongs: true })).toBe('not installed');
});
