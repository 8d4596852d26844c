import { wasmPasswords } from './accounts/passwords/argon2-wasm.ts';
import { passwordsBeside } from './accounts/passwords/passwords-beside.ts';
import { createApp, PRODUCTION } from './app.ts';
import { type Ctx, createCtx, type Deps } from './ctx.ts';
import type { Env } from './env.ts';
import { IsolateMemory } from './http/isolate-memory.ts';
import { chanceBeside } from './imports/chance-beside.ts';
import { consumeMessages, sweepImports } from './imports/consumer.ts';

let app: ReturnType<typeof createApp> | undefined;

/**
 * A service beside the Worker hashes passwords if HASHER is bound, and computes chance tables if CHANCE is
 * bound.
 */
const depsOf = ({ HASHER, CHANCE }: Env): Deps => ({
  ...PRODUCTION,
  passwords: HASHER === undefined ? wasmPasswords : passwordsBeside(HASHER),
  ...(CHANCE === undefined ? {} : { computeChance: chanceBeside(CHANCE) }),
});

/** The memory for messages and timers. It stays empty, because they answer no reader. */
const noMemory = new IsolateMemory(1, 4);

/** The context for a batch of queue messages or for a timer. */
const ctxWithoutRequest = (env: Env): Ctx => createCtx(depsOf(env), noMemory, env, PRODUCTION.newRequestId());

export default {
  fetch: (request, env, context) => {
    // The bindings do not change during the life of an isolate, so the application is created only once.
    app ??= createApp(depsOf(env));
    return app.fetch(request, env, context);
  },
  queue: (batch, env) => consumeMessages(ctxWithoutRequest(env), batch),
  scheduled: ({ cron }, env) => sweepImports(ctxWithoutRequest(env), cron),
} satisfies ExportedHandler<Env>;
