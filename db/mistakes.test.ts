import { LibsqlError } from '@libsql/client/web';
import { expect, test } from 'vitest';
import { migratedDatabase } from '../tests/support/test-database.ts';
import { isMistake } from './mistakes.ts';

test.each([
  'select nmae from users',
  'select * from nowhere',
  "insert into library (id) values ('not a number')",
  'insert into users (username) values (null)',
])('the failure of the SQL %s is a mistake in our code', async (sql) => {
  const database = await migratedDatabase();
  const error: unknown = await database.client.execute(sql).catch((reason: unknown) => reason);
  expect(isMistake(error)).toBe(true);
  database.remove();
});

test.each(['SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_LOCKED', 'SERVER_ERROR'])(
  'the error %s is not a mistake in our code: the database may answer later',
  (code) => {
    expect(isMistake(new LibsqlError('It cannot now', code))).toBe(false);
  },
);

test('an unreachable or slow database is not a mistake in our code: it may answer later', () => {
  expect(isMistake(new TypeError('fetch failed'))).toBe(false);
  expect(isMistake(new DOMException('The operation timed out', 'TimeoutError'))).toBe(false);
});
