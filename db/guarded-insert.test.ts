import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ownDatabase } from '../tests/support/sample-app.ts';
import { build, change, returning, sendBatch } from './batch.ts';
import { excluded, insertFrom, insertIf, onConflictUpdate } from './guarded-insert.ts';
import { loginTries, studyNotes, users } from './schema/index.ts';

const database = await ownDatabase();
await sendBatch(database.client, 'write', [
  build.insert(users).values({ id: 7, username: 'Ruth', usernameKey: 'ruth', password: 'hash' }),
]);

const hasUser = (id: number) => sql`exists (select 1 from ${users} where ${users.id} = ${id})`;
const NOTE = {
  userId: 7,
  book: 'ruth',
  chapter: 1,
  verse: 16,
  notes: 'Entreat me not',
  isKabbalistic: true,
  createdAt: '',
  updatedAt: '',
};

test('a row is inserted only if the condition is true', async () => {
  const { id, isKabbalistic } = studyNotes;
  const [refused, made] = await sendBatch(database.client, 'write', [
    returning(insertIf(studyNotes, NOTE, hasUser(8)), { id }),
    // Values are encoded by their columns: true becomes 1.
    returning(insertIf(studyNotes, NOTE, hasUser(7)), { isKabbalistic }),
  ]);
  expect({ refused, made }).toEqual({ refused: [], made: [{ isKabbalistic: true }] });
});

test('with onConflictUpdate, a row whose key exists is changed and not inserted', async () => {
  const count = change(
    sql`${insertIf(loginTries, { key: 'k', failures: 2, until: 1, blockedUntil: 0 }, sql`true`)}
      ${onConflictUpdate(loginTries, [loginTries.key], {
        failures: sql`${loginTries.failures} + ${excluded(loginTries.failures)}`,
        until: 5,
      })}`,
  );
  const [, changed, rows] = await sendBatch(database.client, 'write', [
    count,
    count,
    build.select().from(loginTries),
  ]);
  expect([changed, rows]).toEqual([1, [{ key: 'k', failures: 4, until: 5, blockedUntil: 0 }]]);
});

test('rows of a select are inserted; each value is a column, an expression or a plain value', async () => {
  const from = sql`from ${users} where ${users.id} = 7 on conflict do nothing`;
  const row = { key: users.username, failures: sql`${users.id} + 1`, until: 3, blockedUntil: 4 };
  const [made, again, rows] = await sendBatch(database.client, 'write', [
    change(insertFrom(loginTries, row, from)),
    change(insertFrom(loginTries, row, from)),
    build.select().from(loginTries).where(eq(loginTries.key, 'Ruth')),
  ]);
  expect([made, again, rows]).toEqual([1, 0, [{ key: 'Ruth', failures: 8, until: 3, blockedUntil: 4 }]]);
});

test('an unknown column is a type error and throws a TypeError; a missing value is only a type error', () => {
  const row = { key: 'k', failures: 1, until: 1, blockedUntil: 0 };
  // @ts-expect-error There is no column `tries`.
  expect(() => insertIf(loginTries, { ...row, tries: 1 }, sql`true`)).toThrow('no column tries');
  // The types do not show this name, so only the check at run time finds it.
  const listed = { ...row, ...Object.fromEntries([['tries', sql`1`]]) };
  expect(() => insertIf(loginTries, listed, sql`true`)).toThrow('no column tries');
  const { key: _, ...withoutKey } = row;
  // @ts-expect-error The key is missing.
  expect(insertIf(loginTries, withoutKey, sql`true`)).toBeDefined();
});
