import { type Request, Response } from 'miniflare';
import type { HashingTask } from '../functions/accounts/passwords-beside.ts';
import { nativePasswords } from './passwords.ts';

/**
 * Hashes for a Worker on this machine, on a thread of its own and one at a time: more would take the processors from
 * those who read, and from each other.
 */
export function hashingService(): (request: Request) => Promise<Response> {
  let last: Promise<unknown> = Promise.resolve();
  return async (request) => {
    const { hash, password, pepper } = (await request.json()) as HashingTask;
    const work = last.then(
      (): Promise<string | boolean> =>
        hash === undefined
          ? nativePasswords.hash(password, pepper)
          : nativePasswords.verify(hash, password, pepper),
    );
    last = work.catch(() => undefined);
    return Response.json(await work);
  };
}
