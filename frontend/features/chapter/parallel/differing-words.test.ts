import { expect, test } from 'vitest';
import { differingWords, matchingWords } from './differing-words.ts';

const positions = (one: string, other: string) =>
  differingWords(one.split(' '), other.split(' ')).map((found) => [...found]);

test.each([
  ['the same words', 'ἐν ἀρχῇ ἦν', 'ἐν ἀρχῇ ἦν', [], []],
  ['other accents and capitals', 'οὗτος ἦν', 'Οὗτος ἦν', [], []],
  ['other vowels', 'בָּרָא אֱלֹהִים', 'בָּרָ֣א אֱלֹהִ֑ים', [], []],
  ['another form', 'τῇ μιᾷ τῶν', 'τῆς μιᾶς τῶν', [1, 2], [1, 2]],
  ['a word more in the first text', 'Μαρία ἡ τοῦ Ἰακώβου', 'Μαρία Ἰακώβου', [2, 3], []],
  ['a word more in the second text', 'בני ישראל', 'כל בני ישראל', [], [1]],
  ['another order', 'א ב', 'ב א', [1], [2]],
])('%s: “%s” and “%s”', (_, one, other, here, there) => {
  expect(positions(one, other)).toEqual([here, there]);
});

test('if one text has no words, every word of the other text differs', () => {
  expect(differingWords([], ['א'])).toEqual([new Set(), new Set([1])]);
});

test.each([
  [
    'the same words',
    'ἐν ἀρχῇ ἦν',
    'Ἐν ἀρχῇ ἦν',
    [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  ],
  [
    'another form at the same place',
    'τῇ μιᾷ τῶν σαββάτων',
    'τῇ μιᾶς τῶν σαββάτων',
    [
      [1, 1],
      [3, 3],
      [4, 4],
      [2, 2],
    ],
  ],
  [
    'a word more',
    'בני ישראל',
    'כל בני ישראל',
    [
      [1, 2],
      [2, 3],
    ],
  ],
  [
    'two words for one',
    'א ב ד',
    'א ג ג ד',
    [
      [1, 1],
      [3, 4],
    ],
  ],
  ['another text', 'א ב', 'α β', []],
])('%s: the words of “%s” at their places in “%s”', (_, one, other, matches) => {
  expect([...matchingWords(one.split(' '), other.split(' '))]).toEqual(matches);
});
