import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The part of a browser's storage that is used here. */
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

/** Imported late, because its imports look at the page at once. */
const modules = async () => ({
  ...(await import('./user-query.ts')),
  ...(await import('../shared/recent-places.ts')),
});

const READ = JSON.stringify([{ reference: 'Psalms 23:3', path: '/explorer/psalms/23/3' }]);

test('signing out removes what the reader read and sent', async () => {
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

test('if nobody was signed in, what was read stays', async () => {
  const { keepReader, recentPlaces } = await modules();
  kept = { 'gematria-recent': READ };
  keepReader(null);
  expect(recentPlaces().length).toBe(1);
});
