import type { Client } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { change, sendBatch } from '../../../db/batch.ts';
import { reasonOf } from '../../reasons.ts';
import { type PepperNeeds, pepperNeeds } from '../peppers-in-use.ts';

const TIMEOUT_MS = 20_000;

/**
 * The name of a table that tests whether the database can be written to. It is made and dropped in one transaction, so
 * nothing is left of it.
 */
const PROBE = sql.identifier('deploy_check');

/**
 * Asks the database if it answers and can be written to, and which peppers its accounts need. Nothing is changed.
 * @throws Error that says what is wrong with LIBSQL_URL or LIBSQL_TOKEN.
 */
export async function checkDatabase(client: Pick<Client, 'batch'>): Promise<PepperNeeds[]> {
  const timer = AbortSignal.timeout(TIMEOUT_MS);
  const late = new Promise<never>((_, reject) =>
    timer.addEventListener('abort', () => reject(new Error(`no answer in ${TIMEOUT_MS / 1000} s`))),
  );
  try {
    return await Promise.race([askDatabase(client), late]);
  } catch (error) {
    const reason = reasonOf(error);
    throw new Error(
      /\bAUTH_|\b40[13]\b/u.test(reason)
        ? 'The database refuses LIBSQL_TOKEN.'
        : `The database at LIBSQL_URL cannot be used: ${reason}.`,
    );
  }
}

async function askDatabase(client: Pick<Client, 'batch'>): Promise<PepperNeeds[]> {
  const needs = await pepperNeeds(client);
  await sendBatch(client, 'write', [
    change(sql`create table ${PROBE} (at integer)`),
    change(sql`drop table ${PROBE}`),
  ]);
  return needs;
}
