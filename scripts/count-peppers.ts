/**
 * `npm run admin:peppers` counts the accounts by the pepper of their passwords. An old pepper may go when no account needs it.
 * It counts in the library of this machine or, if LIBSQL_URL is set, in the library of a deployment.
 */
import { asc, count, sql } from 'drizzle-orm';
import { build, sendBatch } from '../db/batch.ts';
import { users } from '../db/schema/index.ts';
import { partsOfHash } from '../functions/accounts/passwords/peppers.ts';
import { openLibrary } from './open-library.ts';
import { reasonOf } from './reasons.ts';

/** The beginning of a stored hash: the name of its pepper and a colon, or nothing. */
const mark = sql<string>`substr(${users.password}, 1, instr(${users.password}, ':'))`;

try {
  const { db } = openLibrary();
  const [rows] = await sendBatch(db, 'read', [
    build.select({ mark, accounts: count() }).from(users).groupBy(mark).orderBy(asc(mark)),
  ]);
  for (const { mark, accounts } of rows)
    console.log(`${partsOfHash(mark).pepperName || 'without a name'}: ${accounts}`);
  if (rows.length === 0) console.log('There are no accounts.');
  db.close();
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}
