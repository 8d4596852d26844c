import {
  statisticsAnswer,
  statisticsQuery,
  statisticsWordsAnswer,
  statisticsWordsQuery,
} from '../../domain/contract/index.ts';
import { callsAbout, newRoutes } from '../http/calls.ts';
import { read } from '../http/responses.ts';
import { answerScripture } from '../http/scripture.ts';
import { planStatistics, planStatisticsWords } from './plan-statistics.ts';

const call = callsAbout('Search');

const statisticsRoute = call('get', '/api/statistics', {
  summary: 'The figures of an edition, its parts and books, and its extremes',
  description:
    'Verses, words, letters, sums and different words of the whole edition, of each part and book; for the chosen book or part, the number of each letter and the longest, shortest, highest and lowest words and verses. Verses are the edition’s own, and words are written ones (ketiv).',
  request: { query: statisticsQuery },
  responses: read(statisticsAnswer, 'The figures', 404, 422),
});

const wordsRoute = call('get', '/api/statistics/words', {
  summary: 'The different words of an edition, part or book',
  description:
    'Each spelling at its first place, with the number of its words. A final letter and its base letter are the same here.',
  request: { query: statisticsWordsQuery },
  responses: read(statisticsWordsAnswer, 'The words of this page', 404, 422),
});

export const statisticsRoutes = newRoutes()
  .openapi(statisticsRoute, (c) => answerScripture(c, planStatistics(c.var.ctx, c.req.valid('query'))))
  .openapi(wordsRoute, (c) => answerScripture(c, planStatisticsWords(c.var.ctx, c.req.valid('query'))));
