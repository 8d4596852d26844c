import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { recoveryCodes, sessions, studyNotes, users } from '../../db/schema/index.ts';
import type { Note, RecoveryCodes, Sessions } from '../../domain/contract/index.ts';
import { MINUTE, PASSWORD, type TestBrowser } from '../../tests/support/readers.ts';
import { database, newReadersEachTest, readers } from '../../tests/support/readers-each-test.ts';
import { readKeys } from '../ctx/named-secrets.ts';
import { signToken } from '../sessions/tokens.ts';

newReadersEachTest();

/** Boaz sends the requests. Ruth's rows must stay hidden from him and unchanged. */
let boaz: TestBrowser;
let ruthsCode = '';
let ruth: { readonly noteId: number; readonly sessionId: string };

/** The verses of the notes: both readers have a note on `BOTH`, and each has a note on another verse. */
const BOTH = { book: 'psalms', chapter: 23, verse: 3 };
const OF_RUTH = { book: 'genesis', chapter: 2, verse: 1 };
const OF_BOAZ = { book: 'genesis', chapter: 4, verse: 1 };
const THEME = {
  themePrimary: 'hsl(43, 96%, 56%)',
  themeVariant: 'tint',
  themeAppearance: 'dark',
  themeRadius: 12,
};

beforeEach(async () => {
  const ruthsBrowser = await signIn('Ruth', '198.51.100.3', [BOTH, OF_RUTH]);
  await database.db
    .insert(sessions)
    .values({ id: 'gleaning', userId: 3, createdAt: 0, seenAt: 0, device: 'Ruth' });
  const made = await ruthsBrowser.ask('POST', '/api/user/recovery-codes', { password: PASSWORD });
  [ruthsCode = ''] = ((await made.json()) as RecoveryCodes).recoveryCodes;
  boaz = await signIn('Boaz', '198.51.100.4', [BOTH, OF_BOAZ]);
  const [note] = (await (await ruthsBrowser.ask('GET', '/api/notes')).json()) as Note[];
  const [session] = (await (await ruthsBrowser.ask('GET', '/api/user/sessions')).json()) as Sessions;
  ruth = { noteId: note?.id ?? 0, sessionId: session?.id ?? '' };
  expect([ruth.noteId > 0, ruth.sessionId.length]).toEqual([true, 16]);
});

async function signIn(name: string, address: string, places: readonly object[]): Promise<TestBrowser> {
  const reader = readers.browser(address);
  const named = { 'User-Agent': name };
  await reader.ask('POST', '/api/register', { username: name, password: PASSWORD }, named);
  for (const place of places)
    expect((await reader.ask('POST', '/api/notes', { ...place, notes: `of ${name}` })).status).toBe(201);
  return reader;
}

const herRows = () =>
  Promise.all([
    database.db.select().from(users).where(eq(users.id, 3)),
    database.db.select().from(sessions).where(eq(sessions.userId, 3)).orderBy(sessions.id),
    database.db.select().from(studyNotes).where(eq(studyNotes.userId, 3)).orderBy(studyNotes.id),
    database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, 3)).orderBy(recoveryCodes.digest),
  ]);

interface Asked {
  readonly call: string;
  readonly path?: (ids: typeof ruth) => string;
  readonly body?: unknown | (() => unknown);
  readonly status: number;
  readonly showsHis?: boolean;
}

const file = (place: object, notes: string) => ({
  format: 'json',
  content: JSON.stringify({ notes: [{ ...place, notes }] }),
});

