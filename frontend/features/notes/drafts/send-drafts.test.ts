import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Note, User } from '../../../../domain/contract/index.ts';
import { draftKey } from '../card/draft-keys.ts';
import { draftAfterEdit, type Version } from './draft.ts';

const USER = { id: 3, username: 'ruth' } as User;
const PLACE = { book: 'ruth', chapter: 1, verse: 1 };
const KEY = draftKey(USER.id, PLACE);
const note = (notes: string, revision = 1): Note => ({
  ...PLACE,
  id: 7,
  userId: 3,
  notes,
  isKabbalistic: false,
  revision,
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
});

interface Received {
  readonly method: string;
  readonly path: string;
  readonly body: Partial<Note> | null;
  /** The id in the request's header that names the reader. */
  readonly reader: string | null;
}

/** An answer of the fake server. Null means no answer at all. */
type FakeAnswer = readonly [status: number, body: object | null] | null;
let answers: (FakeAnswer | Promise<FakeAnswer>)[];
let requests: Received[];
let stored: Record<string, string>;
let queryClient: QueryClient;
/** The modules are loaded again for each test, as in a page that was just opened. */
let send: typeof import('./send-drafts.ts');
let store: typeof import('./draft-store.ts');
let queries: typeof import('../notes-queries.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  answers = [];
  requests = [];
  const window = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, window[name].bind(window));
  }
  stored = { 'signed-in': '3' };
  Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: {
      value: (key: string, value: string) => {
        stored[key] = value;
      },
    },
    removeItem: { value: (key: string) => delete stored[key], configurable: true },
  });
  vi.stubGlobal('localStorage', stored);
  vi.stubGlobal('location', { origin: 'http://localhost', href: 'http://localhost/' });
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(String(input), 'http://localhost');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const reader = new Headers(init.headers).get('X-Reader');
    requests.push({ method: init.method ?? 'GET', path: pathname + search, body, reader });
    const answer = await answers.shift();
    if (answer == null) throw new TypeError('fetch failed');
    return answer[1] === null
      ? new Response(null, { status: answer[0] })
      : Response.json(answer[1], { status: answer[0] });
  });
  vi.resetModules();
  [send, store, queries] = await Promise.all([
    import('./send-drafts.ts'),
    import('./draft-store.ts'),
    import('../notes-queries.ts'),
  ]);
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(['user'], USER);
  queryClient.setQueryData(['notes', USER.id], []);
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const type = (notes: string): void => {
  const version: Version = { notes, isKabbalistic: false };
  const seen = queries.seenNote(queryClient, USER.id, PLACE);
  store.writeDraft(KEY, draftAfterEdit(store.readDraft(KEY), seen, PLACE, version));
};
const refusal = (message: string, more: object = {}) => ({ message, code: 'x', requestId: 'r', ...more });
const listed = () => queryClient.getQueryData<Note[]>(['notes', USER.id])?.map(({ notes }) => notes);

test('a draft of a note is sent to the server, shown in the list of notes and deleted from the browser’s storage', async () => {
  type('mine');
  answers = [[201, note('mine')]];
  await send.sendDraft(queryClient, USER.id, PLACE);
  expect(requests).toEqual([
    {
      method: 'POST',
      path: '/api/notes',
      reader: '3',
      body: { ...PLACE, notes: 'mine', isKabbalistic: false },
    },
  ]);
  expect([store.readDraft(KEY), listed(), Object.keys(stored)]).toEqual([null, ['mine'], ['signed-in']]);
  expect(store.progressOf(KEY)).toMatchObject({
    isSending: false,
    failure: null,
    savedAt: 1_795_248_000_000,
  });
});

test('the list of notes has the saved text before the draft is deleted', async () => {
  queryClient.setQueryData(['notes', USER.id], [note('old')]);
  type('new');
  answers = [[200, note('new', 2)]];
  const drop = stored.removeItem as unknown as (key: string) => boolean;
  const shown: unknown[] = [];
  Object.defineProperty(stored, 'removeItem', {
    value: (key: string) => {
      shown.push(listed());
      return drop(key);
    },
  });
  await send.sendDraft(queryClient, USER.id, PLACE);
  expect([shown, store.readDraft(KEY)]).toEqual([[['new']], null]);
});

