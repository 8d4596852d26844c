import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { health, type Readiness, readiness } from '../../domain/contract/index.ts';
import type { AppEnv } from '../http/context.ts';
import { json } from '../http/responses.ts';
import { readRevision } from '../http/scripture.ts';

const healthRoute = createRoute({
  method: 'get',
  path: '/api/health',
  tags: ['Service'],
  summary: 'Whether the service runs',
  responses: { 200: json(health, 'It runs; `revision` is null while the library cannot be read') },
});

const readyRoute = createRoute({
  method: 'get',
  path: '/api/health/ready',
  tags: ['Service'],
  summary: 'Whether the library can be read',
  responses: {
    200: json(readiness, 'Texts are published and the database answers'),
    503: json(readiness, 'Not yet, or not now'),
  },
});

export const healthRoutes = new OpenAPIHono<AppEnv>()
  .openapi(healthRoute, async (c) => {
    const revision = await readRevision(c).catch(() => null);
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' as const, revision, version: c.var.deps.version }, 200);
  })
  .openapi(readyRoute, async (c) => {
    const { version } = c.var.deps;
    c.header('Cache-Control', 'no-store');
    const notReady = (database: Readiness['database']) =>
      c.json({ status: 'not_ready' as const, database, revision: null, version }, 503);
    try {
      const revision = await readRevision(c);
      if (revision === null) return notReady('empty');
      return c.json({ status: 'ready' as const, database: 'ok' as const, revision, version }, 200);
    } catch {
      return notReady('unreachable');
    }
  });