const CALLS: readonly Asked[] = [
  { call: 'GET /api/user', status: 200, showsHis: true },
  { call: 'GET /api/user/sessions', status: 200, showsHis: true },
  { call: 'GET /api/user/export', status: 200, showsHis: true },
  { call: 'GET /api/notes', status: 200, showsHis: true },
  ...['json', 'markdown', 'csv'].map((format) => ({
    call: 'GET /api/notes/export',
    path: () => `/api/notes/export?format=${format}`,
    status: 200,
    showsHis: true,
  })),
  {
    call: 'GET /api/notes/:book/:chapter/:verse',
    path: () => '/api/notes/psalms/23/3',
    status: 200,
    showsHis: true,
  },
  {
    call: 'GET /api/notes/:book/:chapter/:verse',
    path: () => '/api/notes/genesis/2/1',
    status: 404,
  },
  { call: 'POST /api/notes', body: { ...OF_RUTH, notes: 'of Boaz' }, status: 201, showsHis: true },
  { call: 'POST /api/notes', body: { ...BOTH, notes: 'again' }, status: 409, showsHis: true },
  { call: 'POST /api/notes/import', body: file(OF_RUTH, 'of Boaz'), status: 200 },
  { call: 'POST /api/notes/import', body: file({ ...OF_RUTH, verse: 2 }, 'of Boaz'), status: 200 },
  { call: 'POST /api/notes/import', body: file(BOTH, 'again'), status: 200, showsHis: true },
  ...[{}, { revision: 1 }, { revision: 9 }].map((revision) => ({
    call: 'PATCH /api/notes/:id',
    path: ({ noteId }: typeof ruth) => `/api/notes/${noteId}`,
    body: { notes: 'of Boaz', ...revision },
    status: 404,
  })),
  ...['', '?revision=1', '?revision=9'].map((revision) => ({
    ...{
      call: 'DELETE /api/notes/:id',
      path: ({ noteId }: typeof ruth) => `/api/notes/${noteId}${revision}`,
    },
    status: 404,
  })),
  {
    call: 'DELETE /api/user/sessions/:id',
    path: ({ sessionId }) => `/api/user/sessions/${sessionId}`,
    status: 404,
  },
  { call: 'POST /api/user/theme', body: THEME, status: 200, showsHis: true },
  {
    call: 'POST /api/user/password',
    status: 204,
    body: { currentPassword: PASSWORD, newPassword: 'a new and longer one' },
  },
  { call: 'GET /api/user/second-factor', status: 403 },
  ...['', '/confirm', '/recovery-codes', '/verify'].map((rest) => ({
    call: `POST /api/user/second-factor${rest}`,
    body: { password: PASSWORD, code: '123456' },
    status: 403,
  })),
  { call: 'DELETE /api/user/second-factor', body: { password: PASSWORD, code: '123456' }, status: 403 },
  { call: 'GET /api/user/recovery-codes', status: 200 },
  { call: 'POST /api/user/recovery-codes', body: { password: PASSWORD }, status: 200 },
  {
    call: 'POST /api/password-reset',
    // A recovery code of one account opens no other.
    body: () => ({ username: 'Boaz', password: 'a new and longer one', code: ruthsCode }),
    status: 401,
  },
  { call: 'POST /api/login', body: { username: 'Boaz', password: PASSWORD }, status: 200, showsHis: true },
  { call: 'POST /api/register', body: { username: 'Naomi', password: PASSWORD }, status: 201 },
  { call: 'POST /api/logout', status: 204 },
  { call: 'DELETE /api/user', body: { password: PASSWORD }, status: 204 },
];

describe('with the rows of two readers, Boaz neither sees nor changes Ruth’s', () => {
  test('the table ASKED of this test lists every call about accounts, sessions and notes', () => {
    const calls = readers.app
      .calls()
      .filter(({ path }) => /^\/api\/(user|notes|log|register|password)/.test(path));
    const plain = calls.map(({ method, path }) => `${method} ${path.replace(/\{[^}]*\}/g, '')}`);
    expect(new Set(CALLS.map(({ call }) => call))).toEqual(new Set(plain));
  });

  test.each(CALLS)(
    'the call $call by Boaz gets the status $status and leaves Ruth’s rows alone',
    async ({ call, path, body, status, showsHis = false }) => {
      const [method = '', route = ''] = call.split(' ');
      const before = await herRows();
      readers.app.clock.now += 10 * MINUTE;
      const sent: unknown = typeof body === 'function' ? body() : body;
      const answer = await boaz.ask(method, path?.(ruth) ?? route, sent, { 'User-Agent': 'Boaz' });
      const text = await answer.text();
      expect({ status: answer.status, showsHis: text.includes('Boaz') }).toEqual({ status, showsHis });
      expect(text).not.toContain('Ruth');
      expect(text).not.toContain(ruth.sessionId);
      expect(await herRows()).toEqual(before);
    },
  );
});

test('deleting an account deletes only its own sessions and notes', async () => {
  const tables = [users, sessions, studyNotes, recoveryCodes];
  const count = () => Promise.all(tables.map((table) => database.db.$count(table)));
  await boaz.ask('POST', '/api/user/recovery-codes', { password: PASSWORD });
  const before = await herRows();
  expect(await count()).toEqual([2, 3, 4, 20]);
  await boaz.ask('DELETE', '/api/user', { password: PASSWORD });
  expect([await count(), await herRows()]).toEqual([[1, 2, 2, 10], before]);
});

test('a hash with another cost is replaced only for the reader who signs in', async () => {
  await database.db.update(users).set({ password: sql`replace(${users.password}, 'm=19456', 'm=4096')` });
  await boaz.login('Boaz');
  const accounts = await database.db.select().from(users).orderBy(users.id);
  expect(accounts.map(({ password }) => password.includes('m=4096'))).toEqual([true, false]);
});

test('signing out ends only the session that signs out', async () => {
  const elsewhere = readers.browser('192.0.2.9');
  await elsewhere.login('Boaz');
  await boaz.ask('POST', '/api/logout');
  expect([await boaz.user(), await elsewhere.user()]).toEqual([401, 200]);
});

test('every call below /api/user and /api/notes refuses a token with another reader’s session', async () => {
  const { app } = readers;
  const [session] = await database.db.select().from(sessions).where(eq(sessions.userId, 3));
  const forged = { sessionId: session!.id, userId: 4 };
  const token = await signToken(readKeys(`test:${'A'.repeat(43)}`), forged, app.clock.now);
  const thief = readers.browser();
  thief.cookie = `__Host-session=${token}`;
  const before = await herRows();
  for (const { call, path, body } of CALLS.filter(({ call }) => /\/(user|notes)/.test(call))) {
    const [method = '', route = ''] = call.split(' ');
    expect([call, (await thief.ask(method, path?.(ruth) ?? route, body)).status]).toEqual([call, 401]);
  }
  await thief.ask('POST', '/api/logout');
  expect(await herRows()).toEqual(before);
});
