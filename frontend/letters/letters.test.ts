import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ValueQuery } from '../../domain/value-search/index.ts';
import { QUERY } from '../../domain/value-search/testing.ts';
import { createQueryClient } from '../api/query-client.ts';
import { libraryQueries } from '../shared/places/library-queries.ts';
import { closeLetters, openLettersFor, readyLetters, whenLettersChange } from './index.ts';
import type { ToWorker } from './messages.ts';

// The client of the API reads the page when its module loads.
vi.hoisted(() => {
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('location', { origin: 'http://localhost' });
});

const GREEK: ValueQuery = { ...QUERY, methods: ['GREEK_STANDARD'] };

const edition = (id: string, script: string, books: readonly string[]) => ({
  id,
  name: id,
  role: 'original',
  script,
  numbering: 'english',
  revision: 'r1',
  books,
});
const EDITIONS = [edition('wlc', 'hebrew', ['genesis']), edition('sblgnt', 'greek', ['john'])];

/** A web worker that opens each file, and finds seven words for each question. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  isRunning = true;
  readonly asked: unknown[] = [];

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  postMessage({ id, call, args }: ToWorker): void {
    this.asked.push(...args);
    const answer = call === 'open' ? null : { hits: [], resultCount: 7, exactCount: 7 };
    queueMicrotask(() => {
      if (this.isRunning) this.dispatchEvent(new MessageEvent('message', { data: { id, answer, ms: 1 } }));
    });
  }

  terminate(): void {
    this.isRunning = false;
  }
}

let queryClient: QueryClient;
let fetched: string[];
let answerFile: (path: string) => Response | Promise<Response>;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  queryClient = createQueryClient();
  queryClient.setQueryData<unknown>(libraryQueries.editions().queryKey, { editions: EDITIONS });
  FakeWorker.all.length = 0;
  fetched = [];
  answerFile = () => new Response('letters');
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    return answerFile(path);
  });
});
afterEach(async () => {
  await closeLetters(queryClient);
  vi.unstubAllGlobals();
});

test('the worker answers with the files that are open, and gets another file for the next question', async () => {
  const letters = await openLettersFor(queryClient, '26', QUERY);
  expect(readyLetters()).toBe(letters);
  expect(await letters.find('26', QUERY)).toMatchObject({ resultCount: 7, words: '' });
  expect(fetched).toEqual(['/api/index/wlc/r1']);
  expect(await letters.find('26', GREEK)).toBeNull();
  await settled();
  expect(await letters.find('26', GREEK)).toMatchObject({ editions: [{ id: 'sblgnt', revision: 'r1' }] });
  expect(fetched).toEqual(['/api/index/wlc/r1', '/api/index/sblgnt/r1']);
});

test('a question that is given up while the worker is busy is never asked', async () => {
  const letters = await openLettersFor(queryClient, '26', QUERY);
  const [worker] = FakeWorker.all;
  worker?.asked.splice(0);
  const older = new AbortController();
  const answers = Promise.allSettled([
    letters.find('1', QUERY),
    letters.find('17', QUERY, older.signal),
    letters.find('177', QUERY),
  ]);
  older.abort();
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(worker?.asked).toMatchObject([
    { request: { searched: { value: 1 } } },
    { request: { searched: { value: 177 } } },
  ]);
});

test('the last question is answered again without the worker', async () => {
  const letters = await openLettersFor(queryClient, '26', QUERY);
  const [worker] = FakeWorker.all;
  worker?.asked.splice(0);
  const page = await letters.find('26', QUERY);
  expect(await letters.find('26', { ...QUERY })).toBe(page);
  expect(worker?.asked).toHaveLength(1);
  await letters.find('26', { ...QUERY, range: 2 });
  expect(worker?.asked).toHaveLength(2);
});

test('a file that cannot be fetched is fetched again for the next question', async () => {
  answerFile = () => Promise.reject(new TypeError('offline'));
  await expect(openLettersFor(queryClient, '26', QUERY)).rejects.toThrow();
  expect(readyLetters()).toBeNull();
  answerFile = () => new Response('letters');
  await openLettersFor(queryClient, '26', QUERY);
  expect(fetched).toHaveLength(2);
  expect(FakeWorker.all).toHaveLength(1);
});

test('if a file is gone, the files are closed, and the editions are read again', async () => {
  const letters = await openLettersFor(queryClient, '26', QUERY);
  answerFile = () => Response.json({ code: 'not_found', message: 'It is gone.' }, { status: 404 });
  expect(await letters.find('26', GREEK)).toBeNull();
  await settled();
  expect(readyLetters()).toBeNull();
  expect(FakeWorker.all.map(({ isRunning }) => isRunning)).toEqual([false]);
  expect(queryClient.getQueryState(libraryQueries.editions().queryKey)?.isInvalidated).toBe(true);
});

test('words of another revision close the files once; if the next files differ too, the question fails', async () => {
  const ask = async () => {
    const letters = await openLettersFor(queryClient, '26', QUERY);
    const words = [{ id: 'wlc', revision: 'r0', words: [1] }];
    await expect(letters.heat({ kind: 'lemma', number: 'H1' }, words)).rejects.toThrow();
    return letters;
  };
  await ask();
  expect(readyLetters()).toBeNull();
  queryClient.setQueryData<unknown>(libraryQueries.editions().queryKey, { editions: EDITIONS });
  const others = await ask();
  expect(readyLetters()).toBe(others);
});

test('files that were closed while they opened are never ready', async () => {
  const heard: unknown[] = [];
  const stop = whenLettersChange(() => heard.push(readyLetters()));
  let finish = () => {};
  answerFile = () =>
    new Promise((resolve) => {
      finish = () => resolve(new Response('letters'));
    });
  const opening = openLettersFor(queryClient, '26', QUERY).catch((error: unknown) => String(error));
  await settled();
  expect(fetched).toHaveLength(1);
  await closeLetters(queryClient);
  finish();
  expect(await opening).toMatch(/closed/u);
  expect(heard).toEqual([]);
  stop();
});

test('if the worker fails, calls that wait fail too, and the next question starts another worker', async () => {
  const letters = await openLettersFor(queryClient, '26', QUERY);
  const finding = letters.find('26', QUERY).catch((error: unknown) => String(error));
  FakeWorker.all[0]?.dispatchEvent(new Event('error'));
  expect(await finding).toMatch(/closed/u);
  expect(readyLetters()).toBeNull();
  queryClient.setQueryData<unknown>(libraryQueries.editions().queryKey, { editions: EDITIONS });
  const others = await openLettersFor(queryClient, '26', QUERY);
  expect(others).not.toBe(letters);
  // What still happens to the first worker does not close the second one.
  await letters
    .heat({ kind: 'lemma', number: 'H1' }, [{ id: 'wlc', revision: 'r0', words: [1] }])
    .catch(() => null);
  FakeWorker.all[0]?.dispatchEvent(new Event('error'));
  expect(readyLetters()).toBe(others);
});
