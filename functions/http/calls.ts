import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { AppEnv } from './context.ts';
import { jsonBody } from './json-body.ts';
import { type ErrorStatus, errors } from './responses.ts';
import { sameOrigin } from './same-origin.ts';
import { refuseInvalid } from './validation.ts';

export const newRoutes = () => new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid });

type Description = Omit<RouteConfig, 'method' | 'path' | 'tags'>;

/**
 * Returns a function that describes calls of the API, listed under `tag`. Each of them may answer 503 and `statuses`. A
 * call that changes something may come only from pages of this site, and takes its body as JSON. `middleware` replaces
 * these guards.
 */
export const callsAbout =
  (tag: string, ...statuses: ErrorStatus[]) =>
  <const M extends RouteConfig['method'], const P extends string, D extends Description>(
    method: M,
    path: P,
    description: D,
  ) => {
    const { request } = description;
    const guards = [
      ...(method === 'get' ? [] : [sameOrigin]),
      ...(request?.body === undefined ? [] : [jsonBody]),
    ];
    const refusals: ErrorStatus[] = [503, ...statuses];
    if (request !== undefined) refusals.push(400);
    if (request?.body !== undefined) refusals.push(415);
    if (method !== 'get') refusals.push(403);
    // The type names only the answers of the description, because the client of the API reads every refusal alike.
    const responses: D['responses'] = { ...errors(...refusals), ...description.responses };
    return createRoute({ middleware: guards, ...description, method, path, tags: [tag], responses });
  };
