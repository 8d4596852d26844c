import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

function testClock() {
  const clock = {
    time: 0,
    now: () => clock.time,
    async wait(ms: number) {
      clock.time += ms;
      await new Promise((next) => setTimeout(next));
    },
  };
  return clock;
}

test('only one login request at a time has the turn for a key; requests with other keys do not wait for it', async () => {
  const turns = new Turns();
  const clock = testClock();
  const order: string[] = [];
  const work = async (key: string, name: string) => {
    const end = await turns.take(key, clock);
    order.push(`${name} begins`);
    await new Promise((next) => setTimeout(next, 5));
    order.push(`${name} ends`);
    end();
  };
  await Promise.all([work('a', 'first'), work('a', 'second'), work('b', 'other')]);
  expect(order.indexOf('second begins')).toBeGreaterThan(order.indexOf('first ends'));
  expect(order.indexOf('other begins')).toBeLessThan(order.indexOf('first ends'));
});

test('a request that has waited two seconds continues without a turn', async () => {
  const turns = new Turns();
  const clock = testClock();
  await turns.take('a', clock);
  const end = await turns.take('a', clock);
  expect(clock.time).toBe(2_000);
  end();
  await turns.take('a', clock);
  // The first turn ended by itself after three seconds.
  expect(clock.time).toBe(3_000);
});

test('at most thirty-two requests wait for a key; further requests continue at once', async () => {
  const turns = new Turns();
  let waiting = 0;
  const clock = {
    now: () => 0,
    wait: async () => {
      waiting++;
    },
  };
  await turns.take('a', clock);
  const takers = Array.from({ length: 40 }, () => turns.take('a', clock));
  expect(waiting).toBe(32);
  await Promise.all(takers);
});
