import { expect, test } from 'vitest';
import { formatHeatQuestion, type HeatQuestion, parseHeatQuestion } from '../../../domain/heat/index.ts';
import type { Letters } from '../../letters/index.ts';
import { answerOf } from './answers.ts';
import { englishShape, answerOf as withCounts } from './picture/testing.ts';

const shape = englishShape();

test('the count of all words is asked for once, whatever number the words are multiples of', async () => {
  const asked: string[] = [];
  const letters = {
    heat: async (question: HeatQuestion) => {
      asked.push(formatHeatQuestion(question));
      return withCounts(shape, { 0: 5, 1: 7 });
    },
  } as unknown as Letters;
  const ask = (text: string) =>
    answerOf(letters, parseHeatQuestion(text)!, { words: undefined, headword: null });
  expect(await ask('word.26')).toMatchObject({ answer: { figures: { total: 12 } }, all: null });
  expect(await ask('word.multiple-of-3')).toMatchObject({ all: 12 });
  expect(await ask('word.multiple-of-37')).toMatchObject({ all: 12 });
  expect(asked).toEqual([
    'word.26',
    'word.multiple-of-3',
    `word.0-${Number.MAX_SAFE_INTEGER}`,
    'word.multiple-of-37',
  ]);
});
