import { LibsqlError } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../../db/schema/index.ts';
import { migratedDatabase } from '../../../tests/support/test-database.ts';
import { checkDatabase } from './database.ts';

test('checkDatabase reads which peppers the accounts need, and leaves nothing in the database', async () => {
  const { client, db, remove } = await migratedDatabase();
  const schema = () => db.all(sql`select name, sql from sqlite_master order by name`);
  const before = await schema();
  expect(await checkDatabase(client)).toEqual([]);
  await db.insert(users).values({ username: 'miriam', usernameKey: 'miriam', password: 'a hash' });
  expect(await checkDatabase(client)).toEqual([{ accounts: 1, signIn: [''], codes: [] }]);
  expect(await schema()).toEqual(before);
  remove();
});

const failing = async (error: Error) => {
  const { client, remove } = await migratedDatabase();
  return {
    remove,
    client: {
      batch: (...[statements, mode]: Parameters<typeof client.batch>) =>
        mode === 'write' ? Promise.reject(error) : client.batch(statements, mode),
    },
  };
};

test.each([
  ['SQL_WRITE_BLOCKED', 'Writes are blocked', 'The database at LIBSQL_URL cannot be used: '],
  ['SERVER_ERROR', 'Server returned HTTP status 401', 'The database refuses LIBSQL_TOKEN.'],
  ['AUTH_JWT_EXPIRED', 'The token has expired', 'The database refuses LIBSQL_TOKEN.'],
])('an error %s at a write is reported as “%s”', async (code, message, told) => {
  const { client, remove } = await failing(new LibsqlError(message, code));
  await expect(checkDatabase(client)).rejects.toThrow(told);
  remove();
});
