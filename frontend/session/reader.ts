import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { User } from '../../domain/contract/index.ts';
import { ApiError } from '../api/api-error.ts';
import { saveReader, userQuery } from './user-query.ts';

/**
 * The signed-in reader, for a page that only a signed-in reader can see. Visitors who are not signed in are sent to the
 * sign-in page, which later leads back.
 */
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

/** Queries whose answers belong to one reader. The next reader must not see them. */
const PRIVATE_KEYS: readonly unknown[] = ['notes', 'sessions', 'recovery-codes', 'admin'];

function removePrivate(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [first] }) => PRIVATE_KEYS.includes(first) });
}

export async function setUser(queryClient: QueryClient, user: User | null): Promise<void> {
  // A request for the account that is still open would bring the previous reader's account.
  await queryClient.cancelQueries({ queryKey: userQuery.queryKey });
  removePrivate(queryClient);
  // The data that forms have sent is deleted from memory, because it includes passwords.
  queryClient.getMutationCache().clear();
  queryClient.setQueryData(userQuery.queryKey, user);
  await saveReader(user);
}

/**
 * Deletes the answers for the last reader from memory and asks the server who is signed in now. It is called
 * after another reader signed in, for example in another tab.
 */
export async function forgetReader(queryClient: QueryClient): Promise<void> {
  removePrivate(queryClient);
  await queryClient.resetQueries({ queryKey: userQuery.queryKey });
}

/**
 * The answer of a call that only a signed-in reader can make. If the session has ended or belongs to someone else by
 * now, this updates the page's reader, and then throws the error.
 */
export async function asReader<T>(queryClient: QueryClient, answer: Promise<T>): Promise<T> {
  const idNow = () => queryClient.getQueryData(userQuery.queryKey)?.id;
  const reader = idNow();
  try {
    return await answer;
  } catch (error) {
    // If another reader has signed in since, the answer is not about them.
    if (error instanceof ApiError && idNow() === reader) {
      if (error.status === 401) await setUser(queryClient, null);
      if (error.code === 'other_reader') await forgetReader(queryClient);
    }
    throw error;
  }
}
