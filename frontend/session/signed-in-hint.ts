import { stored } from '../storage/stored.ts';

/**
 * The name under which this browser stores who was signed in last. Scripts cannot read the session cookie. With this
 * hint a page needs no request to learn that nobody is signed in, and it can draw the header at the first paint.
 * Browsers without storage keep no cookie either.
 */
export const STORAGE_KEY = 'signed-in';

/** True if someone was signed in here. Only the server knows if they still are. */
export const wasSignedIn = (): boolean => stored(STORAGE_KEY) !== null;

/** Calls the listener after every change of the storage, in this tab or another. Returns a function that stops it. */
export function onSignedIn(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
