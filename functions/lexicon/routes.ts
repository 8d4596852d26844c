import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { lexiconEntry, lexiconParams } from '../../domain/contract/index.ts';
import type { AppEnv } from '../http/context.ts';
import { errors, json, notModified } from '../http/responses.ts';
import { answerScripture } from '../http/scripture.ts';
import { refuseInvalid } from '../http/validation.ts';
import { planLexiconEntry } from './plan-entry.ts';

const entryRoute = createRoute({
  method: 'get',
  path: '/api/lexicon/{strongsNumber}',
  tags: ['Lexicon'],
  summary: 'A dictionary entry by Strong’s number',
  request: { params: lexiconParams },
  responses: { 200: json(lexiconEntry, 'The entry'), 304: notModified, ...errors(400, 404, 503) },
});

export const lexiconRoutes = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid }).openapi(
  entryRoute,
  (c) => answerScripture(c, planLexiconEntry(c.req.valid('param').strongsNumber)),
);
