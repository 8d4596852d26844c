import { PRODUCTION } from './base-app.ts';
import { type Ctx, createCtx, type Deps } from './ctx/ctx.ts';
import type { Env } from './ctx/env.ts';
import { writeDataPoint } from './http/data-point.ts';
import { IsolateMemory } from './isolate/isolate-memory.ts';

/**
 * The isolate memory for queue messages and timers. It stays empty, because they answer no reader.
 */
const noMemory = new IsolateMemory(1, 4);

/**
 * Does the work of a batch of queue messages or of a timer, and writes its data point. `work` returns false if
 * something has to be done again.
 */
export async function withoutRequest(
  deps: Deps,
  env: Env,
  route: string,
  work: (ctx: Ctx) => Promise<boolean>,
): Promise<void> {
  const started = PRODUCTION.now();
  const ctx = createCtx(deps, noMemory, env, PRODUCTION.newRequestId());
  const status = (await work(ctx)) ? 200 : 503;
  const ms = PRODUCTION.now() - started;
  if (env.REQUESTS !== undefined) writeDataPoint(env.REQUESTS, { route, status, ms, tally: ctx.tally });
}