test('a draft of a note stays if its request had no answer; later its sent text is sent again, and then the newer text', async () => {
  type('mine');
  await send.sendDraft(queryClient, USER.id, PLACE);
  expect(store.progressOf(KEY)).toMatchObject({ isSending: false, isOffline: true });
  expect(store.readDraft(KEY)).toMatchObject({ notes: 'mine', sent: { notes: 'mine' } });
  type('mine and more');
  // The server had received the first request and saved its text. Only its answer was lost.
  answers = [
    [409, refusal('There is one.', { id: 7, current: note('mine') })],
    [200, note('mine and more', 2)],
  ];
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests.slice(1)).toMatchObject([
    { method: 'POST', body: { notes: 'mine' } },
    { method: 'PATCH', path: '/api/notes/7', body: { notes: 'mine and more', revision: 1 } },
  ]);
  expect([store.readDraft(KEY), listed()]).toEqual([null, ['mine and more']]);
});

test('a list of notes that was requested before a save does not replace the saved note', async () => {
  queryClient.removeQueries({ queryKey: ['notes', USER.id] });
  let sendOldList: (answer: FakeAnswer) => void = () => {};
  answers = [
    new Promise((done) => {
      sendOldList = done;
    }),
    [201, note('mine')],
    [200, [note('mine')]],
  ];
  const end = new QueryObserver(queryClient, queries.notesQuery(queryClient, USER.id)).subscribe(() => {});
  type('mine');
  await send.sendDraft(queryClient, USER.id, PLACE);
  sendOldList([200, []]);
  await vi.advanceTimersByTimeAsync(10);
  expect(listed()).toEqual(['mine']);
  end();
});

