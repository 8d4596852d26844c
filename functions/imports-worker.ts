/** The Worker of imports: the calls of administrators, the queue and its timer. */
import { createDb } from '../db/client.ts';
import { forgetTries } from './accounts/login-limits/forget-tries.ts';
import { PRODUCTION } from './base-app.ts';
import type { Deps } from './ctx/ctx.ts';
import type { Env } from './ctx/env.ts';
import { createImportsApp } from './imports/app.ts';
import { chanceClient } from './imports/context/chance-client.ts';
import { IMPORTS, type ImportDeps } from './imports/context/import-deps.ts';
import { roomClient } from './imports/context/room.ts';
import { consumeMessages, sweepImports } from './imports/jobs/consumer.ts';
import { withoutRequest } from './without-request.ts';

/**
 * A service outside the Worker computes chance tables if CHANCE is bound, and knows the room for files if
 * ROOM is bound.
 */
const importsOf = ({ CHANCE, ROOM }: Env): ImportDeps => ({
  ...IMPORTS,
  ...(CHANCE === undefined ? {} : { computeChance: chanceClient(CHANCE) }),
  ...(ROOM === undefined ? {} : { room: roomClient(ROOM) }),
});

/** How long an import waits for the database, in milliseconds. A chunk writes more than any reader. */
const IMPORT_TIMEOUT_MS = 30_000;

const PATIENT: Deps = {
  ...PRODUCTION,
  openDatabase: ({ libsqlUrl, libsqlToken }) => createDb(libsqlUrl, libsqlToken, IMPORT_TIMEOUT_MS),
};

let app: ReturnType<typeof createImportsApp> | undefined;

export default {
  fetch: (request, env, context) => {
    app ??= createImportsApp({ imports: importsOf(env) });
    return app.fetch(request, env, context);
  },
  queue: (batch, env) =>
    withoutRequest(PATIENT, env, batch.queue, (ctx) =>
      consumeMessages({ ...ctx, imports: importsOf(env) }, batch),
    ),
  scheduled: ({ cron }, env) =>
    withoutRequest(PATIENT, env, 'timer', async (ctx) => {
      const done = [await forgetTries(ctx), await sweepImports({ ...ctx, imports: importsOf(env) }, cron)];
      return done.every(Boolean);
    }),
} satisfies ExportedHandler<Env>;
