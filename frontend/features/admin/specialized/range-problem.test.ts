import { expect, test } from 'vitest';
import { rangeProblem } from './range-problem.ts';

const MISSING = 'Please specify a book, start chapter, and end chapter.';

test.each([
  [{ book: '', startChapter: '1', endChapter: '10' }, MISSING],
  [{ book: 'genesis', startChapter: ' ', endChapter: '10' }, MISSING],
  [{ book: 'genesis', startChapter: '1', endChapter: '' }, MISSING],
  [
    { book: 'genesis', startChapter: '9', endChapter: '8' },
    'Start chapter cannot be greater than end chapter.',
  ],
  // As numbers, 9 comes before 10. As text, it would come after.
  [{ book: 'genesis', startChapter: '9', endChapter: '10' }, null],
  [{ book: 'genesis', startChapter: '7', endChapter: '7' }, null],
])('the problem of the typed range %j is %j', (typed, problem) => {
  expect(rangeProblem(typed)).toBe(problem);
});
