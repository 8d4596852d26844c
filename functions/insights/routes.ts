import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { insights, insightsQuery } from '../../domain/contract/index.ts';
import type { AppEnv } from '../http/context.ts';
import { errors, json, notModified } from '../http/responses.ts';
import { answerScripture } from '../http/scripture.ts';
import { refuseInvalid } from '../http/validation.ts';
import { bookFromPath } from '../text/address.ts';
import { planInsights } from './plan-insights.ts';

const insightsRoute = createRoute({
  method: 'get',
  path: '/api/kabbalistic-insights',
  tags: ['Insights'],
  summary: 'Curated insights on verses, with their sources and what was measured',
  description: 'Those of one book, or all; in canonical order. Empty where a book has none.',
  request: { query: insightsQuery },
  responses: { 200: json(insights, 'The insights'), 304: notModified, ...errors(400, 404, 503) },
});

export const insightRoutes = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid }).openapi(
  insightsRoute,
  (c) => {
    const { book } = c.req.valid('query');
    return answerScripture(c, planInsights(book === undefined ? null : bookFromPath(book).id));
  },
);
