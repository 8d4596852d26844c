/**
 * Whether someone was signed in when this browser last heard of it. The session's cookie is out of a script's sight;
 * with this, readers without an account are not asked for on every page, and the bar has its shape at the first paint.
 */
const STORAGE_KEY = 'signed-in';

const listeners = new Set<() => void>();

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

let kept = stored();

/** Whether someone was signed in here; only the server knows whether they still are. */
export const wasSignedIn = (): boolean => kept !== null;

/** Keeps who is signed in by the account's number, or that nobody is. */
export function keepSignedIn(id: number | null): void {
  const next = id === null ? null : String(id);
  if (next === kept) return;
  kept = next;
  try {
    if (next === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // It then lasts for this page.
  }
  for (const listener of listeners) listener();
}

/** Tells of changes, those in other tabs among them. Returns what ends it. */
export function onSignedIn(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== STORAGE_KEY && key !== null) return;
    kept = stored();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
