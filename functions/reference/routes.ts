import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { resolved, resolveQuery } from '../../domain/contract/index.ts';
import type { AppEnv } from '../http/context.ts';
import { answerFixed } from '../http/fixed.ts';
import { errors, json, notModified } from '../http/responses.ts';
import { refuseInvalid } from '../http/validation.ts';
import { resolveReference } from './resolve.ts';

const resolveRoute = createRoute({
  method: 'get',
  path: '/api/resolve',
  tags: ['References'],
  summary: 'The address that a written reference means',
  request: { query: resolveQuery },
  responses: { 200: json(resolved, 'The address'), 304: notModified, ...errors(400, 422) },
});

export const referenceRoutes = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid }).openapi(
  resolveRoute,
  (c) => answerFixed(c, resolveReference(c.req.valid('query').ref)),
);
