import { expect, test } from 'vitest';
import { otherEntries } from './other-entries.ts';

const word = (strongsNumber: string | null, headword: string | null, times: number) => ({
  strongsNumber,
  headword,
  times,
  translation: null,
  text: '',
  timesOfNumber: null,
  book: 'exodus',
  chapter: 17,
  verse: 15,
  reference: 'Exodus 17:15',
  addressWord: 6,
});

const LORD = word('H3068', 'יְהֹוָה', 1816);
const GOD = word('H3069', 'יְהֹוִה', 3);
const BANNER = word('H3071', 'יְהֹוָה נִסִּי', 1);

test('the Name by letters and by number differ by the words of another entry', () => {
  expect(otherEntries('יהוה', [LORD, GOD, BANNER])).toEqual({
    own: 1819,
    numbers: ['H3068', 'H3069'],
    others: 1,
    places: ['Exodus 17:15 (H3071)'],
  });
});

test('a word without a number is one of the others', () => {
  expect(otherEntries('יהוה', [LORD, word(null, null, 2)])?.places).toEqual(['Exodus 17:15 (–)']);
});

test.each([
  ['all words have a number of these letters', [LORD, GOD]],
  ['no word has', [BANNER]],
  ['the others are no exception', [LORD, word('H1', 'אב', 300)]],
  ['there are too many others to name', [LORD, ...[1, 2, 3, 4].map((at) => word(`H${at}`, 'אב', 1))]],
])('nothing is said if %s', (_, words) => {
  expect(otherEntries('יהוה', words)).toBeNull();
});
