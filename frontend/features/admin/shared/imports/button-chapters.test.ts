import { expect, test } from 'vitest';
import { chaptersIn, chaptersInWords } from './button-chapters.ts';

test.each([
  [[], ''],
  [[49], '49'],
  [[26, 27], '26, 27'],
  [[26, 27, 28, 30, 32], '26–28, 30, 32'],
  [[46, 47, 48, 50], '46–48, 50'],
  [[1, 2, 4, 5, 6, 7], '1, 2, 4–7'],
])('chaptersInWords writes the chapters %j as %j', (chapters, words) => {
  expect(chaptersInWords(chapters)).toBe(words);
});

test('chaptersIn lists the chapters of ranges one by one', () => {
  expect(
    chaptersIn([
      { from: 1, to: 3 },
      { from: 49, to: 49 },
    ]),
  ).toEqual([1, 2, 3, 49]);
});
