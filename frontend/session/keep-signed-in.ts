import { STORAGE_KEY } from './signed-in-hint.ts';

/** Keeps who is signed in by the account's number, or that nobody is. */
export function keepSignedIn(id: number | null): void {
  const next = id === null ? null : String(id);
  try {
    if (localStorage.getItem(STORAGE_KEY) === next) return;
    if (next === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, next);
  } catch {
    return;
  }
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
export function storedReader(): number | null {
  try {
    const id = localStorage.getItem(STORAGE_KEY);
    return id === null ? null : Number(id);
  } catch {
    return null;
  }
}
