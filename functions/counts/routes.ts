import { wordCountAnswer, wordCountQuery } from '../../domain/contract/index.ts';
import { callsAbout, newRoutes } from '../http/calls.ts';
import { read } from '../http/responses.ts';
import { answerScripture } from '../http/scripture.ts';
import { planCount } from './plan-count.ts';

const wordCountRoute = callsAbout('Search')('get', '/api/words/count', {
  summary: 'How often a word, a phrase, a Strong’s number or a value occurs',
  description:
    'Times are written words (ketiv), and verses are the edition’s own. A word is counted by its letters, whatever its points; with `inside` also where it has a prefix or an ending. `number` counts the words with a Strong’s number in all their forms. `value` counts the words that have a value. Name one of `word`, `number` and `value`. English words are counted in the King James Version or the named edition, whatever their capitals; an apostrophe divides words, so God’s counts as God.',
  request: { query: wordCountQuery },
  responses: read(wordCountAnswer, 'The times, by part and by book', 404, 422),
});

export const countRoutes = newRoutes().openapi(wordCountRoute, (c) =>
  answerScripture(c, planCount(c.var.ctx, c.req.valid('query'))),
);
