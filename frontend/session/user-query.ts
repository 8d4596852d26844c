import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { User } from '../../domain/contract/index.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { api } from '../api/client.ts';
import { forgetPlaces } from '../shared/recent-places.ts';
import { keepTheme } from '../theme/theme.ts';
import { keepSignedIn } from './keep-signed-in.ts';
import { wasSignedIn } from './signed-in-hint.ts';

/** Who is signed in; null for nobody. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }): Promise<User | null> => {
    const user = await nullIfSignedOut(call(api.user.$get({}, { init: { signal } })));
    keepReader(user);
    return user;
  },
  retry: false,
  staleTime: 300_000,
});

/** Who is signed in, for a page that is theirs alone: whoever is not is sent to sign in, and back. */
export function useReader() {
  const router = useRouter();
  const reader = useQuery(userQuery);
  const isSignedOut = reader.data === null;
  useEffect(() => {
    if (!isSignedOut) return;
    const redirect = router.latestLocation.href;
    void router.navigate({ to: '/auth', search: { redirect }, replace: true });
  }, [isSignedOut, router]);
  return reader;
}

/**
 * Keeps in this browser who reads, and how the app looks to them. When they leave, or their session has ended, it looks
 * on like that, and what they read is forgotten.
 */
export function keepReader(user: User | null): void {
  if (user === null && wasSignedIn()) forgetPlaces();
  keepSignedIn(user?.id ?? null);
  if (user !== null) keepTheme(user);
}

/** What a call answers; null where it answers that nobody is signed in. */
export async function nullIfSignedOut<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** What belongs to one reader and must not be seen by the next. */
const PRIVATE_KEYS: readonly unknown[] = ['notes', 'sessions'];

function removePrivate(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [first] }) => PRIVATE_KEYS.includes(first) });
}

/** Puts a reader, or nobody, in the place of the last one. */
export async function setUser(queryClient: QueryClient, user: User | null): Promise<void> {
  // An answer still on its way is that of the one before.
  await queryClient.cancelQueries({ queryKey: userQuery.queryKey });
  removePrivate(queryClient);
  // What was sent: passwords too.
  queryClient.getMutationCache().clear();
  queryClient.setQueryData(userQuery.queryKey, user);
  keepReader(user);
}

/** Another reader signed in elsewhere: what was the last one's goes, and who it is now is asked. */
export async function forgetReader(queryClient: QueryClient): Promise<void> {
  removePrivate(queryClient);
  await queryClient.resetQueries({ queryKey: userQuery.queryKey });
}

/** A call that only a reader may make; where their session has ended, or is another's by now, the page learns it. */
export async function asReader<T>(queryClient: QueryClient, answer: Promise<T>): Promise<T> {
  const idNow = () => queryClient.getQueryData(userQuery.queryKey)?.id;
  const reader = idNow();
  try {
    return await answer;
  } catch (error) {
    // It tells nothing of one who came meanwhile.
    if (error instanceof ApiError && idNow() === reader) {
      if (error.status === 401) await setUser(queryClient, null);
      if (error.code === 'other_reader') await forgetReader(queryClient);
    }
    throw error;
  }
}
