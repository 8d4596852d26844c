import type { Context } from 'hono';
import type { Ctx } from '../ctx.ts';
import type { Env } from '../env.ts';

/** What Hono carries through a request. */
export interface AppEnv {
  Bindings: Env;
  Variables: { requestId: string; ctx: Ctx };
}

/** A request. Only routes and middleware know it; they hand its `ctx` to the verbs. */
export type AppContext = Context<AppEnv>;
