import type { QueryClient } from '@tanstack/react-query';
import type { ValueQuery } from '../../domain/value-search/index.ts';
import { libraryQueries } from '../shared/places/library-queries.ts';
import { sharedValue } from '../storage/shared-value.ts';
import type { Letters } from './letters.ts';

export type { Letters } from './letters.ts';

/** The key of the queries that answer with positions of words in a letters file. */
export const LEMMAS = ['heat', 'lemma'];

let starting: Promise<Letters> | null = null;
const ready = sharedValue<Letters | null>(null);

/** Starts the web worker once for the page. If that fails, the next call tries again. */
function start(queryClient: QueryClient): Promise<Letters> {
  starting ??= import('./letters.ts')
    .then(({ newLetters }) => newLetters(queryClient, () => void closeLetters(queryClient)))
    .catch((error: unknown) => {
      starting = null;
      throw error;
    });
  return starting;
}

/** Starts the web worker, and waits for the letters files with the 66 books. */
export const openLetters = (queryClient: QueryClient): Promise<Letters> =>
  open(queryClient, (letters) => letters.openBooks());

/** Starts the web worker, and waits for the letters files of these editions. */
export const openLettersOf = (queryClient: QueryClient, editions: readonly string[]): Promise<Letters> =>
  open(queryClient, (letters) => letters.openEditions(editions));

/** Starts the web worker, and waits for the letters files that a value search needs. */
export const openLettersFor = (
  queryClient: QueryClient,
  value: string,
  query: ValueQuery,
): Promise<Letters> => open(queryClient, (letters) => letters.openFor(value, query));

async function open(queryClient: QueryClient, files: (letters: Letters) => Promise<void>): Promise<Letters> {
  const started = start(queryClient);
  const letters = await started;
  await files(letters);
  if (started !== starting) throw new Error('The letters files were closed meanwhile.');
  ready.set(letters);
  return letters;
}

/** The web worker, if it is ready for value searches; otherwise null. */
export const { get: readyLetters, use: useReadyLetters, subscribe: whenLettersChange } = ready;

/** Closes the files, because the library has another revision now. The next start reads the editions again. */
export async function closeLetters(queryClient: QueryClient): Promise<void> {
  const closing = starting;
  starting = null;
  ready.set(null);
  void queryClient.invalidateQueries({ queryKey: libraryQueries.editions().queryKey });
  // The positions of words are those of a revision.
  void queryClient.resetQueries({ queryKey: LEMMAS });
  (await closing?.catch(() => null))?.close();
}
