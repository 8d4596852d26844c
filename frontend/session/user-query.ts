import { queryOptions } from '@tanstack/react-query';
import type { User } from '../../domain/contract/index.ts';
import { ApiError } from '../api/api-error.ts';
import { api, call } from '../api/client.ts';
import { forgetPlaces } from '../shared/places/recent-places.ts';
import { wasSignedIn } from './signed-in-hint.ts';
import { storeReader } from './stored-reader.ts';

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }): Promise<User | null> => {
    const user = await nullIfSignedOut(call(api.user.$get({}, { init: { signal } }), 'id'));
    void saveReader(user);
    return user;
  },
  retry: false,
  staleTime: 300_000,
});

/**
 * Stores in this browser who is signed in, and their theme. If nobody is signed in any more, the theme stays and the
 * list of visited places is deleted. The code of the theme loads only for a signed-in reader. If it does not load, the
 * theme stays.
 */
export async function saveReader(user: User | null): Promise<void> {
  if (user === null && wasSignedIn()) forgetPlaces();
  storeReader(user?.id ?? null);
  if (user === null) return;
  const code = await import('../theme/theme.ts').catch(() => null);
  code?.saveTheme(user);
}

export async function nullIfSignedOut<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
