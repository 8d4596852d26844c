import { z } from '@hono/zod-openapi';
import {
  valueSearchAnswer,
  valueSearchQuery,
  valueSegment,
  valueTextsAnswer,
  valueTextsQuery,
} from '../../../domain/contract/index.ts';
import { callsAbout, newRoutes } from '../../http/calls.ts';
import { read } from '../../http/responses.ts';
import { answerScripture } from '../../http/scripture.ts';
import { planValueSearch } from './plan-search.ts';
import { planValueTexts } from './plan-texts.ts';

const call = callsAbout('Search');

const valueSearchRoute = call('get', '/api/search/gematria/{value}', {
  summary: 'Verses, words or phrases by their value',
  description:
    'Exact values come first, then those within the range, each in canonical order, Hebrew before Greek. Verses and words are the edition’s own, in the written reading (ketiv). A phrase (`span`) never crosses the end of a book, nor of a verse unless `crossVerse`. With `distinct=spelling`, words of the same letters are one result, and the most frequent come first.',
  request: { params: z.object({ value: valueSegment }), query: valueSearchQuery },
  responses: read(
    valueSearchAnswer,
    'The results of this page, exact values first, each in canonical order',
    404,
    422,
  ),
});

const valueTextsRoute = call('get', '/api/search/gematria/{value}/texts', {
  summary: 'The texts of results that a client found itself, in letters files',
  description:
    'The client asks for words by their numbers in the letters files of `/api/index/{edition}/{revision}`. The other parameters are those of the search, but `limit`, `offset`, `order`, `distinct` and `besides` change nothing here. The results have the form of the search. It answers 409 if an edition has another revision now, or if the question does not search it.',
  request: { params: z.object({ value: valueSegment }), query: valueTextsQuery },
  responses: read(valueTextsAnswer, 'The results in the order of `words`', 404, 409, 422),
});

export const valueSearchRoutes = newRoutes()
  .openapi(valueSearchRoute, (c) =>
    answerScripture(c, planValueSearch(c.var.ctx, c.req.valid('param').value, c.req.valid('query'))),
  )
  .openapi(valueTextsRoute, (c) =>
    answerScripture(c, planValueTexts(c.var.ctx, c.req.valid('param').value, c.req.valid('query'))),
  );
