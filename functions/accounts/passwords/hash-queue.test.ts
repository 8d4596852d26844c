import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashQueue } from './hash-queue.ts';

let events: { at: number; run: () => void }[] = [];
const BEGIN = Date.parse('2126-01-01');
let now = BEGIN;

beforeEach(() => {
  [events, now] = [[], BEGIN];
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.stubGlobal('scheduler', {
    wait: (ms: number) => new Promise<void>((run) => events.push({ at: now + ms, run })),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function runAll(look = () => {}): Promise<void> {
  for (;;) {
    const next = events.reduce((first, event) => (event.at < first.at ? event : first), events[0]!);
    if (next === undefined) return;
    events.splice(events.indexOf(next), 1);
    now = Math.max(now, next.at);
    next.run();
    await new Promise((done) => setImmediate(done));
    look();
  }
}

async function ask(times: readonly number[], cost: number) {
  const inTurn = hashQueue();
  let computed = 0;
  let waiting = 0;
  let mostWaiting = 0;
  const refused: unknown[] = [];
  const hash = () => {
    now += cost;
    computed++;
  };
  const request = () => {
    waiting++;
    inTurn(hash)
      .catch((error: unknown) => refused.push(error))
      .finally(() => waiting--);
  };
  for (const at of times) events.push({ at: BEGIN + at, run: request });
  await runAll(() => {
    mostWaiting = Math.max(mostWaiting, waiting);
  });
  for (const error of refused)
    expect(error).toMatchObject({
      code: 'unavailable',
      status: 503,
      details: { retryAfter: expect.any(Number) },
    });
  expect(computed + refused.length).toBe(times.length);
  return { computed, mostWaiting };
}

test.each([50, 400])(
  'of 200 requests at once, with hashes of %i ms, 34 are computed and the others refused',
  async (cost) => {
    const atOnce = Array.from({ length: 200 }, () => 0);
    expect(await ask(atOnce, cost)).toEqual({ computed: 34, mostWaiting: 34 });
  },
);

test.each([
  [50, 600],
  [200, 300],
])(
  'of ten requests a second for a minute, with hashes of %i ms, the queue takes what the thread can compute, and has at most 36 waiting',
  async (cost, most) => {
    const { computed, mostWaiting } = await ask(
      Array.from({ length: 600 }, (_, i) => i * 100),
      cost,
    );
    expect(computed).toBeGreaterThanOrEqual(most);
    expect(mostWaiting).toBeLessThanOrEqual(36);
  },
);

test('a request for a hash that the runtime stops while it waits takes only its own time from the queue', async () => {
  const inTurn = hashQueue();
  const count = vi.fn();
  for (let i = 0; i < 30; i++) void inTurn(count);
  events = [];
  now += 30 * 60;
  void inTurn(count);
  await runAll();
  expect([count.mock.calls.length, now - BEGIN]).toEqual([1, 30 * 60]);
});
