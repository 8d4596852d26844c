import { expect, test } from 'vitest';
import { verseOf } from './verse-of-cell.ts';

test.each([
  ['malachi', 3, 19, 'Malachi 3:19', 'Malachi 4:1'],
  ['psalms', 51, 3, 'Psalm 51:3', 'Psalm 51:1'],
  ['john', 3, 16, 'John 3:16', null],
] as const)('the verse %s %i:%i of the text is %s, in English %s', (book, chapter, verse, own, english) => {
  const found = verseOf({ book, chapter, verse });
  expect(found.reference).toBe(own);
  expect(found.englishReference).toBe(english);
});
