import type { QueryClient } from '@tanstack/react-query';
import type { ValueQuery } from '../../domain/value-search/index.ts';
import { libraryQueries } from '../shared/places/library-queries.ts';
import type { Letters } from './letters.ts';

export type { Letters } from './letters.ts';

let starting: Promise<Letters> | null = null;
let ready: Letters | null = null;
const listeners = new Set<() => void>();

function setReady(letters: Letters | null): void {
  if (letters === ready) return;
  ready = letters;
  for (const listener of listeners) listener();
}

/** Starts the web worker once for the page. If that fails, the next call tries again. */
function start(queryClient: QueryClient): Promise<Letters> {
  starting ??= import('./letters.ts')
    .then(({ newLetters }) => newLetters(queryClient, forget))
    .catch((error: unknown) => {
      starting = null;
      throw error;
    });
  return starting;
}

function forget(): void {
  starting = null;
  setReady(null);
}

/** Starts the web worker, and waits for the letters files with the 66 books. */
export async function openLetters(queryClient: QueryClient): Promise<Letters> {
  const letters = await start(queryClient);
  await letters.openBooks();
  setReady(letters);
  return letters;
}

/** Starts the web worker, and waits for the letters files that a value search needs. */
export async function openLettersFor(
  queryClient: QueryClient,
  value: string,
  query: ValueQuery,
): Promise<void> {
  const letters = await start(queryClient);
  await letters.openFor(value, query);
  setReady(letters);
}

/** The web worker, if it is ready for value searches; otherwise null. */
export const readyLetters = (): Letters | null => ready;

export function whenLettersChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Closes the files, because the library has another revision now. The next start reads the editions again. */
export async function closeLetters(queryClient: QueryClient): Promise<void> {
  const closing = starting;
  forget();
  queryClient.removeQueries({ queryKey: libraryQueries.editions().queryKey });
  (await closing?.catch(() => null))?.close();
}
