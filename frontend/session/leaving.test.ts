import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A browser's store, as far as it is used here. */
let kept: Record<string, string>;
beforeEach(() => {
  kept = {};
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (key: string) => kept[key] ?? null,
        removeItem: (key: string) => delete kept[key],
      },
      { has: (_, key) => key in kept },
    ),
  );
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Late, for what it imports looks at the page at once. */
const modules = async () => ({
  ...(await import('./user-query.ts')),
  ...(await import('../shared/recent-places.ts')),
});

const READ = JSON.stringify([{ reference: 'Psalms 23:3', path: '/explorer/psalms/23/3' }]);

test('who leaves takes along what they read and what they sent', async () => {
  const { recentPlaces, setUser } = await modules();
  kept = { 'signed-in': '3', 'gematria-recent': READ };
  const queryClient = new QueryClient();
  const mutationFn = async (sent: { readonly password: string }) => sent.password.length;
  await queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn })
    .execute({ password: 'seven wells' });
  expect([recentPlaces().length, queryClient.getMutationCache().getAll().length]).toEqual([1, 1]);
  await setUser(queryClient, null);
  expect(kept).toEqual({});
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
});

test('where nobody was signed in, what was read stays', async () => {
  const { keepReader, recentPlaces } = await modules();
  kept = { 'gematria-recent': READ };
  keepReader(null);
  expect(recentPlaces().length).toBe(1);
});
