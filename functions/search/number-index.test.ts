import type { R2ObjectBody } from '@cloudflare/workers-types';
import { expect, test } from 'vitest';
import { encodeLettersFile, lettersFileKey } from '../../domain/letters-file.ts';
import type { Ctx } from '../ctx.ts';
import { IsolateMemory } from '../http/isolate-memory.ts';
import { numberIndexOf } from './number-index.ts';

const BYTES = encodeLettersFile('hebrew', [
  { book: 'genesis', chapter: 1, verse: 1, part: '', words: ['בראשית', 'ברא'] },
]);

/** A bucket that answers each question when the test says so, with a count of the bodies that were read. */
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

function context(bucket: unknown): Ctx {
  return { library: bucket, memory: new IsolateMemory(), log: () => undefined } as never;
}

test('requests that come upon a cold isolate together share one index', async () => {
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

test('a file that is not there is said, and asked for again by the next request', async () => {
  const bucket = slowBucket();
  const c = context(bucket);
  const missing = numberIndexOf(c, 'wlc', 'r2');
  bucket.answer(0);
  await expect(missing).rejects.toThrow('cannot be read just now');
  const there = numberIndexOf(c, 'wlc', 'r1');
  bucket.answer(1);
  expect((await there).file.wordLengths).toHaveLength(2);
});