test('three calls of sendDraft at the same time send a draft once; they and a later call return true', async () => {
  type('mine');
  answers = [[201, note('mine')]];
  // A click on Save also takes the focus from the field, which sends the draft too.
  const left = send.sendDraft(queryClient, USER.id, PLACE);
  const saved = send.sendDraft(queryClient, USER.id, PLACE);
  const unsent = send.sendDrafts(queryClient, USER.id);
  expect([await left, await saved, await send.sendDraft(queryClient, USER.id, PLACE)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(await unsent).toEqual([]);
  expect(requests).toHaveLength(1);
});

test('a draft of a note in conflict is kept with the server’s note and not sent again; the list of notes has the server’s note', async () => {
  type('mine');
  answers = [[409, refusal('There is one.', { id: 7, current: note('theirs', 4) })]];
  await send.sendDraft(queryClient, USER.id, PLACE);
  expect(store.readDraft(KEY)?.conflict?.note?.notes).toBe('theirs');
  expect(listed()).toEqual(['theirs']);
  expect(await send.sendDrafts(queryClient, USER.id)).toHaveLength(1);
  expect(requests).toHaveLength(1);
});

test('a refused draft of a note stores the server’s reason', async () => {
  type('mine');
  answers = [[400, refusal('The request is malformed.', { fields: { notes: 'is too long' } })]];
  await send.sendDraft(queryClient, USER.id, PLACE);
  expect(store.readDraft(KEY)?.refused).toBe('The note is too long.');
});

test('a draft of a note stays if the session has ended, and the page shows nobody as signed in', async () => {
  type('mine');
  answers = [[401, refusal('Not signed in.')]];
  await send.sendDraft(queryClient, USER.id, PLACE);
  expect(queryClient.getQueryData(['user'])).toBeNull();
  expect(Object.keys(stored)).toEqual([KEY]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requests).toHaveLength(1);
});

test('no draft of a note is sent if the storage says that another reader is signed in', async () => {
  type('mine');
  stored['signed-in'] = '4';
  await send.sendDrafts(queryClient, USER.id);
  expect([requests, store.readDraft(KEY)?.notes]).toEqual([[], 'mine']);
});

test('a draft of a note stays if the server answers that another reader is signed in, and the page clears its signed-in reader', async () => {
  type('mine');
  answers = [[409, refusal('Another reader is signed in.', { code: 'other_reader' })]];
  await send.sendDrafts(queryClient, USER.id);
  expect(store.readDraft(KEY)).toMatchObject({ notes: 'mine', conflict: null });
  expect([queryClient.getQueryData(['user']), listed()]).toEqual([undefined, undefined]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requests).toHaveLength(1);
});

test('a draft of the previous reader’s note that is answered late with 401 does not sign out the new reader', async () => {
  type('mine');
  let give: (answer: FakeAnswer) => void = () => {};
  answers = [
    new Promise((done) => {
      give = done;
    }),
  ];
  const sent = send.sendDraft(queryClient, USER.id, PLACE);
  await vi.advanceTimersByTimeAsync(10);
  const boaz = { id: 5, username: 'boaz' };
  queryClient.setQueryData(['user'], boaz);
  stored['signed-in'] = '5';
  give([401, refusal('Not signed in.')]);
  await sent;
  expect([queryClient.getQueryData(['user']), stored['signed-in']]).toEqual([boaz, '5']);
  expect(store.readDraft(KEY)?.notes).toBe('mine');
});

test('sendDrafts still sends the other drafts if one fails, but not after a missing answer or the status 429', async () => {
  for (const verse of [1, 2]) {
    const place = { ...PLACE, verse };
    const version = { notes: `of ${verse}`, isKabbalistic: false };
    store.writeDraft(draftKey(USER.id, place), draftAfterEdit(null, null, place, version));
  }
  for (const answer of [null, [429, refusal('Too much.')]] as const) {
    answers = [answer];
    expect(await send.sendDrafts(queryClient, USER.id)).toHaveLength(2);
  }
  expect(requests).toHaveLength(2);
  answers = [
    [500, refusal('Failed.')],
    [201, { ...note('of 2'), verse: 2 }],
  ];
  expect(await send.sendDrafts(queryClient, USER.id)).toMatchObject([{ notes: 'of 1' }]);
});

test('sendDraft returns false without an answer or if another reader is signed in, and true after the save', async () => {
  type('mine');
  expect(await send.sendDraft(queryClient, USER.id, PLACE)).toBe(false);
  stored['signed-in'] = '4';
  expect(await send.sendDraft(queryClient, USER.id, PLACE)).toBe(false);
  stored['signed-in'] = '3';
  answers = [[201, note('mine')]];
  expect(await send.sendDraft(queryClient, USER.id, PLACE)).toBe(true);
});

test('the deletion of a note has a time limit, and can succeed after a failed one', async () => {
  queryClient.setQueryData(['notes', USER.id], [note('seen')]);
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await expect(send.deleteNote(queryClient, USER.id, PLACE)).rejects.toMatchObject({ status: 0 });
  expect(timeout).toHaveBeenCalledWith(20_000);
  timeout.mockRestore();
  answers = [[204, null]];
  await send.deleteNote(queryClient, USER.id, PLACE);
  expect(listed()).toEqual([]);
});

test('a draft of a note that is deleted while it is being sent does not come back', async () => {
  type('mine');
  answers = [[409, refusal('There is one.', { id: 7, current: note('theirs', 4) })]];
  const request = send.sendDraft(queryClient, USER.id, PLACE);
  store.writeDraft(KEY, null);
  await request;
  expect([store.readDraft(KEY), Object.keys(stored)]).toEqual([null, ['signed-in']]);
});

test('the deletion of a note deletes the revision that the reader saw, with its draft', async () => {
  queryClient.setQueryData(['notes', USER.id], [note('theirs', 4)]);
  type('mine');
  answers = [[204, null]];
  await send.deleteNote(queryClient, USER.id, PLACE);
  expect(requests).toMatchObject([{ method: 'DELETE', path: '/api/notes/7?revision=4' }]);
  expect([store.readDraft(KEY), listed()]).toEqual([null, []]);
});

test('the deletion of a note fails if the note was changed elsewhere, and the list of notes then has the changed note', async () => {
  queryClient.setQueryData(['notes', USER.id], [note('seen', 4)]);
  answers = [[409, refusal('Changed.', { id: 7, current: note('another', 5) })]];
  await expect(send.deleteNote(queryClient, USER.id, PLACE)).rejects.toMatchObject({ status: 409 });
  expect(listed()).toEqual(['another']);
});

describe('deleting a note that changed on another device', () => {
  const theirs = note('theirs', 2);
  const conflict = { notes: 'mine', conflict: { note: theirs } };
  const remove = () => send.deleteNote(queryClient, USER.id, PLACE);
  const methods = () => requests.map(({ method }) => method);

  test('a note’s text from another device is not deleted if the list of notes has it but a draft hides it from the reader', async () => {
    queryClient.setQueryData(['notes', USER.id], [note('one')]);
    type('mine');
    queryClient.setQueryData(['notes', USER.id], [theirs]);
    await expect(remove()).rejects.toMatchObject({ status: 409 });
    expect([requests, listed()]).toEqual([[], ['theirs']]);
    expect(store.readDraft(KEY)).toMatchObject(conflict);
  });

  test('a note’s text from another device is not deleted if an import created it at the verse of a new draft', async () => {
    type('mine');
    queryClient.setQueryData(['notes', USER.id], [theirs]);
    await expect(remove()).rejects.toMatchObject({ status: 409 });
    expect([requests, store.readDraft(KEY)]).toMatchObject([[], conflict]);
  });

  test('a note’s text from another device is not deleted if only the server has it', async () => {
    queryClient.setQueryData(['notes', USER.id], [note('one')]);
    type('mine');
    answers = [[409, refusal('Changed.', { current: theirs })]];
    await expect(remove()).rejects.toMatchObject({ status: 409 });
    expect([methods(), listed()]).toEqual([['DELETE'], ['theirs']]);
    expect(store.readDraft(KEY)).toMatchObject(conflict);
  });

  test('a note’s text from another device is not deleted if the list of notes brings it after a draft was sent without an answer', async () => {
    queryClient.setQueryData(['notes', USER.id], [note('one')]);
    type('mine');
    await send.sendDraft(queryClient, USER.id, PLACE);
    answers = [[200, [theirs]]];
    await expect(remove()).rejects.toMatchObject({ status: 409 });
    expect([methods(), listed()]).toEqual([['PATCH', 'GET'], ['theirs']]);
    expect(store.readDraft(KEY)).toMatchObject(conflict);
  });

  test('a note’s text from another device is not deleted while the reader has not chosen between two versions', async () => {
    type('mine');
    answers = [[409, refusal('There is one.', { current: theirs })]];
    await send.sendDraft(queryClient, USER.id, PLACE);
    await expect(remove()).rejects.toMatchObject({ status: 409 });
    expect([methods(), listed()]).toEqual([['POST'], ['theirs']]);
    expect(store.readDraft(KEY)).toMatchObject(conflict);
  });

  test('a draft whose note was deleted elsewhere is deleted', async () => {
    queryClient.setQueryData(['notes', USER.id], [note('one')]);
    type('mine');
    answers = [[404, refusal('Gone.')]];
    await send.sendDraft(queryClient, USER.id, PLACE);
    expect(store.readDraft(KEY)?.conflict).toEqual({ note: null });
    await remove();
    expect([methods(), store.readDraft(KEY)]).toEqual([['PATCH'], null]);
  });
});

test('before a note is deleted, the list of notes is requested if a sent text had no answer', async () => {
  type('mine');
  await send.sendDraft(queryClient, USER.id, PLACE);
  await expect(send.deleteNote(queryClient, USER.id, PLACE)).rejects.toMatchObject({ status: 0 });
  expect(store.readDraft(KEY)?.notes).toBe('mine');
  answers = [
    [200, [note('mine')]],
    [204, null],
  ];
  await send.deleteNote(queryClient, USER.id, PLACE);
  expect([store.readDraft(KEY), listed()]).toEqual([null, []]);
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'DELETE']);
});

test('deleting a note that the server cannot save does not send its text again', async () => {
  type('mine');
  answers = [[500, refusal('It is away.')]];
  await send.sendDraft(queryClient, USER.id, PLACE);
  answers = [[200, []]];
  await send.deleteNote(queryClient, USER.id, PLACE);
  expect([store.readDraft(KEY), listed()]).toEqual([null, []]);
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
});
