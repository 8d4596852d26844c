import type { FileStore } from '../../../import-jobs/context.ts';
import { Problem } from '../../ctx/errors.ts';

/**
 * The space that is left for files, where the bucket has a limit, such as the disk of a local
 * start.
 */
export interface Room {
  left(): Promise<number>;
  giveReserve(): Promise<void>;
}

export const UNLIMITED: Room = {
  left: async () => Number.POSITIVE_INFINITY,
  giveReserve: async () => undefined,
};

/**
 * Reads the room from a service outside the Worker. `scripts/start/room-service.ts` is the service of the
 * local start.
 */
export function roomClient(service: Fetcher): Room {
  const ask = async (method: 'GET' | 'DELETE'): Promise<Response> => {
    const answer = await service.fetch('http://room/', { method });
    if (!answer.ok) throw new Error(`The service for the room answered ${answer.status}`);
    return answer;
  };
  return {
    left: async () => Number(await (await ask('GET')).text()),
    giveReserve: async () => void (await ask('DELETE')),
  };
}

/**
 * A store that refuses to store what has no room, with a 503. The local bucket itself would never answer. A file can be
 * deleted from a full disk.
 */
export function withinRoom(store: FileStore, room: Room): FileStore {
  const check = async ({ length }: Uint8Array): Promise<void> => {
    if ((await room.left()) < length)
      throw new Problem('unavailable', 'The disk is full. Delete files that nobody needs, then try again.');
  };
  return {
    ...store,
    async put(key, bytes, options) {
      await check(bytes);
      await store.put(key, bytes, options);
    },
    async delete(key) {
      // A file can be deleted even if nobody can say how much room there is.
      if ((await room.left().catch(() => 0)) === 0) await room.giveReserve().catch(() => undefined);
      await store.delete(key);
    },
    async writeInParts(key, options) {
      const writer = await store.writeInParts(key, options);
      return {
        ...writer,
        async write(number, bytes) {
          await check(bytes);
          await writer.write(number, bytes);
        },
      };
    },
  };
}
