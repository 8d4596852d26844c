import { useSyncExternalStore } from 'react';
import { stored } from '../storage/stored.ts';

/**
 * The key under which this browser stores the id of the reader who is signed in, because scripts cannot read the
 * session cookie. With this hint a page knows without a request that nobody is signed in, and it can show the
 * header at the first paint. Browsers without storage do not store cookies either.
 */
export const STORAGE_KEY = 'signed-in';

/** The name of a cookie with the same id. It outlasts a storage that the reader has cleared, as the session does. */
export const HINT_COOKIE = 'signed-in';

const inCookie = (): string | null =>
  new RegExp(`(?:^|; )${HINT_COOKIE}=(\\d+)`, 'u').exec(globalThis.document?.cookie ?? '')?.[1] ?? null;

export const storedHint = (): string | null => stored(STORAGE_KEY) ?? inCookie();

/**
 * True if a reader has signed in with this browser and not signed out. Only the server knows if the session is
 * still valid.
 */
export const wasSignedIn = (): boolean => storedHint() !== null;

/**
 * Calls the listener after every change of the storage in another tab, and when a reader signs in or out in
 * this tab. Returns a function that removes the listener.
 */
export function onSignedIn(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** True while this browser has that hint. */
export const useWasSignedIn = (): boolean => useSyncExternalStore(onSignedIn, wasSignedIn, wasSignedIn);
