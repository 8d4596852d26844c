import { expect, test } from 'vitest';
import { hasCharacterOf } from './unicode-range.ts';

test.each([
  ['U+0590-05FF, U+25CC', 'Gen ב', true],
  // Chromium leaves out the zeros.
  ['U+0-FF, U+131', 'verse', true],
  ['U+1F00-1FFF', 'λόγος', false],
  ['U+1F00-1FFF', 'ἀρχῇ', true],
  ['U+25CC', '◌', true],
  ['U+0590-05FF', '', false],
])('a range of characters, %s, has one of %s: %s', (range, text, has) => {
  expect(hasCharacterOf(range, text)).toBe(has);
});
