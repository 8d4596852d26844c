/** The whole router in happy-dom; the application answers its calls over the sample library, in the same process. */
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createQueryClient } from '../../frontend/api/query-client.ts';
import { createAppRouter } from '../../frontend/router.tsx';
import { putLettersFiles } from '../support/letters-files.ts';
import { sampleApp } from '../support/sample-app.ts';

/** What a page has done so far. */
export interface Visit {
  /** Addresses of every call to the API, in order. */
  readonly apiCalls: string[];
  /** What React and the page have said on the console. */
  readonly complaints: unknown[][];
}

/** The path and the query of the page. */
export const address = (): string => location.pathname + location.search;

/** What the address asks, by name. */
export const asked = (): Record<string, string> => Object.fromEntries(new URLSearchParams(location.search));

/** A part of the screen that loads when it is first opened can take more than Testing Library's one second. */
const WAIT_MS = 15_000;
configure({ asyncUtilTimeout: WAIT_MS });

/** Waits for what a click or a key brings about. */
export const eventually = (read: () => unknown): ReturnType<typeof expect.poll> =>
  expect.poll(read, { timeout: WAIT_MS, interval: 10 });

/** The application over the sample library, for the tests of the file that calls this; each opens pages of its own. */
export async function domSite() {
  const { app, library } = await sampleApp();
  await putLettersFiles(library.client, app.files);
  let visit: Visit = { apiCalls: [], complaints: [] };

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    const current: Visit = { apiCalls: [], complaints: [] };
    visit = current;
    vi.spyOn(console, 'error').mockImplementation((...said) => current.complaints.push(said));
    vi.stubGlobal('fetch', (input: Request | URL | string, init?: RequestInit) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin);
      current.apiCalls.push(pathname + search);
      const headers = new Headers(init?.headers);
      headers.set('Sec-Fetch-Site', 'same-origin');
      return app.request(pathname + search, { ...init, headers });
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  return {
    /** What the application says at an address, as the test knows its shape. */
    json: app.json,
    /** Opens a path as a new page; its heading is there when this returns. */
    async open(path: string): Promise<Visit> {
      cleanup();
      history.replaceState(null, '', path);
      const queryClient = createQueryClient();
      const router = createAppRouter(queryClient);
      render(
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>,
      );
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(router.state.status).toBe('idle'));
      return visit;
    },
  };
}
