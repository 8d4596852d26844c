import { expect, test } from 'vitest';
import type { EditionRole } from '../../domain/editions/index.ts';
import { IsolateMemory, REVISION_TRUST_MS } from './isolate-memory.ts';

const answer = (body: string, revision = 'r', uses: readonly EditionRole[] = ['original']) => ({
  body: new TextEncoder().encode(body),
  isGzip: false,
  headers: {},
  uses,
  revision,
});
const at = (whole: string, memory = new IsolateMemory(3, 100)) => {
  memory.learnRevision({ whole, ofRoles: {} }, 0);
  return memory;
};

test('the kept answer that has not been used for the longest time is removed first', () => {
  const memory = at('r');
  for (const name of ['a', 'b', 'c']) memory.keep(name, answer('1'));
  memory.recall('a');
  memory.keep('d', answer('1'));
  expect(['a', 'b', 'c', 'd'].map((name) => memory.recall(name) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('an isolate’s memory stays within its limit of bytes, and an answer larger than a quarter of it is not stored', () => {
  const memory = at('r', new IsolateMemory(100, 100));
  for (let count = 0; count < 50; count++) memory.keep(`k${count}`, answer('x'.repeat(15)));
  expect(memory.size.bytes).toBeLessThanOrEqual(100);
  const before = memory.size;
  memory.keep('large', answer('x'.repeat(30)));
  expect(memory.size).toEqual(before);
});

test('a new revision removes every answer that may use what changed, and an answer of the old revision is no longer stored', () => {
  const memory = new IsolateMemory(3, 100);
  memory.learnRevision({ whole: 'old', ofRoles: { original: 'o1', names: 'n1' } }, 0);
  memory.keep('a', answer('1', 'o1'));
  memory.keep('b', answer('1', 'o1-n1', ['original', 'names']));
  memory.learnRevision({ whole: 'new', ofRoles: { original: 'o1', names: 'n2' } }, 10);
  expect([memory.recall('a') !== undefined, memory.recall('b')]).toEqual([true, undefined]);
  memory.learnRevision({ whole: 'newer', ofRoles: { original: 'o2', names: 'n2' } }, 20);
  expect(memory.recall('a')).toBeUndefined();
  memory.keep('a', answer('1', 'o1'));
  expect(memory.size).toEqual({ entries: 0, bytes: 0 });
});

test('a revision is trusted for a limited time, and not at all if the clock goes backwards', () => {
  const memory = at('r');
  expect(memory.trustedRevision(REVISION_TRUST_MS - 1)).toBe('r');
  expect(memory.trustedRevision(REVISION_TRUST_MS)).toBeNull();
  expect(memory.trustedRevision(-1)).toBeNull();
});
