import { useRef } from 'react';
import { ApiError } from '../../../../api/api-error.ts';

/**
 * The idempotency keys of calls that start a job. For the same body the key stays the same until the server has accepted
 * or refused the start. So a click after a lost answer starts no second job.
 */
export function useIdempotency() {
  const last = useRef<{ key: string; body: string } | null>(null);
  return {
    keyOf(body: unknown): string {
      const text = JSON.stringify(body ?? null);
      if (last.current?.body !== text) last.current = { key: crypto.randomUUID(), body: text };
      return last.current.key;
    },
    onEnded(error: Error | null): void {
      if (!(error instanceof ApiError && error.isTemporary)) last.current = null;
    },
  };
}
