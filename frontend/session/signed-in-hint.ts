import { stored } from '../storage/stored.ts';

/**
 * Whether someone was signed in when this browser last heard of it. The session's cookie is out of a script's sight;
 * with this, readers without an account are not asked for on every page, and the bar has its shape at the first paint.
 * Where storage is closed the cookie is not kept either.
 */
export const STORAGE_KEY = 'signed-in';

/** Whether someone was signed in here; only the server knows whether they still are. */
export const wasSignedIn = (): boolean => stored(STORAGE_KEY) !== null;

/** Tells of changes to it, and to what else is stored, here and in other tabs. Returns what ends it. */
export function onSignedIn(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
