import { wholeNumber } from '../../domain/basics/index.ts';
import { store, stored } from '../storage/stored.ts';
import { HINT_COOKIE, STORAGE_KEY, storedHint } from './signed-in-hint.ts';

const accountId = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** The longest time that browsers keep a cookie: 400 days. */
const COOKIE_SECONDS = 400 * 86_400;

export function storeReader(id: number | null): void {
  const next = id === null ? null : String(id);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers, and is asynchronous.
  document.cookie = [
    `${HINT_COOKIE}=${next ?? ''}`,
    'Path=/',
    'SameSite=Lax',
    'Secure',
    `Max-Age=${next === null ? 0 : COOKIE_SECONDS}`,
  ].join('; ');
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
export const storedReader = (): number | null => accountId(storedHint()) ?? null;
