import { z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../../domain/contract/index.ts';
import { testApp } from '../../tests/support/app.ts';
import { inWords } from './validation.ts';

const ZODS_OWN = /expected|received|Invalid|Too (?:big|small)|Unrecognized/;
const unreachable = testApp({ execute: () => Promise.reject(new Error('must not be queried')) });

test.each([
  [z.string(), undefined, 'is missing'],
  [z.string(), 7, 'must be text'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.array(z.string()), 'א', 'must be a list'],
  [z.object({}), [], 'must be an object'],
  [z.enum(['ketiv', 'qere']), 'both', 'must be one of ketiv, qere'],
  [z.literal(true), false, 'must be one of true'],
  [z.string().max(60), 'a'.repeat(61), 'must be at most 60 characters'],
  [z.string().min(1), '', 'must not be empty'],
  [z.array(z.string()).min(2), ['a'], 'must be at least 2 entries'],
  [z.number().max(9), 10, 'must be at most 9'],
  [z.strictObject({}), { a: 1, b: 2 }, 'does not take a, b'],
  [z.union([z.string(), z.int()]), null, 'is not valid'],
  [z.string().regex(/^\d+$/), 'x', 'is not valid'],
  [z.string().regex(/^\d+$/, 'must be a whole number'), 'x', 'must be a whole number'],
  [z.array(z.string()).min(1, 'names no method'), [], 'names no method'],
])('a refused value of a field has a message in plain words (case %#)', (schema, value, words) => {
  const issues = schema.safeParse(value).error?.issues ?? [];
  expect(issues.map(inWords)).toEqual([words]);
});

test.each([
  ['/api/calculate', '{}', { text: 'is missing', methods: 'is missing' }],
  ['/api/calculate', '{"text":7,"methods":"x"}', { text: 'must be text', methods: 'must be a list' }],
  ['/api/calculate', '[]', { json: 'must be an object' }],
  [`/api/verse/genesis/1/1?reading=both`, null, { reading: 'must be one of ketiv, qere' }],
  [`/api/verse/${'a'.repeat(61)}/1/1`, null, { book: 'must be at most 60 characters' }],
])(
  'a request to %s with the body %s is refused, and the error names the wrong fields',
  async (path, body, fields) => {
    const response = await unreachable.request(
      path,
      body === null ? {} : { method: 'POST', body, headers: { 'Content-Type': 'application/json' } },
    );
    const answer = (await response.json()) as ErrorBody;
    expect({ status: response.status, fields: answer.fields }).toEqual({ status: 400, fields });
    expect(answer.message).not.toMatch(ZODS_OWN);
  },
);
