import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let stored: Record<string, string>;
beforeEach(() => {
  stored = {};
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (key: string) => stored[key] ?? null,
        removeItem: (key: string) => delete stored[key],
      },
      { has: (_, key) => key in stored },
    ),
  );
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Imports the modules after the globals are replaced, because the modules read them while they load. */
const modules = async () => ({
  ...(await import('./user-query.ts')),
  ...(await import('./reader.ts')),
  ...(await import('../shared/places/recent-places.ts')),
});

const VISITED = JSON.stringify([{ reference: 'Psalms 23:3', path: '/explorer/psalms/23/3' }]);

test('signing out removes from the browser the list of visited places and the data that the reader sent', async () => {
  const { recentPlaces, setUser } = await modules();
  stored = { 'signed-in': '3', 'gematria-recent': VISITED };
  const queryClient = new QueryClient();
  const mutationFn = async (sent: { readonly password: string }) => sent.password.length;
  await queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn })
    .execute({ password: 'seven wells' });
  expect([recentPlaces().length, queryClient.getMutationCache().getAll().length]).toEqual([1, 1]);
  await setUser(queryClient, null);
  expect(stored).toEqual({});
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
});

test('if nobody was signed in, the list of visited places is not deleted', async () => {
  const { saveReader, recentPlaces } = await modules();
  stored = { 'gematria-recent': VISITED };
  saveReader(null);
  expect(recentPlaces().length).toBe(1);
});
