import { z } from '@hono/zod-openapi';
import { similarQuery, similarVerses, verseParams } from '../../domain/contract/index.ts';
import { callsAbout, newRoutes } from '../http/calls.ts';
import { json, unchanged } from '../http/responses.ts';
import { answerScripture } from '../http/scripture.ts';
import { bookFromPath } from '../text/address.ts';
import { planSimilar } from './plan-similar.ts';

const similarRoute = callsAbout('Gematria')('get', '/api/similar/{book}/{chapter}/{verse}', {
  summary: 'Verses of nearly the same value',
  description:
    'Near the total of the address as written (ketiv): nearest value first, then in canonical order; the verses at the address itself are left out. Verses are the edition’s own: a verse with two addresses is listed at its first. Empty if the edition has no words at the address.',
  request: { params: verseParams, query: similarQuery },
  responses: {
    200: {
      ...json(similarVerses, 'The verses of this page'),
      headers: z.object({
        'X-Total-Count': z.string().meta({ type: 'integer', description: 'How many there are in all' }),
        'X-Compared-Value': z.string().optional().meta({
          type: 'integer',
          description:
            'The total that they are near to; absent where the edition counts nothing at the address',
        }),
      }),
    },
    ...unchanged(404, 422),
  },
});

export const similarRoutes = newRoutes().openapi(similarRoute, (c) => {
  const { book, chapter, verse } = c.req.valid('param');
  return answerScripture(c, planSimilar(c.var.ctx, bookFromPath(book), chapter, verse, c.req.valid('query')));
});
