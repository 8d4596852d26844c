import { expect, test } from 'vitest';
import { sequencesIn } from './sequences.ts';

test.each([
  ['', 0],
  ['abcdefgh', 1],
  ['hgfedcba', 1],
  ['aaaabbbb', 1],
  ['qwertyuiop1234', 2],
  ['1qaz2wsx3edc', 3],
  ['abc def ghi', 5],
  ['still waters', 8],
  ['אבגדהוזחט', 1],
  ['αβγδεζηθ', 1],
])('the password “%s” has %i sequences', (text, count) => expect(sequencesIn(text)).toBe(count));
