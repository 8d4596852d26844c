import { heatLemmaAnswer, heatLemmaParams } from '../../domain/contract/index.ts';
import { callsAbout, newRoutes } from '../http/calls.ts';
import { read } from '../http/responses.ts';
import { answerScripture } from '../http/scripture.ts';
import { planLemma } from './plan-lemma.ts';

const lemmaRoute = callsAbout('Search')('get', '/api/heat/lemma/{number}', {
  summary: 'The places of all words with a Strong’s number',
  description:
    'For a picture of the whole Bible: only the words’ numbers in the letters files, in the written reading (ketiv). Hebrew texts have the numbers with H, Greek texts those with G.',
  request: { params: heatLemmaParams },
  responses: read(heatLemmaAnswer, 'The words, by edition', 404),
});

export const heatRoutes = newRoutes().openapi(lemmaRoute, (c) =>
  answerScripture(c, planLemma(c.var.ctx, c.req.valid('param').number)),
);
