import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { FINISHED_CODE } from '#finished-code';
import { createDb } from '../db/client.ts';
import type { Deps } from './ctx/ctx.ts';
import { drawNothing } from './ctx/draw.ts';
import { errorAnswer } from './ctx/errors.ts';
import { logOf } from './ctx/log.ts';
import { newRoutes } from './http/calls.ts';
import type { AppEnv } from './http/context.ts';
import { securityHeaders } from './http/headers.ts';
import { knownHost } from './http/known-host.ts';
import { requests, withCtx } from './http/requests.ts';
import type { IsolateMemory } from './isolate/isolate-memory.ts';
import { VERSION } from './version.ts';

/** What both Workers give. */
export const PRODUCTION: Deps = {
  openDatabase: ({ libsqlUrl, libsqlToken }) => createDb(libsqlUrl, libsqlToken),
  now: () => Date.now(),
  wait: (ms) => scheduler.wait(ms),
  newRequestId: () => crypto.randomUUID(),
  log: (line) => console.log(line),
  version: VERSION,
  finishedCode: FINISHED_CODE,
  drawing: () => Promise.resolve(drawNothing),
};

/**
 * An application without routes: what each request of both Workers passes first.
 * @param forward answers what another Worker answers.
 * @param early answers before a context is made.
 */
export function baseApp(
  deps: Deps,
  memory: IsolateMemory,
  { forward, early }: { forward?: MiddlewareHandler<AppEnv>; early?: MiddlewareHandler<AppEnv> } = {},
): OpenAPIHono<AppEnv> {
  const app = newRoutes();
  // A request id from the client is ignored, because anybody could send it.
  app.use(requestId({ headerName: '', generator: deps.newRequestId }));
  if (forward !== undefined) app.use(forward);
  app.use(requests(deps));
  if (early !== undefined) app.use(early);
  app.use(securityHeaders);
  app.use(withCtx(deps, memory));
  app.use(knownHost);
  app.onError((error, c) => errorAnswer(logOf(deps, c.var.requestId), error));
  return app;
}
