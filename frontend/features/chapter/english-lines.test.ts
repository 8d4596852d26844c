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
    ['Why do the heathen rage,', 'and the people imagine a vain thing?'],
  ],
  [
    'Teach me thy way, O LORD, and lead me in a plain path, because of mine enemies.',
    ['Teach me thy way, O LORD,', 'and lead me in a plain path, because of mine enemies.'],
  ],
  ['The LORD liveth, O king.', ['The LORD liveth, O king.']],
  ['', ['']],
])(
  'the English verse “%s” is divided after its colons, semicolons and sentences, or else after the comma nearest to its middle',
  (text, lines) => {
    expect(englishLines(text)).toEqual(lines);
  },
);
