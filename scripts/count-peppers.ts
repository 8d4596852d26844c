/**
 * `npm run admin:peppers` counts the accounts that need each pepper, for their password or their second factor. An old pepper
 * may go when no account needs it.
 * It counts in the library of this machine or, if LIBSQL_URL is set, in the library of a deployment.
 */
import { type Column, count, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';
import { build, sendBatch } from '../db/batch.ts';
import { secondFactors, users } from '../db/schema/index.ts';
import { partsOfHash } from '../functions/accounts/passwords/peppers.ts';
import { openLibrary } from './open-library.ts';
import { reasonOf } from './reasons.ts';

/** The beginning of a stored hash or secret: the name of its pepper and a colon, or nothing. */
const markOf = (stored: Column) => sql<string>`substr(${stored}, 1, instr(${stored}, ':'))`.as('mark');

/** Each account with each pepper that it needs, once. */
const needs = union(
  build.select({ id: users.id, mark: markOf(users.password) }).from(users),
  build.select({ id: secondFactors.userId, mark: markOf(secondFactors.secret) }).from(secondFactors),
).as('needs');

try {
  const { db } = openLibrary();
  const [rows] = await sendBatch(db, 'read', [
    build
      .select({ mark: needs.mark, accounts: count() })
      .from(needs)
      .groupBy(sql`${needs.mark}`)
      .orderBy(sql`${needs.mark}`),
  ]);
  for (const { mark, accounts } of rows)
    console.log(`${partsOfHash(mark).pepperName || 'without a name'}: ${accounts}`);
  if (rows.length === 0) console.log('There are no accounts.');
  db.close();
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}
