import { tooManyHashes } from './hash-queue.ts';
import type { Passwords } from './passwords.ts';

/**
 * The request of the Worker to the service. If it has a hash, the password is checked against it; otherwise a new hash
 * is made.
 */
export interface HashingTask {
  readonly password: string;
  readonly pepper: string;
  readonly hash?: string;
}

/**
 * Hashes passwords with a service outside the Worker. A hash keeps a thread busy longer than many reads, and the local
 * runtime has one thread for everything. If too many hashes are waiting, the service answers 503 with `Retry-After` in
 * seconds, and the caller gets the same 503.
 */
export function hashingClient(service: Fetcher): Passwords {
  const ask = async <T>(task: HashingTask): Promise<T> => {
    const answer = await service.fetch('http://hasher/', { method: 'POST', body: JSON.stringify(task) });
    if (answer.status === 503) throw tooManyHashes(Number(answer.headers.get('Retry-After')) || 2);
    if (!answer.ok) throw new Error(`The hashing service answered ${answer.status}`);
    return (await answer.json()) as T;
  };
  return {
    hash: (password, pepper) => ask<string>({ password, pepper }),
    verify: (hash, password, pepper) => ask<boolean>({ hash, password, pepper }),
  };
}
