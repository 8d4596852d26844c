import { expect, test } from 'vitest';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { lemmasOf } from './word-frequency.tsx';

const word = (wordPosition: number, strongsNumber: string | null, lemma: string) =>
  ({ word: { wordPosition, strongsNumber, lemma } }) as WordAnalysis;

test('the list of word frequencies has each lemma once, with its first word', () => {
  const words = [
    word(1, 'H853', 'את'),
    word(2, 'H8064', 'שמים'),
    word(3, 'H853', 'את'),
    word(4, null, 'לו'),
    word(5, null, 'לו'),
  ];
  expect(lemmasOf(words).map((analysis) => analysis.word.wordPosition)).toEqual([1, 2, 4]);
});
