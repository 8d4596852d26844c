import { expect, test } from 'vitest';
import { newestOnly } from './newest-only.ts';

const settled = () => new Promise((next) => setTimeout(next));

function runner() {
  const ends: (() => void)[] = [];
  const reported: string[] = [];
  const one = newestOnly<string, string>(
    (input) =>
      new Promise((resolve, reject) =>
        ends.push(() => (input === 'bad' ? reject(new Error(input)) : resolve(`<${input}>`))),
      ),
    (result) => reported.push(result),
    (error) => reported.push(String(error)),
  );
  return { one, ends, reported };
}

test('while an input runs, only the newest of those that wait runs next', async () => {
  const { one, ends, reported } = runner();
  for (const input of ['a', 'b', 'c', 'd']) one.start(input);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await settled();
  ends[1]?.();
  await settled();
  expect(ends).toHaveLength(2);
  expect(reported).toEqual(['<a>', '<d>']);
});

test('a failure is reported unless a newer input waits', async () => {
  const { one, ends, reported } = runner();
  one.start('bad');
  one.start('a');
  ends[0]?.();
  await settled();
  ends[1]?.();
  await settled();
  one.start('bad');
  ends[2]?.();
  await settled();
  expect(reported).toEqual(['<a>', 'Error: bad']);
});

test('a stopped runner reports nothing', async () => {
  const { one, ends, reported } = runner();
  one.start('a');
  one.stop();
  ends[0]?.();
  await settled();
  one.start('b');
  expect(ends).toHaveLength(1);
  expect(reported).toEqual([]);
});
