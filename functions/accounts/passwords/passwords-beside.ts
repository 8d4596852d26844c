import { tooManyHashes } from './hash-queue.ts';
import type { Passwords } from './passwords.ts';

/** What the service is asked: `hash` is there where a password is to be looked at, not kept. */
export interface HashingTask {
  readonly password: string;
  readonly pepper: string;
  readonly hash?: string;
  /** From a network that the account knows: before strangers. */
  readonly isKnown?: boolean;
}

/**
 * Passwords by a service that hashes beside the Worker. A hash takes a thread for longer than many reads together; a
 * runtime on one machine has one thread for all of them. Where the service answers 503, with a `Retry-After` in seconds,
 * too many hashes are due: that is the caller's 503.
 */
export function passwordsBeside(service: Fetcher): Passwords {
  const ask = async <T>(task: HashingTask): Promise<T> => {
    const answer = await service.fetch('http://hasher/', { method: 'POST', body: JSON.stringify(task) });
    if (answer.status === 503) throw tooManyHashes(Number(answer.headers.get('Retry-After')) || 2);
    if (!answer.ok) throw new Error(`The hashing service answered ${answer.status}`);
    return (await answer.json()) as T;
  };
  return {
    hash: (password, pepper) => ask<string>({ password, pepper }),
    verify: (hash, password, pepper, isKnown = false) => ask<boolean>({ hash, password, pepper, isKnown }),
  };
}
