import { expect, test } from 'vitest';
import { IsolateMemory, REVISION_TRUST_MS } from './isolate-memory.ts';

const answer = (body: string) => ({ body: new TextEncoder().encode(body), headers: {} });
const at = (revision: string, memory = new IsolateMemory(3, 100)) => {
  memory.learnRevision(revision, 0);
  return memory;
};

test('the answer that has not been used for the longest time is removed first', () => {
  const memory = at('r');
  for (const name of ['a', 'b', 'c']) memory.keep(name, 'r', answer('1'));
  memory.recall('a');
  memory.keep('d', 'r', answer('1'));
  expect(['a', 'b', 'c', 'd'].map((name) => memory.recall(name) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('memory stays within its limit of bytes, and an answer larger than a quarter of it is not stored', () => {
  const memory = at('r', new IsolateMemory(100, 100));
  for (let count = 0; count < 50; count++) memory.keep(`k${count}`, 'r', answer('x'.repeat(15)));
  expect(memory.size.bytes).toBeLessThanOrEqual(100);
  const before = memory.size;
  memory.keep('large', 'r', answer('x'.repeat(30)));
  expect(memory.size).toEqual(before);
});

test('a new revision removes every answer, and an answer of the old revision is no longer stored', () => {
  const memory = at('old');
  memory.keep('a', 'old', answer('1'));
  memory.learnRevision('new', 10);
  expect(memory.recall('a')).toBeUndefined();
  memory.keep('a', 'old', answer('1'));
  expect(memory.size).toEqual({ entries: 0, bytes: 0 });
});

test('a revision is trusted for a limited time, and not at all if the clock goes backwards', () => {
  const memory = at('r');
  expect(memory.trustedRevision(REVISION_TRUST_MS - 1)).toBe('r');
  expect(memory.trustedRevision(REVISION_TRUST_MS)).toBeNull();
  expect(memory.trustedRevision(-1)).toBeNull();
});
