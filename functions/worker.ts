import { createDb } from '../db/client.ts';
import { forgetTries } from './accounts/login-limits/forget-tries.ts';
import { wasmPasswords } from './accounts/passwords/argon2-wasm.ts';
import { passwordsBeside } from './accounts/passwords/passwords-beside.ts';
import { createApp, PRODUCTION } from './app.ts';
import { type Ctx, createCtx, type Deps } from './ctx.ts';
import { writeDataPoint } from './data-point.ts';
import type { Env } from './env.ts';
import { IsolateMemory } from './http/isolate-memory.ts';
import { purgeEdge } from './http/purge-edge.ts';
import { chanceBeside } from './imports/chance-beside.ts';
import { consumeMessages, mayPublish, sweepImports } from './imports/consumer.ts';
import { roomBeside } from './imports/room.ts';

let app: ReturnType<typeof createApp> | undefined;

/**
 * A service beside the Worker hashes passwords if HASHER is bound, computes chance tables if CHANCE is bound, and knows
 * the room for files if ROOM is bound.
 */
const depsOf = ({ HASHER, CHANCE, ROOM }: Env): Deps => ({
  ...PRODUCTION,
  passwords: HASHER === undefined ? wasmPasswords : passwordsBeside(HASHER),
  ...(CHANCE === undefined ? {} : { computeChance: chanceBeside(CHANCE) }),
  ...(ROOM === undefined ? {} : { room: roomBeside(ROOM) }),
});

/** How long an import waits for the database, in milliseconds. A chunk writes more than any reader. */
const IMPORT_TIMEOUT_MS = 30_000;

/** Opens the database for messages and timers. */
const openForImports: Deps['openDatabase'] = ({ libsqlUrl, libsqlToken }) =>
  createDb(libsqlUrl, libsqlToken, IMPORT_TIMEOUT_MS);

/** The memory for messages and timers. It stays empty, because they answer no reader. */
const noMemory = new IsolateMemory(1, 4);

/**
 * Does the work of a batch of queue messages or of a timer, and writes its data point. `work` returns false if something
 * has to be done again.
 */
async function withoutRequest(env: Env, route: string, work: (ctx: Ctx) => Promise<boolean>): Promise<void> {
  const started = PRODUCTION.now();
  const ctx = createCtx(
    { ...depsOf(env), openDatabase: openForImports },
    noMemory,
    env,
    PRODUCTION.newRequestId(),
  );
  const status = (await work(ctx)) ? 200 : 503;
  const ms = PRODUCTION.now() - started;
  if (env.REQUESTS !== undefined) writeDataPoint(env.REQUESTS, { route, status, ms, tally: ctx.tally });
}

/** Purges the cache in front of this Worker if something was published. The local runtime has no such cache. */
const purge = async (env: Env, { cache }: ExecutionContext): Promise<void> =>
  cache && withoutRequest(env, 'purge', (ctx) => purgeEdge(ctx, cache));

/**
 * Looks every 15 seconds if something must be purged, until the timer's next run. A timer cannot run more often, and a
 * terminal may publish at any moment.
 */
async function purgeForAMinute(env: Env, context: ExecutionContext): Promise<void> {
  if (context.cache === undefined) return;
  await purge(env, context);
  for (let look = 1; look < 4; look++) {
    await PRODUCTION.wait(15_000);
    await purge(env, context);
  }
}

export default {
  fetch: (request, env, context) => {
    // The bindings do not change during the life of an isolate, so the application is created only once.
    app ??= createApp(depsOf(env));
    const answer = app.fetch(request, env, context);
    // Reads are counted to their end, also if the reader has gone.
    if (env.MAX_READS) context.waitUntil(Promise.resolve(answer));
    return answer;
  },
  queue: async (batch, env, context) => {
    await withoutRequest(env, batch.queue, (ctx) => consumeMessages(ctx, batch));
    if (batch.messages.some(({ body }) => mayPublish(body))) context.waitUntil(purge(env, context));
  },
  scheduled: async ({ cron }, env, context) => {
    await Promise.all([
      withoutRequest(env, 'timer', async (ctx) => {
        const done = [await forgetTries(ctx), await sweepImports(ctx, cron)];
        return done.every(Boolean);
      }),
      purgeForAMinute(env, context),
    ]);
  },
} satisfies ExportedHandler<Env>;
