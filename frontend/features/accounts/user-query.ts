import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { LoginBody, RegisterBody, User } from '../../../domain/contract/index.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';
import { keepTheme } from '../../theme/theme.ts';
import { toast } from '../../ui/toast.tsx';
import { forgetPlaces } from '../reference/recent-places.ts';
import { reasonOf } from './account-form.ts';
import { keepSignedIn } from './keep-signed-in.ts';
import { wasSignedIn } from './signed-in-hint.ts';
import { dropNotes, notesToDrop } from './unsent-notes.ts';

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

async function nullIfSignedOut<T>(answer: Promise<T>): Promise<T | null> {
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

/**
 * Who signed in. Throws where the browser kept no session: Safari keeps no secure cookie of a page that came over plain
 * HTTP, as one's own machine sends it.
 */
async function withSession(answer: Promise<User>): Promise<User> {
  const user = await answer;
  if (location.protocol === 'https:') return user;
  const reader = await nullIfSignedOut(call(api.user.$get({}))).catch(() => user);
  if (reader !== null) return user;
  throw new ApiError(401, {
    message:
      'Over plain HTTP this browser keeps nobody signed in, as Safari does not. Please sign in with another one.',
  });
}

/** Signs in. */
export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: LoginBody) => withSession(call(api.login.$post({ json }))),
    onSuccess: async (user) => {
      await setUser(queryClient, user);
      toast({ title: 'Login successful', description: `Welcome back, ${user.username}!` });
    },
    onError: (error) =>
      toast({
        title: 'Login failed',
        description: reasonOf(error, 'Invalid username or password'),
        destructive: true,
      }),
  });
}

/** Makes an account and signs in. */
export function useRegister() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: RegisterBody) => withSession(call(api.register.$post({ json }))),
    onSuccess: async (user) => {
      await setUser(queryClient, user);
      toast({ title: 'Registration successful', description: `Welcome, ${user.username}!` });
    },
    onError: (error) =>
      toast({
        title: 'Registration failed',
        description: reasonOf(error, 'Could not create account'),
        destructive: true,
      }),
  });
}

/** Signs out. */
export function useLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    onMutate: () => notesToDrop(queryClient.getQueryData(userQuery.queryKey)?.id),
    mutationFn: () => call(api.logout.$post()),
    onSuccess: async (_, __, notes) => {
      await dropNotes(notes);
      await setUser(queryClient, null);
      toast({ title: 'Logged out', description: 'You have been successfully logged out' });
    },
    onError: (error) =>
      toast({ title: 'Logout failed', description: reasonOf(error, 'Logout failed'), destructive: true }),
  });
}
