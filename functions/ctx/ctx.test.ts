import { LibsqlError } from '@libsql/client';
import { expect, test } from 'vitest';
import { build, sendBatch } from '../../db/batch.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { ownDatabase } from '../../tests/support/sample-app.ts';
import { IsolateMemory } from '../isolate/isolate-memory.ts';
import { addNote, listNotes } from '../notes/notes.ts';
import { createCtx, type Deps } from './ctx.ts';
import type { Database } from './database.ts';
import { drawNothing } from './draw.ts';
import type { Env } from './env.ts';
import { DatabaseUnavailable } from './errors.ts';

const database = await ownDatabase();

const NOW = Date.parse('2026-11-21T08:00:00Z');

function ctxOver(client: Database, lines: string[] = [], opened = { times: 0 }) {
  const deps: Deps = {
    openDatabase: () => {
      opened.times++;
      return client;
    },
    now: () => NOW,
    wait: async () => undefined,
    newRequestId: () => 'unused',
    log: (line) => lines.push(line),
    version: '1',
    finishedCode: 'code',
    drawing: () => Promise.resolve(drawNothing),
  };
  const settings = {
    LIBSQL_URL: 'http://unused',
    AUTH_KEYS: `test:${'A'.repeat(43)}`,
    PASSWORD_PEPPER: 'pepper of the tests',
  };
  return createCtx(deps, new IsolateMemory(), settings as Env, 'job 1');
}

test('addNote and listNotes run with a context and without a request', async () => {
  await sendBatch(database.client, 'write', [
    build.insert(users).values({ id: 7, username: 'Ruth', usernameKey: 'ruth', password: 'hash' }),
    build.insert(sessions).values({ id: 's', userId: 7, createdAt: NOW, seenAt: NOW, device: '' }),
  ]);
  const reader = { sessionId: 's', userId: 7, issuedAt: NOW / 1000, isDue: false, isAlive: undefined };
  const ctx = { ...ctxOver(database.client), reader };
  const place = { book: 'ruth', chapter: 1, verse: 16 };
  const note = await addNote(ctx, { ...place, notes: 'Entreat me not', isKabbalistic: false });
  expect(note).toMatchObject({ ...place, userId: 7, createdAt: '2026-11-21T08:00:00.000Z', revision: 1 });
  expect(await listNotes(ctx)).toEqual([note]);
});

test('the database is opened once, at the first query', async () => {
  const opened = { times: 0 };
  const { db } = ctxOver(database.client, [], opened);
  expect(opened.times).toBe(0);
  for (let i = 0; i < 2; i++) await sendBatch(db, 'read', [build.select().from(users)]);
  expect(opened.times).toBe(1);
});

test('a busy database throws DatabaseUnavailable; a mistake in SQL is rethrown unchanged', async () => {
  const fails = (error: Error) => {
    const reject = () => Promise.reject(error);
    return ctxOver({ execute: reject, batch: reject }).db;
  };
  const busy = new LibsqlError('locked', 'SQLITE_BUSY');
  const mistake = new LibsqlError('near', 'SQLITE_ERROR');
  for (const ask of [(db: Database) => db.execute('x'), (db: Database) => db.batch(['x'], 'write')]) {
    await expect(ask(fails(busy))).rejects.toMatchObject({ name: 'Problem', status: 503, cause: busy });
    await expect(ask(fails(busy))).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(ask(fails(mistake))).rejects.toBe(mistake);
  }
});

test('log lines have the time and the id of the context', () => {
  const lines: string[] = [];
  ctxOver(database.client, lines).log('swept', { chunks: 3 });
  expect(lines).toEqual(['{"event":"swept","requestId":"job 1","at":"2026-11-21T08:00:00.000Z","chunks":3}']);
});
