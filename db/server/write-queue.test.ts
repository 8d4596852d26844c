import { expect, test } from 'vitest';
import { WriteQueue } from './write-queue.ts';

test('only one writer at a time has the lock, and waiting writers get it in the order of their requests', async () => {
  const queue = new WriteQueue(1_000);
  const first = queue.tryAcquire();
  expect(first).toBeDefined();
  expect(queue.tryAcquire()).toBeUndefined();
  const order: number[] = [];
  const waiting = [1, 2, 3].map(async (n) => {
    const release = await queue.acquire();
    order.push(n);
    expect(queue.tryAcquire()).toBeUndefined();
    release();
    release();
  });
  expect(queue.length).toBe(3);
  first?.();
  first?.();
  await Promise.all(waiting);
  expect(order).toEqual([1, 2, 3]);
  expect(queue.tryAcquire()).toBeDefined();
});

test('a writer that waits too long gets SQLITE_BUSY and leaves the queue', async () => {
  const queue = new WriteQueue(20);
  const release = queue.tryAcquire();
  await expect(queue.acquire()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  expect(queue.length).toBe(0);
  release?.();
  expect(queue.tryAcquire()).toBeDefined();
});
