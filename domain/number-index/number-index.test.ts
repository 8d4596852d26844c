import { expect, test } from 'vitest';
import { decodeLettersFile, encodeLettersFile } from './letters-file.ts';
import { NumberIndex } from './number-index.ts';

const LONG = Array.from({ length: 300 }, (_, verse) => ({
  book: 'psalms',
  chapter: 1 + Math.floor(verse / 200),
  verse: 1 + (verse % 200),
  part: '',
  words: Array.from({ length: 1_000 }, () => 'ו'),
}));

test('a number index keeps the values that were used last, up to six megabytes', () => {
  const index = new NumberIndex(decodeLettersFile(encodeLettersFile('hebrew', LONG)));
  const first = index.values('HEBREW_STANDARD', 'word');
  const second = index.values('HEBREW_ORDINAL', 'word');
  expect(index.bytes).toBe(4_800_000);
  expect(index.values('HEBREW_STANDARD', 'word')).toBe(first);
  index.values('HEBREW_ATBASH', 'word');
  expect(index.bytes).toBe(4_800_000);
  expect(index.values('HEBREW_STANDARD', 'word')).toBe(first);
  expect(index.values('HEBREW_ORDINAL', 'word')).not.toBe(second);
  expect(index.values('HEBREW_ORDINAL', 'word')).toEqual(second);
});

test('the size of a number index is that of its letters and of the values that it keeps', () => {
  const index = new NumberIndex(decodeLettersFile(encodeLettersFile('hebrew', LONG.slice(0, 1))));
  const before = index.size;
  index.totals('HEBREW_STANDARD');
  expect(index.size - before).toBe(index.bytes);
  expect(index.bytes).toBeGreaterThan(0);
});
