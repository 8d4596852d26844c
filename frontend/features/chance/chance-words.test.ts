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
    '258 found; about 228 ± 19 would be expected by chance. That is about as many as chance gives (z = 1.6).',
  ],
  [
    270,
    228,
    19,
    '270 found; about 228 ± 19 would be expected by chance. That is somewhat more than chance gives (z = 2.2).',
  ],
  [
    160,
    228,
    19,
    '160 found; about 228 ± 19 would be expected by chance. That is clearly fewer than chance gives (z = −3.6).',
  ],
  [
    6601,
    1461,
    38,
    '6,601 found; about 1,461 ± 38 would be expected by chance. That is far more than chance gives (z = 135).',
  ],
  [
    3,
    1.23,
    1.06,
    '3 found; about 1.2 ± 1.1 would be expected by chance. With so few, a difference of one or two says nothing.',
  ],
  [0, 0, 0, '0 found; none in 30 shufflings of the letters. That is what chance gives.'],
  [2, 0, 0, '2 found; none in 30 shufflings of the letters. Chance gives this value next to never.'],
])('describes %i found where chance gives %d ± %d', (observed, mean, sd, words) => {
  expect(sentence(observed, mean, sd)).toBe(words);
});

test('a clear difference from chance comes with a caution', () => {
  const caution = (observed: number) => chanceInWords(observed, { mean: 100, sd: 10, runs: 30 }).caution;
  expect(caution(115)).toBeNull();
  expect(caution(125)).toContain('of a hundred, about five');
  expect(caution(135)).toContain('of a thousand, about three');
  expect(caution(65)).toContain('of a thousand, about three');
  expect(caution(160)).toContain('frequent word or name');
  expect(caution(900)).toContain('frequent word or name');
  expect(caution(20)).not.toContain('frequent');
});

test('averages and deviations are rounded, small ones to one decimal place', () => {
  expect(formatExpected({ mean: 1461.53, sd: 38.36 })).toBe('1,462 ± 38');
  expect(formatExpected({ mean: 15.6, sd: 3.56 })).toBe('15.6 ± 3.6');
});
