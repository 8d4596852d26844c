import type { ScheduledController } from '@cloudflare/workers-types';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryBucket } from '../tests/support/memory-bucket.ts';
import type { Env } from './ctx/env.ts';
import imports from './imports-worker.ts';
import worker from './worker.ts';

afterEach(() => vi.restoreAllMocks());

const unreachable = () =>
  ({
    LIBRARY: memoryBucket(),
    LIBSQL_URL: 'http://127.0.0.1:1',
    AUTH_KEYS: `test:${'A'.repeat(43)}`,
    PASSWORD_PEPPER: 'pepper of the tests',
  }) as unknown as Env;

test('an import waits 30 s for the database, and a reader 10 s', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const limits = vi.spyOn(AbortSignal, 'timeout');
  await imports.scheduled({ cron: '* * * * *' } as ScheduledController, unreachable());
  expect(new Set(limits.mock.calls.flat())).toEqual(new Set([30_000]));
  limits.mockClear();
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
  const request = new Request('http://localhost/api/books');
  const answer = await worker.fetch(request as never, unreachable(), context as never);
  expect(answer.status).toBe(503);
  expect(limits.mock.calls[0]).toEqual([10_000]);
});
