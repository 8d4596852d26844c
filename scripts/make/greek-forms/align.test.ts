import { expect, test } from 'vitest';
import { alignWords } from './align.ts';

const aligned = (ours: string, theirs: string) =>
  alignWords(ours.split(' '), theirs.split(' ')).map(([a, b]) => `${a}-${b}`);

test('alignWords pairs equal words in order, and skips words that only one list has', () => {
  expect(aligned('εν αρχη ην', 'εν τη αρχη ην')).toEqual(['0-0', '1-2', '2-3']);
  expect(aligned('ο δε ο λογοσ', 'ο λογοσ')).toEqual(['0-0', '3-1']);
});

test('alignWords pairs words last that the other list has at another place', () => {
  expect(aligned('χριστοσ ιησουσ ην', 'ιησουσ χριστοσ ην')).toEqual(['1-0', '2-2', '0-1']);
});

test('alignWords pairs nothing if no words are equal', () => {
  expect(alignWords(['α'], [])).toEqual([]);
  expect(aligned('α', 'β')).toEqual([]);
});
