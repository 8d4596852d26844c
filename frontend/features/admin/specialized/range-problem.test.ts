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
  // As text, 9 would come after 10.
  [{ book: 'genesis', startChapter: '9', endChapter: '10' }, null],
  [{ book: 'genesis', startChapter: '7', endChapter: '7' }, null],
])('%j gives %j', (typed, problem) => {
  expect(rangeProblem(typed)).toBe(problem);
});
