import { expect, test } from 'vitest';
import { chanceInWords, formatExpected } from './chance-words.ts';

const LETTERS = { mean: 864.2, sd: 30, runs: 30 };

test.each([
  [
    913,
    926,
    925.35,
    44.4,
    'Shuffle these words and you get about 925 (we allow ± 89): about what you would expect.',
  ],
  [
    26,
    80,
    30.38,
    23,
    'Shuffle these words and you get about 30 (we allow ± 46): somewhat more than you would expect.',
  ],
  [
    913,
    760,
    925,
    45,
    'Shuffle these words and you get about 925 (we allow ± 90): clearly fewer than you would expect.',
  ],
  [
    913,
    2000,
    925,
    45,
    'Shuffle these words and you get about 925 (we allow ± 90): far more than you would expect.',
  ],
  [6, 2, 0.27, 2.2, 'Shuffle these words and you get about 0.3 (we allow ± 4.4): too few to judge.'],
])(
  'the sentence on chance judges phrases that add up to %i: %i were found, and other orders give %d ± %d',
  (value, found, mean, sd, text) => {
    const words = chanceInWords(value, found, { inAnyOrder: { mean, sd }, letters: LETTERS });
    expect(`${words?.sentence} ${words?.verdict}`).toBe(text);
    expect(words?.shuffled).toBe('Shuffling letters would give about 864, but most of those are not words.');
  },
);

test('the verdict on chance follows from the figures that the sentence shows', () => {
  for (const mean of [5, 9.96, 30.38, 196.6, 283.49, 925.35])
    for (const sd of [2.34, 4.76, 14.9, 17.26, 44.4])
      for (let found = 0; found < 1200; found++) {
        const words = chanceInWords(1, found, { inAnyOrder: { mean, sd } });
        const [, shown, margin] = /about ([\d.]+) \(we allow ± ([\d.]+)\)/u.exec(words?.sentence ?? '') ?? [];
        const isWithin = Math.abs(found - Number(shown)) <= Number(margin);
        expect(words?.verdict?.startsWith('about'), `${words?.sentence} ${found}`).toBe(isWithin);
      }
});

test('the sentence on chance says that no phrase can have a value smaller than any two words', () => {
  const words = chanceInWords(4, 0, { inAnyOrder: { mean: 0, sd: 0 }, letters: LETTERS });
  expect(words).toEqual({ sentence: 'No phrase can add up to 4.', verdict: null, shuffled: null });
});

test('the sentence on chance has for single words the count of shuffled letters and no verdict', () => {
  const words = chanceInWords(373, 213, { letters: { mean: 190.2, sd: 14, runs: 30 } });
  expect(words).toEqual({
    sentence: 'Shuffling letters would give about 190 (± 28), but most of those are not words.',
    verdict: null,
    shuffled: null,
  });
});

test('there is no sentence on chance if no expected count is known', () => {
  expect(chanceInWords(913, 926, {})).toBeNull();
});

test('formatMean and formatExpected round averages and deviations, small ones to one decimal place', () => {
  expect(formatExpected({ mean: 1461.53, sd: 38.36 })).toBe('1,462 (± 77)');
  expect(formatExpected({ mean: 15.6, sd: 3.56 })).toBe('15.6 (± 7.1)');
});
