import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { TypedResponse } from 'hono';
import { type NameAnalysis, nameAnalysis, nameRequest } from '../../domain/contract/index.ts';
import type { AppEnv } from '../http/context.ts';
import { jsonBody, jsonRequest } from '../http/json-body.ts';
import { errors, json } from '../http/responses.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { scriptureAnswer } from '../http/scripture.ts';
import { send } from '../http/send.ts';
import { refuseInvalid } from '../http/validation.ts';
import { planName } from './plan-name.ts';

const exploreNameRoute = createRoute({
  method: 'post',
  path: '/api/explore-name',
  tags: ['Names'],
  summary: 'A name’s spelling, meaning, values and verses',
  description:
    'The name may be written in Latin, Hebrew or Greek letters. A Latin name is looked up in the curated list, then ' +
    'among the dictionary’s proper names; any other is written letter for letter, and `spelling` says so. Asked from the ' +
    'pages of this site or by a program; a page of another site is refused.',
  middleware: [refuseOtherSites, jsonBody] as const,
  request: jsonRequest(nameRequest),
  responses: { 200: json(nameAnalysis, 'The name'), ...errors(400, 403, 413, 415, 503) },
});

export const nameRoutes = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid }).openapi(
  exploreNameRoute,
  async (c) => {
    const request = c.req.valid('json');
    const { body, headers } = await scriptureAnswer(
      c.var.ctx,
      `${c.req.path} ${JSON.stringify(request)}`,
      planName(request),
    );
    // Browsers and proxies may not cache the answer to a POST, but the isolate caches it for equal requests.
    const response = send(c, {
      body,
      headers: { 'Content-Type': headers['Content-Type'] ?? '', 'Cache-Control': 'no-store' },
    });
    return response as Response & TypedResponse<NameAnalysis, 200, 'json'>;
  },
);
