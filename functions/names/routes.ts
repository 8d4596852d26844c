import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { nameAnalysis, nameRequest } from '../../domain/contract/index.ts';
import type { AppEnv } from '../http/context.ts';
import { Problem } from '../http/errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { errors, json } from '../http/responses.ts';
import { refuseInvalid } from '../http/validation.ts';

const exploreNameRoute = createRoute({
  method: 'post',
  path: '/api/explore-name',
  tags: ['Names'],
  summary: 'A name’s spelling, meaning, values and verses',
  middleware: [jsonBody] as const,
  request: { body: { required: true, content: { 'application/json': { schema: nameRequest } } } },
  responses: { 200: json(nameAnalysis, 'The name'), ...errors(400, 413, 415, 503) },
});

export const nameRoutes = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid }).openapi(
  exploreNameRoute,
  () => {
    throw new Problem('unavailable', 'Being built.');
  },
);
