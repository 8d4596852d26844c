import { expect, test } from 'vitest';
import { memoryBlobs } from '../../../tests/imports/memory-blobs.ts';
import { Problem } from '../../ctx/errors.ts';
import { type Room, roomClient, withinRoom } from './room.ts';

const FULL = new Problem('unavailable', 'The disk is full. Delete files that nobody needs, then try again.');
type Service = Parameters<typeof roomClient>[0];

const bytes = (length: number): Uint8Array => new Uint8Array(length);

const roomOf = (left: number): Room & { leave(bytes: number): void; timesFreed: number } => ({
  timesFreed: 0,
  leave(bytes) {
    left = bytes;
  },
  left: async () => left,
  async giveReserve() {
    this.timesFreed += 1;
  },
});

test('a store within a room keeps what there is room for, and refuses the rest with a 503', async () => {
  const store = memoryBlobs();
  const limited = withinRoom(store, roomOf(5));
  await limited.put('a', bytes(5));
  await expect(limited.put('b', bytes(6))).rejects.toEqual(FULL);
  const writer = await limited.writeInParts('c');
  await expect(writer.write(1, bytes(6))).rejects.toEqual(FULL);
  await writer.write(1, bytes(5));
  await writer.complete();
  expect(store.keys()).toEqual(['a', 'c']);
  expect(FULL.status).toBe(503);
});

test('a store within a room frees its reserve before it deletes a file from a full disk', async () => {
  const store = memoryBlobs();
  const room = roomOf(5);
  const limited = withinRoom(store, room);
  for (const key of ['a', 'b']) await limited.put(key, bytes(5));
  await limited.delete('a');
  expect(room.timesFreed).toBe(0);
  room.leave(0);
  await limited.delete('b');
  expect({ timesFreed: room.timesFreed, keys: store.keys() }).toEqual({ timesFreed: 1, keys: [] });
});

test('a store within a room deletes a file even if nobody can say how much room there is', async () => {
  const store = memoryBlobs();
  const fails = () => Promise.reject(new Error('away'));
  await store.put('a', bytes(5));
  await withinRoom(store, { left: fails, giveReserve: fails }).delete('a');
  expect(store.keys()).toEqual([]);
});

test('the free space for files is read from the service outside the Worker', async () => {
  const methods: string[] = [];
  const fetch = async (_: string, { method = '' }: RequestInit = {}) => {
    methods.push(method);
    return method === 'GET' ? new Response('123') : new Response(null, { status: 204 });
  };
  const room = roomClient({ fetch } as unknown as Service);
  expect(await room.left()).toBe(123);
  await room.giveReserve();
  expect(methods).toEqual(['GET', 'DELETE']);
});

test('reading the free space for files throws if the service outside the Worker fails', async () => {
  const fetch = async () => new Response(null, { status: 500 });
  await expect(roomClient({ fetch } as unknown as Service).left()).rejects.toThrow('answered 500');
});
