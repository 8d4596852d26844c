import { randomBytes } from 'node:crypto';
import type { Client } from '@libsql/client';
import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { build, sendBatch } from '../../../db/batch.ts';
import { knownNetworks, sessions, studyNotes, users } from '../../../db/schema/index.ts';

const PREFIX = 'smoke test ';
const DIGITS = 12;

export const newSmokeAccount = () => ({
  username: PREFIX + randomBytes(DIGITS / 2).toString('hex'),
  password: randomBytes(24).toString('base64url'),
});

/**
 * Deletes the accounts that smoke tests have left, because one failed or was killed. It knows them by their names. An
 * account with a note is a reader's, whatever its name, and stays.
 * @throws the driver's error if the database does not answer.
 */
export async function removeSmokeAccounts(db: Pick<Client, 'batch'>): Promise<void> {
  const left = build
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        sql`${users.username} glob ${PREFIX + '[0-9a-f]'.repeat(DIGITS)}`,
        notExists(
          build.select({ id: studyNotes.id }).from(studyNotes).where(eq(studyNotes.userId, users.id)),
        ),
      ),
    );
  await sendBatch(db, 'write', [
    build.delete(sessions).where(inArray(sessions.userId, left)),
    build.delete(knownNetworks).where(inArray(knownNetworks.userId, left)),
    build.delete(users).where(inArray(users.id, left)),
  ]);
}
