import { createRoute } from '@hono/zod-openapi';
import {
  calculateBody,
  calculated,
  calculateQuery,
  greekCalculated,
  methodList,
} from '../../domain/contract/index.ts';
import { newRoutes } from '../http/calls.ts';
import { answerFixed } from '../http/fixed.ts';
import { jsonBody, jsonRequest } from '../http/json-body.ts';
import { errors, json, read } from '../http/responses.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { calculate } from './calculate.ts';
import { calculateGreek } from './calculate-greek.ts';
import { listMethods } from './list-methods.ts';

const COMPUTING = 'Asked from the pages of this site or by a program; a page of another site is refused.';

const methodsRoute = createRoute({
  method: 'get',
  path: '/api/methods',
  tags: ['Gematria'],
  summary: 'Every gematria method, its definition and its source',
  responses: read(methodList, 'The methods'),
});

const calculateRoute = createRoute({
  method: 'post',
  path: '/api/calculate',
  tags: ['Gematria'],
  summary: 'The values of a text',
  description: COMPUTING,
  middleware: [refuseOtherSites, jsonBody] as const,
  request: { ...jsonRequest(calculateBody), query: calculateQuery },
  responses: { 200: json(calculated, 'The values, in the order asked'), ...errors(400, 403, 413, 415) },
});

const calculateGreekRoute = createRoute({
  method: 'post',
  path: '/api/calculate-greek-gematria',
  tags: ['Gematria'],
  summary: 'The values of a Greek text and of its words',
  description: COMPUTING,
  middleware: [refuseOtherSites, jsonBody] as const,
  request: jsonRequest(calculateBody),
  responses: { 200: json(greekCalculated, 'The values'), ...errors(400, 403, 413, 415) },
});

export const gematriaRoutes = newRoutes()
  .openapi(methodsRoute, (c) => answerFixed(c, listMethods()))
  .openapi(calculateRoute, (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(calculate(c.req.valid('json'), c.req.valid('query').explain === '1'), 200);
  })
  .openapi(calculateGreekRoute, (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(calculateGreek(c.req.valid('json')), 200);
  });
