import type { Context } from 'hono';
import type { Ctx } from '../ctx/ctx.ts';
import type { Env } from '../ctx/env.ts';
import type { Tally } from '../ctx/tally.ts';

export interface AppEnv {
  Bindings: Env;
  Variables: { requestId: string; tally: Tally; ctx: Ctx };
}

/**
 * Hono's context of a request. Only routes and middleware use it. They pass its `ctx` to the functions of the
 * features.
 */
export type AppContext = Context<AppEnv>;
