import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { textSearchAnswer, textSearchQuery } from '../../domain/contract/index.ts';
import type { AppEnv } from '../http/context.ts';
import { Problem } from '../http/errors.ts';
import { errors, notModified } from '../http/responses.ts';
import { refuseInvalid } from '../http/validation.ts';

const textSearchRoute = createRoute({
  method: 'get',
  path: '/api/search',
  tags: ['Search'],
  summary: 'Verses by their words',
  request: { query: textSearchQuery },
  responses: {
    200: {
      description: 'The results of this page, best first',
      content: { 'application/json': { schema: textSearchAnswer } },
    },
    304: notModified,
    ...errors(400, 404, 503),
  },
});

export const textSearchRoutes = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid }).openapi(
  textSearchRoute,
  () => {
    throw new Problem('unavailable', 'Being built.');
  },
);
