import { createRoute } from '@hono/zod-openapi';
import { health, type Readiness, readiness } from '../../domain/contract/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { DatabaseUnavailable } from '../ctx/errors.ts';
import { newRoutes } from '../http/calls.ts';
import { json } from '../http/responses.ts';
import { readRevision } from '../http/scripture.ts';
import type { LibraryCheck } from '../isolate/library-probe.ts';
import { checkLibrary } from './check-library.ts';

const healthRoute = createRoute({
  method: 'get',
  path: '/api/health',
  tags: ['Service'],
  summary: 'Answers if the service runs',
  responses: { 200: json(health, 'It runs; `revision` is the one read last, null while none could be') },
});

const readyRoute = createRoute({
  method: 'get',
  path: '/api/health/ready',
  tags: ['Service'],
  summary: 'Checks that the library can be read, searched and written to',
  description:
    'Reads a verse, searches for its words and reads the letters files, and writes a row, at most once a minute.',
  responses: {
    200: json(readiness, 'Texts are published, can be read and searched, and the database takes writes'),
    503: json(readiness, 'Not yet, or not now; `database` or `failing` says why'),
  },
});

/** The longest time that the health call waits for the database if no revision was read yet, in milliseconds. */
const REVISION_WAIT_MS = 300;

/** What heals a damaged library. docs/backup.md says more. */
const HEAL =
  'On your own machine, stop the app and start it again: the start replaces a damaged library. In a deployment, restore the newest backup into a new database (docs/backup.md).';

const revisionSoon = (ctx: Ctx): Promise<string | null> =>
  Promise.race([readRevision(ctx).catch(() => null), ctx.wait(REVISION_WAIT_MS).then(() => null)]);

async function readinessOf(ctx: Ctx): Promise<LibraryCheck & Pick<Readiness, 'revision'>> {
  const isGood = false;
  try {
    const revision = await readRevision(ctx);
    if (revision === null) return { database: 'empty', failing: [], revision, isGood };
    return { ...(await ctx.memory.library.result(ctx, () => checkLibrary(ctx))), revision };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return { database: 'unreachable', failing: [], revision: null, isGood };
  }
}

export const healthRoutes = newRoutes()
  .openapi(healthRoute, async (c) => {
    const { ctx } = c.var;
    const revision = ctx.memory.lastRevision ?? (await revisionSoon(ctx));
    c.header('Cache-Control', 'no-store');
    const { version, deployment } = ctx;
    return c.json({ status: 'ok' as const, revision, version, deployment }, 200);
  })
  .openapi(readyRoute, async (c) => {
    const { version, memory } = c.var.ctx;
    const { database, failing, revision, isGood } = await readinessOf(c.var.ctx);
    c.header('Cache-Control', 'no-store');
    if (memory.isDamaged)
      return c.json(
        {
          ...{ status: 'not_ready' as const, database: 'damaged' as const, nextStep: HEAL },
          ...{ failing, revision: null, version },
        },
        503,
      );
    if (isGood) return c.json({ status: 'ready' as const, database, failing, revision, version }, 200);
    return c.json({ status: 'not_ready' as const, database, failing, revision: null, version }, 503);
  });
