import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../domain/contract/index.ts';
import { createQueryClient } from '../api/query-client.ts';

const MINUTE = 60_000;
const USER = {
  id: 3,
  username: 'Miriam',
  isAdmin: false,
  themePrimary: 'hsl(217, 91%, 60%)',
  themeVariant: 'professional',
  themeAppearance: 'light',
  themeRadius: 8,
};

const PAGE = { dataset: {}, style: { setProperty: () => undefined } };

let requests: string[];
let answer: () => Response;
beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  answer = () => Response.json(USER);
  vi.stubGlobal('document', { getElementById: () => null, documentElement: PAGE });
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => undefined,
  });
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('fetch', async (input: string) => {
    requests.push(String(input));
    return answer();
  });
});
afterEach(async () => {
  // The module that saves the reader's theme loads only after an answer. The test waits for it.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each<[string, () => Response, unknown]>([
  ['a reader is signed in', () => Response.json(USER), USER],
  ['nobody is signed in', () => Response.json({ message: 'You are not signed in.' }, { status: 401 }), null],
])('the page requests the account at most every five minutes if %s', async (_, answers, reader) => {
  // Imported only after the globals are replaced, because the modules read the page while they load.
  const { userQuery } = await import('./user-query.ts');
  answer = answers;
  const queryClient = createQueryClient();
  const fetchUser = () => queryClient.fetchQuery(userQuery);
  expect(await Promise.all([fetchUser(), fetchUser()])).toEqual([reader, reader]);
  vi.advanceTimersByTime(5 * MINUTE - 1);
  expect(await fetchUser()).toEqual(reader);
  expect(requests).toEqual(['/api/user']);
  vi.advanceTimersByTime(1);
  expect(await fetchUser()).toEqual(reader);
  expect(requests).toEqual(['/api/user', '/api/user']);
});

test('a reader who has signed in is known without a request for five minutes', async () => {
  const { setUser } = await import('./reader.ts');
  const { userQuery } = await import('./user-query.ts');
  const queryClient = createQueryClient();
  await setUser(queryClient, USER as User);
  vi.advanceTimersByTime(5 * MINUTE - 1);
  expect(await queryClient.fetchQuery(userQuery)).toEqual(USER);
  expect(requests).toEqual([]);
});
