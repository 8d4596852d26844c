import { expect, test } from 'vitest';
import { isPoetic } from './place.ts';

test('isPoetic accepts a song in a book of prose, and refuses the story around the speeches of Job', () => {
  expect(isPoetic({ book: 'exodus', chapter: 15, verse: 1 })).toBe(true);
  expect(isPoetic({ book: 'exodus', chapter: 15, verse: 22 })).toBe(false);
  expect(isPoetic({ book: 'job', chapter: 1, verse: 6 })).toBe(false);
  expect(isPoetic({ book: 'job', chapter: 3, verse: 3 })).toBe(true);
  expect(isPoetic({ book: 'psalms', chapter: 23, verse: 0 })).toBe(true);
});

test('isPoetic refuses the books of the prophets, where the imperfect is a future', () => {
  expect(isPoetic({ book: 'isaiah', chapter: 40, verse: 4 })).toBe(false);
});

test('isPoetic refuses verses of Greek books', () => {
  expect(isPoetic({ book: 'john', chapter: 1, verse: 1 })).toBe(false);
});
