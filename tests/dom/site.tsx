/**
 * The whole frontend in happy-dom. The application answers its calls from the sample library, in the process of the
 * test.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createQueryClient } from '../../frontend/api/query-client.ts';
import { HINTS, HINTS_KEY } from '../../frontend/features/hints/next-hint.ts';
import { closeLetters } from '../../frontend/letters/index.ts';
import { createAppRouter } from '../../frontend/router.tsx';
import { putLettersFiles } from '../support/letters-files.ts';
import { WAIT_MS } from '../support/limits.ts';
import { sampleApp } from '../support/sample-app.ts';
import { sessionCookie } from '../support/signed-in-reader.ts';

export interface Visit {
  readonly apiCalls: string[];
  readonly complaints: unknown[][];
}

export const address = (): string => location.pathname + location.search;

export const searchParams = (): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(location.search));

// No style sheet is loaded, so visibility cannot be checked. A check for hidden elements would double the time of
// the tests.
configure({ asyncUtilTimeout: WAIT_MS, defaultHidden: true });

/** Reads a value again and again until the expectation holds, for the effect of a click or a key. */
export const eventually = (read: () => unknown): ReturnType<typeof expect.poll> =>
  expect.poll(read, { interval: 10 });

export const heading = (): string | null => document.querySelector('h1')?.textContent ?? null;

export const goTo = (path: string) =>
  act(() => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });

export const fill = (field: Element, value: string): boolean =>
  fireEvent.change(field, { target: { value } });

/** Opens the menu with the options of the text, and waits for its field for the original. */
export async function openTextOptions(): Promise<HTMLSelectElement> {
  fireEvent.click(screen.getByRole('button', { name: 'Aa, text options' }));
  return screen.findByLabelText<HTMLSelectElement>('Original text', { selector: 'select' });
}

/** Opens the menu of the place, and returns its grid of verses. */
export async function openVerses(chapter: string): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: /change the passage/u }));
  return screen.findByRole('navigation', { name: `Verses of ${chapter}` });
}

export const toastTexts = (): (string | null)[] =>
  [...document.querySelectorAll('.toast p')].map(({ textContent }) => textContent);

/** Gives the window a size. Media queries notice it. Each test begins with 1280 × 900 px. */
export const resizeTo = (width: number, height = 900): void =>
  (window as unknown as Window & { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
    width,
    height,
  });

export const unreachable = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'));

/** An answer for `site.answer`: the server refuses the call. */
export const refusal = (status: number, message: string, more: object = {}): Response =>
  Response.json({ message, code: 'refused', requestId: 'r-1', ...more }, { status });

/** An answer for `site.answer`: the server answers 503 because it cannot reach the database. */
export const unavailable = (): Response => refusal(503, 'The library cannot be reached just now.');

/** A function that answers an API call instead of the application. It can get the application's answer with `ask`. */
export type ReplacementAnswer = (
  init: RequestInit,
  ask: () => Promise<Response>,
  path: string,
) => Response | Promise<Response>;

interface Rule {
  readonly method: string;
  readonly path: string | RegExp;
  readonly answer: ReplacementAnswer;
}

/** An IntersectionObserver that reports every element as visible, because happy-dom has no layout. */
class EverythingIsNear implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  readonly #report: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#report = report;
  }
  observe(target: Element): void {
    queueMicrotask(() => this.#report([{ isIntersecting: true, target }]));
  }
  unobserve(): void {}
  disconnect(): void {}
}

/**
 * The id of the last reader that `signIn` made. Test files share a process and its modules, which distinguish
 * readers by their ids, so each reader gets a new id. Readers that register get the ids between these.
 */
let lastReader = 0;

let lastVisit = new AbortController();
let lastClient = createQueryClient();

