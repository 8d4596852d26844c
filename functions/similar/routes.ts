import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { similarQuery, similarVerses, verseParams } from '../../domain/contract/index.ts';
import type { AppEnv } from '../http/context.ts';
import { errors, notModified } from '../http/responses.ts';
import { answerScripture } from '../http/scripture.ts';
import { refuseInvalid } from '../http/validation.ts';
import { bookFromPath } from '../text/address.ts';
import { getSimilar } from './get-similar.ts';

const similarRoute = createRoute({
  method: 'get',
  path: '/api/similar/{book}/{chapter}/{verse}',
  tags: ['Gematria'],
  summary: 'Verses of nearly the same value',
  description:
    'Nearest value first, then in canonical order; the verse itself is left out. Verses are the edition’s own: one that stands at two addresses is answered at its first. Empty where the edition has no words at the address.',
  request: { params: verseParams, query: similarQuery },
  responses: {
    200: {
      description: 'The verses of this page',
      headers: z.object({
        'X-Total-Count': z.string().meta({ type: 'integer', description: 'How many there are in all' }),
      }),
      content: { 'application/json': { schema: similarVerses } },
    },
    304: notModified,
    ...errors(400, 404, 422, 503),
  },
});

export const similarRoutes = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid }).openapi(
  similarRoute,
  (c) => {
    const { book, chapter, verse } = c.req.valid('param');
    return answerScripture(c, getSimilar(c, bookFromPath(book), chapter, verse, c.req.valid('query')));
  },
);
