import { expect, test } from 'vitest';
import { englishLines } from './english-lines.ts';

test.each([
  [
    'He restoreth my soul: he leadeth me in the paths of righteousness for his name’s sake.',
    ['He restoreth my soul:', 'he leadeth me in the paths of righteousness for his name’s sake.'],
  ],
  ['Hallelujah. Praise ye the Lord.', ['Hallelujah. Praise ye the Lord.']],
  ['The LORD is my shepherd; I shall not want.', ['The LORD is my shepherd;', 'I shall not want.']],
  [
    'Why do the heathen rage, and the people imagine a vain thing?',
    ['Why do the heathen rage, and the people imagine a vain thing?'],
  ],
  ['', ['']],
])('the English verse “%s” is divided after its colons, semicolons and sentences', (text, lines) => {
  expect(englishLines(text)).toEqual(lines);
});
