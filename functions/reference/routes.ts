import { createRoute } from '@hono/zod-openapi';
import { resolved, resolveQuery } from '../../domain/contract/index.ts';
import { newRoutes } from '../http/calls.ts';
import { answerFixed } from '../http/fixed.ts';
import { read } from '../http/responses.ts';
import { resolveReference } from './resolve.ts';

const resolveRoute = createRoute({
  method: 'get',
  path: '/api/resolve',
  tags: ['References'],
  summary: 'The address that a written reference means',
  request: { query: resolveQuery },
  responses: read(resolved, 'The address', 400, 422),
});

export const referenceRoutes = newRoutes().openapi(resolveRoute, (c) =>
  answerFixed(c, resolveReference(c.req.valid('query').ref)),
);
