import { expect, test } from 'vitest';
import { chanceInWords, formatExpected } from './chance-words.ts';

const sentence = (observed: number, mean: number, sd: number) => {
  const { figures, judgement } = chanceInWords(observed, { mean, sd, runs: 30 });
  return `${figures} ${judgement}`;
};

test.each([
  [
    258,
    228,
    19,
    '258 found, and about 228 ± 19 expected by chance. About what you would expect by chance (z = 1.6).',
  ],
  [
    270,
    228,
    19,
    '270 found, and about 228 ± 19 expected by chance. Somewhat more than you would expect by chance (z = 2.2).',
  ],
  [
    160,
    228,
    19,
    '160 found, and about 228 ± 19 expected by chance. Clearly fewer than you would expect by chance (z = −3.6).',
  ],
  [
    6601,
    1461,
    38,
    '6,601 found, and about 1,461 ± 38 expected by chance. Far more than you would expect by chance (z = 135).',
  ],
  [
    3,
    1.23,
    1.06,
    '3 found, and about 1.2 ± 1.1 expected by chance. With so few, a difference of one or two means nothing.',
  ],
  [0, 0, 0, '0 found, and none in 30 shuffles of the letters. That is what you would expect by chance.'],
  [2, 0, 0, '2 found, and none in 30 shuffles of the letters. Chance hardly ever gives this value.'],
])('describes %i found where chance gives %d ± %d', (observed, mean, sd, words) => {
  expect(sentence(observed, mean, sd)).toBe(words);
});

test('a clear difference from chance comes with a caution', () => {
  const caution = (observed: number) => chanceInWords(observed, { mean: 100, sd: 10, runs: 30 }).caution;
  expect(caution(115)).toBeNull();
  expect(caution(125)).toContain('About five in a hundred');
  expect(caution(135)).toContain('About three in a thousand');
  expect(caution(65)).toContain('About three in a thousand');
  expect(caution(160)).toContain('frequent word or name');
  expect(caution(900)).toContain('frequent word or name');
  expect(caution(20)).not.toContain('frequent');
});

test('averages and deviations are rounded, small ones to one decimal place', () => {
  expect(formatExpected({ mean: 1461.53, sd: 38.36 })).toBe('1,462 ± 38');
  expect(formatExpected({ mean: 15.6, sd: 3.56 })).toBe('15.6 ± 3.6');
});
