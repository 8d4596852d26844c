/**
 * `npm run admin:peppers` counts the accounts that need each pepper, for their password or their second factor. An old
 * pepper may go when no account needs it. It counts in the library of this machine or, if LIBSQL_URL is set, in the
 * library of a deployment.
 */
import { type Column, count, eq, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';
import { build, sendBatch } from '../../db/batch.ts';
import { secondFactors, users } from '../../db/schema/index.ts';
import { splitMarked } from '../../functions/named-secrets.ts';
import { runCommand } from '../reasons.ts';
import { openLibrary } from '../start/open-library.ts';

/** The beginning of a stored hash or secret: the name of its pepper and a colon, or nothing. */
const mark = (stored: Column) => sql<string>`substr(${stored}, 1, instr(${stored}, ':'))`.as('mark');

const needs = union(
  build.select({ id: users.id, mark: mark(users.password) }).from(users),
  build
    .select({ id: secondFactors.userId, mark: mark(secondFactors.secret) })
    .from(secondFactors)
    // A second factor whose set-up nobody finished needs no pepper.
    .where(eq(secondFactors.isOn, true)),
).as('needs');

await runCommand(async () => {
  const { db } = openLibrary();
  const [rows] = await sendBatch(db, 'read', [
    build
      .select({ mark: needs.mark, accounts: count() })
      .from(needs)
      .groupBy(sql`${needs.mark}`)
      .orderBy(sql`${needs.mark}`),
  ]);
  for (const { mark, accounts } of rows)
    console.log(`${splitMarked(mark).name || 'without a name'}: ${accounts}`);
  if (rows.length === 0) console.log('There are no accounts.');
  db.close();
});
