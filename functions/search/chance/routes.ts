import { z } from '@hono/zod-openapi';
import { chanceAnswer, chanceQuery } from '../../../domain/contract/index.ts';
import { withoutSeparators } from '../../../domain/numbers/index.ts';
import { callsAbout, newRoutes } from '../../http/calls.ts';
import { read } from '../../http/responses.ts';
import { answerScripture } from '../../http/scripture.ts';
import { planChance } from './plan-chance.ts';

const chanceRoute = callsAbout('Search')('get', '/api/search/gematria/{value}/chance', {
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
  responses: read(chanceAnswer, 'The value with its neighbours, 50 on each side', 404, 422),
});

export const chanceRoutes = newRoutes().openapi(chanceRoute, (c) =>
  answerScripture(c, planChance(c.var.ctx, c.req.valid('param').value, c.req.valid('query'))),
);
