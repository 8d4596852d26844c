import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { health, type Readiness, readiness } from '../../domain/contract/index.ts';
import type { Ctx } from '../ctx.ts';
import type { AppEnv } from '../http/context.ts';
import { DatabaseUnavailable } from '../http/errors.ts';
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

/** The longest time that the health call waits for the database if no revision was read yet, in milliseconds. */
const REVISION_WAIT_MS = 300;

/** The library's revision if the database answers in time, otherwise null. */
const revisionSoon = (ctx: Ctx): Promise<string | null> =>
  Promise.race([readRevision(ctx).catch(() => null), ctx.wait(REVISION_WAIT_MS).then(() => null)]);

/** Checks that the library can be read and written, and reads its revision. */
async function readinessOf(ctx: Ctx): Promise<Pick<Readiness, 'database' | 'revision'>> {
  try {
    const revision = await readRevision(ctx);
    const database = revision === null ? 'empty' : await ctx.memory.writes.state(ctx);
    return { database, revision };
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return { database: 'unreachable', revision: null };
    throw error;
  }
}

export const healthRoutes = new OpenAPIHono<AppEnv>()
  .openapi(healthRoute, async (c) => {
    const { ctx } = c.var;
    const revision = ctx.memory.lastRevision ?? (await revisionSoon(ctx));
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' as const, revision, version: ctx.version }, 200);
  })
  .openapi(readyRoute, async (c) => {
    const { version } = c.var.ctx;
    const { database, revision } = await readinessOf(c.var.ctx);
    c.header('Cache-Control', 'no-store');
    if (database === 'ok') return c.json({ status: 'ready' as const, database, revision, version }, 200);
    return c.json({ status: 'not_ready' as const, database, revision: null, version }, 503);
  });
