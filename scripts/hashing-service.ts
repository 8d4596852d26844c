import { type Request, Response } from 'miniflare';
import { LONGEST_HASH_WAIT_MS } from '../functions/accounts/passwords/hash-queue.ts';
import type { Passwords } from '../functions/accounts/passwords/passwords.ts';
import type { HashingTask } from '../functions/accounts/passwords/passwords-beside.ts';
import { nativePasswords } from './passwords.ts';

/** The assumed time of a hash before any hash has been measured, in milliseconds. */
const FIRST_COST_MS = 40;
/** The weight of the latest hash in the running average. */
const LATEST = 0.2;

/**
 * A request from an unknown network that has waited so many milliseconds is served before requests from known networks.
 */
const PATIENCE_MS = 1_000;

interface Waiting {
  readonly task: HashingTask;
  readonly since: number;
  readonly done: (answer: string | boolean) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Hashes passwords for a Worker on this machine, one at a time. Several at once would take processors from readers and
 * from each other. A request from a network that its account knows is served first, unless a request from an unknown
 * network has waited for a second. If the time of the last hashes predicts a wait of more than 2 s, the answer is 503
 * with `Retry-After`. `now` returns milliseconds.
 */
export function hashingService(
  passwords: Passwords = nativePasswords,
  now: () => number = () => performance.now(),
): (request: Request) => Promise<Response> {
  const known: Waiting[] = [];
  const strangers: Waiting[] = [];
  let isHashing = false;
  let cost = FIRST_COST_MS;
  const compute = async ({ hash, password, pepper }: HashingTask): Promise<string | boolean> => {
    const began = now();
    try {
      return await (hash === undefined
        ? passwords.hash(password, pepper)
        : passwords.verify(hash, password, pepper));
    } finally {
      cost += LATEST * (now() - began - cost);
    }
  };
  const hashNext = async (): Promise<void> => {
    if (isHashing) return;
    const isPatienceOver = now() - (strangers[0]?.since ?? now()) >= PATIENCE_MS;
    const next = isPatienceOver ? strangers.shift() : (known.shift() ?? strangers.shift());
    if (next === undefined) return;
    isHashing = true;
    await compute(next.task).then(next.done, next.failed);
    isHashing = false;
    void hashNext();
  };
  return async (request) => {
    const task = (await request.json()) as HashingTask;
    const ahead = Number(isHashing) + known.length + (task.isKnown ? 0 : strangers.length);
    const wait = ahead * cost;
    if (wait > LONGEST_HASH_WAIT_MS)
      return new Response(null, { status: 503, headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } });
    const answer = await new Promise<string | boolean>((done, failed) => {
      (task.isKnown ? known : strangers).push({ task, since: now(), done, failed });
      void hashNext();
    });
    return Response.json(answer);
  };
}
