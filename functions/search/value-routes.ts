import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { valueSearchAnswer, valueSearchQuery, valueSegment } from '../../domain/contract/index.ts';
import type { AppEnv } from '../http/context.ts';
import { Problem } from '../http/errors.ts';
import { errors, notModified } from '../http/responses.ts';
import { refuseInvalid } from '../http/validation.ts';

const valueSearchRoute = createRoute({
  method: 'get',
  path: '/api/search/gematria/{value}',
  tags: ['Search'],
  summary: 'Verses, words or spans of words by their value',
  request: { params: z.object({ value: valueSegment }), query: valueSearchQuery },
  responses: {
    200: {
      description: 'The results of this page, exact values first, each in canonical order',
      content: { 'application/json': { schema: valueSearchAnswer } },
    },
    304: notModified,
    ...errors(400, 404, 422, 503),
  },
});

export const valueSearchRoutes = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid }).openapi(
  valueSearchRoute,
  () => {
    throw new Problem('unavailable', 'Being built.');
  },
);
