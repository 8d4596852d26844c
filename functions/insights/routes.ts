import { insights, insightsQuery } from '../../domain/contract/index.ts';
import { callsAbout, newRoutes } from '../http/calls.ts';
import { read } from '../http/responses.ts';
import { answerScripture } from '../http/scripture.ts';
import { bookFromPath } from '../text/address.ts';
import { planInsights } from './plan-insights.ts';

const insightsRoute = callsAbout('Insights')('get', '/api/kabbalistic-insights', {
  summary: 'Curated insights on verses, with their sources and what was measured',
  description: 'Those of one book, or all; in canonical order. Empty where a book has none.',
  request: { query: insightsQuery },
  responses: read(insights, 'The insights', 404),
});

export const insightRoutes = newRoutes().openapi(insightsRoute, (c) => {
  const { book } = c.req.valid('query');
  return answerScripture(c, planInsights(book === undefined ? null : bookFromPath(book).id));
});
