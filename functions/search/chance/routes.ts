import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { chanceAnswer, chanceQuery } from '../../../domain/contract/index.ts';
import { withoutSeparators } from '../../../domain/numbers/index.ts';
import type { AppEnv } from '../../http/context.ts';
import { errors, json, notModified } from '../../http/responses.ts';
import { answerScripture } from '../../http/scripture.ts';
import { refuseInvalid } from '../../http/validation.ts';
import { planChance } from './plan-chance.ts';

const chanceRoute = createRoute({
  method: 'get',
  path: '/api/search/gematria/{value}/chance',
  tags: ['Search'],
  summary: 'How often values around one occur, beside what chance would give',
  request: {
    params: z.object({
      value: z
        .string()
        .transform(withoutSeparators)
        .pipe(z.string().regex(/^[1-9]\d{0,8}$/, 'must be a whole number above 0'))
        .transform(Number)
        .meta({ type: 'integer', example: 913 }),
    }),
    query: chanceQuery,
  },
  responses: {
    200: json(chanceAnswer, 'The value with its neighbours, 50 on each side'),
    304: notModified,
    ...errors(400, 404, 422, 503),
  },
});

export const chanceRoutes = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid }).openapi(
  chanceRoute,
  (c) => answerScripture(c, planChance(c.var.ctx, c.req.valid('param').value, c.req.valid('query'))),
);
