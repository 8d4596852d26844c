import { type Request, Response } from 'miniflare';
import { LONGEST_HASH_WAIT_MS } from '../../functions/accounts/passwords/hash-queue.ts';
import type { HashingTask } from '../../functions/accounts/passwords/hashing-client.ts';
import type { Passwords } from '../../functions/accounts/passwords/passwords.ts';
import { nativePasswords } from '../passwords.ts';

/** The assumed time of a hash before any hash has been measured, in milliseconds. */
const FIRST_COST_MS = 40;
/** The weight of the latest hash's time in the running average. */
const LATEST = 0.2;

/**
 * Hashes passwords for a Worker on this machine, one after another. Several at once would take processors from readers
 * and from each other. If the time of the last hashes predicts a wait of more than 2 s, the answer is 503 with
 * `Retry-After`. `now` returns milliseconds.
 */
export function hashingService(
  passwords: Passwords = nativePasswords,
  now: () => number = () => performance.now(),
): (request: Request) => Promise<Response> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let cost = FIRST_COST_MS;
  return async (request) => {
    const { hash, password, pepper } = (await request.json()) as HashingTask;
    const wait = waiting * cost;
    if (wait > LONGEST_HASH_WAIT_MS)
      return new Response(null, { status: 503, headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } });
    waiting++;
    const answer = last.then(async () => {
      const began = now();
      try {
        return await (hash === undefined
          ? passwords.hash(password, pepper)
          : passwords.verify(hash, password, pepper));
      } finally {
        cost += LATEST * (now() - began - cost);
        waiting--;
      }
    });
    last = answer.catch(() => undefined);
    return Response.json(await answer);
  };
}
