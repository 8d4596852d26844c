import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { health, type Readiness, readiness } from '../../domain/contract/index.ts';
import { type AppContext, type AppEnv, databaseOf } from '../http/context.ts';
import { json } from '../http/responses.ts';
import { readRevision } from '../http/scripture.ts';

const healthRoute = createRoute({
  method: 'get',
  path: '/api/health',
  tags: ['Service'],
  summary: 'Whether the service runs',
  responses: { 200: json(health, 'It runs; `revision` is the one read last, null while none could be') },
});

const readyRoute = createRoute({
  method: 'get',
  path: '/api/health/ready',
  tags: ['Service'],
  summary: 'Whether the library can be read, and written to',
  responses: {
    200: json(readiness, 'Texts are published, the database answers and takes writes'),
    503: json(readiness, 'Not yet, or not now'),
  },
});

/** How long health waits for a revision where none has been read yet, in milliseconds. */
const REVISION_WAIT_MS = 300;

/** The library's revision, if the database says it soon; else null. */
const revisionSoon = (c: AppContext): Promise<string | null> =>
  Promise.race([readRevision(c).catch(() => null), c.var.deps.wait(REVISION_WAIT_MS).then(() => null)]);

export const healthRoutes = new OpenAPIHono<AppEnv>()
  .openapi(healthRoute, async (c) => {
    const revision = c.var.memory.lastRevision ?? (await revisionSoon(c));
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
      const state = await c.var.memory.writes.state(databaseOf(c), c.var.deps.now());
      if (state !== 'ok') return notReady(state);
      return c.json({ status: 'ready' as const, database: 'ok' as const, revision, version }, 200);
    } catch {
      return notReady('unreachable');
    }
  });