export async function domSite(makeApp = sampleApp) {
  const { app, library } = await makeApp();
  await putLettersFiles(library.client, app.files);
  let visit: Visit = { apiCalls: [], complaints: [] };
  let cookie: string | null = null;
  let rules: Rule[] = [];
  let administrators = '';

  const fromApplication = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Sec-Fetch-Site', 'same-origin');
    if (cookie !== null) headers.set('Cookie', cookie);
    const answer = await app.request(path, { ...init, headers }, { ADMIN_USER_IDS: administrators });
    for (const line of answer.headers.getSetCookie())
      cookie = /Max-Age=0/u.test(line) ? null : (line.split(';')[0] ?? null);
    return answer;
  };

  beforeEach(async () => {
    cookie = null;
    rules = [];
    administrators = '';
    // The counts of logins and registrations are deleted, so that the limits apply to each test separately.
    await library.client.execute('delete from login_tries');
    const current: Visit = { apiCalls: [], complaints: [] };
    visit = current;
    vi.spyOn(console, 'error').mockImplementation((...message) => current.complaints.push(message));
    vi.stubGlobal('IntersectionObserver', EverythingIsNear);
    // What a page asks again and again comes at once. Tests of how often it asks are beside the code.
    const { setInterval } = globalThis;
    vi.stubGlobal('setInterval', (run: () => void, ms: number) => setInterval(run, Math.min(ms, 50)));
    vi.stubGlobal('fetch', async (input: Request | URL | string, init: RequestInit = {}) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin);
      current.apiCalls.push(pathname + search);
      const method = init.method ?? 'GET';
      const rule = rules.findLast(
        (one) =>
          one.method === method &&
          (typeof one.path === 'string' ? one.path === pathname : one.path.test(pathname)),
      );
      const ask = () => fromApplication(pathname + search, init);
      return rule === undefined ? ask() : rule.answer(init, ask, pathname + search);
    });
  });
  afterEach(() => {
    // A toast is closed, because the module that shows it stays loaded for the next test.
    document.querySelector<HTMLElement>('.toast button')?.click();
    localStorage.clear();
    sessionStorage.clear();
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API.
    document.cookie = 'signed-in=; Path=/; Max-Age=0';
    // This event makes modules that follow the storage discard the values that they have read. They follow the
    // storage only while a page is rendered, so it comes before `cleanup`.
    act(() => dispatchEvent(new StorageEvent('storage', { key: null })));
    cleanup();
    resizeTo(1280);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  return {
    json: app.json,
    app,
    database: library.db,
    /** Sends a GET request for the signed-in reader, as from another device, and returns the answer. */
    get: (path: string): Promise<Response> => fromApplication(path, {}),
    /** The application's clock. It never advances by itself. */
    clock: app.clock,
    /**
     * Holds back the answers to matching calls until the returned function is called. Calls after that are answered by
     * the application, at once.
     */
    hold(method: string, path: string | RegExp, answer: ReplacementAnswer = (_, ask) => ask()): () => void {
      let send = () => {};
      const sent = new Promise<void>((resolve) => {
        send = resolve;
      });
      const end = this.answer(method, path, async (...call) => {
        await sent;
        end();
        return answer(...call);
      });
      return send;
    },
    /** Replaces the answer to matching calls of the API until the returned function is called or the test ends. */
    answer(method: string, path: string | RegExp, answer: ReplacementAnswer): () => void {
      const rule = { method, path, answer };
      rules.push(rule);
      return () => {
        rules = rules.filter((one) => one !== rule);
      };
    },
    async signIn({ isAdmin = false } = {}): Promise<{ id: number; name: string }> {
      lastReader += 1_000;
      const id = lastReader;
      if (isAdmin) administrators = String(id);
      cookie = await sessionCookie(library.client, app, id);
      localStorage.setItem('signed-in', String(id));
      return { id, name: `reader ${id}` };
    },
    /**
     * Replaces the session cookie as another tab would do it: the page does not notice. Null ends the session. Returns
     * the previous cookie.
     */
    changeCookie(next: string | null): string | null {
      const before = cookie;
      cookie = next;
      return before;
    },
    /**
     * Makes a call for the signed-in reader that does not come from the page, as from another device. Gives the
     * JSON of the answer.
     */
    async ask<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
      const answer = await fromApplication(path, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      });
      return (answer.status === 204 ? null : await answer.json()) as T;
    },
    async open(path: string): Promise<Visit> {
      cleanup();
      // The module of the letters stays loaded too. It may still wait for an answer that a test before has not given.
      void closeLetters(lastClient);
      // The hints for new readers would appear in slow tests.
      localStorage.setItem(HINTS_KEY, JSON.stringify(HINTS));
      history.replaceState(null, '', path);
      const queryClient = createQueryClient();
      lastClient = queryClient;
      // A router that was still loading would stop all later scroll events.
      lastVisit.abort();
      lastVisit = new AbortController();
      const router = createAppRouter(queryClient, { signal: lastVisit.signal });
      render(
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>,
      );
      await screen.findByRole('heading', { level: 1 });
      // The parts that every visit shows load when they are first needed, which takes long on a busy machine.
      await waitFor(() =>
        expect({
          router: router.state.status,
          partsInFlight: queryClient.isFetching({ queryKey: ['part'] }),
        }).toEqual({ router: 'idle', partsInFlight: 0 }),
      );
      return visit;
    },
  };
}
