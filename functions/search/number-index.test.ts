import type { R2ObjectBody } from '@cloudflare/workers-types';
import { expect, test } from 'vitest';
import { encodeLettersFile, lettersFileKey } from '../../domain/number-index/index.ts';
import { IsolateMemory } from '../isolate/isolate-memory.ts';
import { type IndexCtx, numberIndexOf } from './number-index.ts';

const BYTES = encodeLettersFile('hebrew', [
  { book: 'genesis', chapter: 1, verse: 1, part: '', words: ['בראשית', 'ברא'] },
]);

function slowBucket() {
  const waiting: (() => void)[] = [];
  let opened = 0;
  const file = {
    get body() {
      return new Blob([BYTES]).stream().pipeThrough(
        new TransformStream({
          transform(chunk, controller) {
            opened++;
            controller.enqueue(chunk);
          },
        }),
      );
    },
    httpMetadata: {},
  } as unknown as R2ObjectBody;
  const get = (key: string) =>
    new Promise<R2ObjectBody | null>((resolve) => {
      waiting.push(() => resolve(key === lettersFileKey('wlc', 'r1') ? file : null));
    });
  return { get, answer: (at: number) => waiting[at]?.(), opened: () => opened };
}

const context = (library: IndexCtx['library']): IndexCtx => ({
  library,
  memory: new IsolateMemory(),
  log: () => undefined,
});

test('several requests to a new isolate share one number index', async () => {
  const bucket = slowBucket();
  const c = context(bucket);
  const [first, second, late] = [0, 1, 2].map(() => numberIndexOf(c, 'wlc', 'r1'));
  bucket.answer(0);
  bucket.answer(1);
  const index = await first;
  expect(await second).toBe(index);
  const before = bucket.opened();
  bucket.answer(2);
  expect(await late).toBe(index);
  expect(await numberIndexOf(c, 'wlc', 'r1')).toBe(index);
  expect(bucket.opened()).toBe(before);
});

test('a missing letters file is an error, and the next request reads it again', async () => {
  const bucket = slowBucket();
  const c = context(bucket);
  const missing = numberIndexOf(c, 'wlc', 'r2');
  bucket.answer(0);
  await expect(missing).rejects.toThrow('is not responding right now');
  const there = numberIndexOf(c, 'wlc', 'r1');
  bucket.answer(1);
  expect((await there).file.wordLengths).toHaveLength(2);
});
