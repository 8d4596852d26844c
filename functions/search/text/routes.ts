import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { textSearchAnswer, textSearchQuery } from '../../../domain/contract/index.ts';
import type { AppEnv } from '../../http/context.ts';
import { errors, json, notModified } from '../../http/responses.ts';
import { answerScripture } from '../../http/scripture.ts';
import { refuseInvalid } from '../../http/validation.ts';
import { planTextSearch } from './plan-search.ts';

const textSearchRoute = createRoute({
  method: 'get',
  path: '/api/search',
  tags: ['Search'],
  summary: 'Verses by their words',
  description:
    'Words match as written, apart from case, points, accents and final letters; `forms` also finds other forms of English words. Phrases rank first, then words close together. Words of different texts meet at the verse’s address. A verse of the original that has two addresses is one result. Each facet is counted as if its own filter were not set; testaments and groups are one filter.',
  request: { query: textSearchQuery },
  responses: {
    200: json(textSearchAnswer, 'The results of this page, best first'),
    304: notModified,
    ...errors(400, 404, 503),
  },
});

export const textSearchRoutes = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid }).openapi(
  textSearchRoute,
  (c) => answerScripture(c, (ask) => ask(planTextSearch(c.req.valid('query')))),
);
