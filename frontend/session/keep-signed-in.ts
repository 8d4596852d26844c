import { wholeNumber } from '../../domain/parse.ts';
import { store, stored } from '../storage/stored.ts';
import { STORAGE_KEY } from './signed-in-hint.ts';

const accountId = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** Keeps who is signed in by the account's number, or that nobody is. */
export function keepSignedIn(id: number | null): void {
  const next = id === null ? null : String(id);
  if (stored(STORAGE_KEY) === next || !store(STORAGE_KEY, next)) return;
  // Browsers tell other tabs only.
  dispatchEvent(new Event('storage'));
}

/** Tells when another tab signed in or out. Returns what ends it. */
export function onSignedInElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** The account's number of who is signed in by this browser, in whichever tab; null for nobody. */
export const storedReader = (): number | null => accountId(stored(STORAGE_KEY)) ?? null;
