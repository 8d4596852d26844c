import { wholeNumber } from '../../domain/parse.ts';
import { store, stored } from '../storage/stored.ts';
import { STORAGE_KEY } from './signed-in-hint.ts';

const accountId = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** Stores the account number of the signed-in reader. Null if nobody is signed in. */
export function storeReader(id: number | null): void {
  const next = id === null ? null : String(id);
  if (stored(STORAGE_KEY) === next || !store(STORAGE_KEY, next)) return;
  // The browser sends this event only to other tabs, so this tab sends it itself.
  dispatchEvent(new Event('storage'));
}

/**
 * Calls the listener when a reader signs in or out in another tab. Returns a function that removes the listener.
 */
export function onSignedInElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** The account number of the reader who is signed in with this browser, in any tab. Null if nobody is signed in. */
export const storedReader = (): number | null => accountId(stored(STORAGE_KEY)) ?? null;
