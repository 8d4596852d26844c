import { expect, test } from 'vitest';
import { shownEnglish } from './english.ts';

test('straight apostrophes become typographic ones, one character for one', () => {
  expect(shownEnglish("for his name's sake; the kings' daughters")).toBe(
    'for his name’s sake; the kings’ daughters',
  );
  expect(shownEnglish('The LORD is my shepherd; I shall not want.')).toBe(
    'The LORD is my shepherd; I shall not want.',
  );
});
