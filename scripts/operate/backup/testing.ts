import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql/web';
import { recoveryCodes, secondFactors, sessions, studyNotes, users } from '../../../db/schema/index.ts';
import { wellFormed } from '../../../domain/basics/index.ts';
import { MAX_NOTE } from '../../../domain/contract/index.ts';
import type { TestDatabase } from '../../../tests/support/test-database.ts';

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const ODD = [
  'a\u2028b\u2029c\r\nd\n',
  '\u0001\u001f"\\\t',
  'בְּרֵאשִׁ֖ית 👩‍👩‍👧 ἐν',
  "');--",
  '{"row":{}}',
  ' \ufeff ',
];

const textOf = (index: number): string => {
  const odd = ODD[index % ODD.length] ?? '';
  return index % 500 === 7 ? wellFormed(odd.repeat(10_000).slice(0, MAX_NOTE)) : `${index} ${odd}`;
};

/**
 * Fills a database with accounts and notes, a second factor and a session. The highest id of each table was used by a
 * row that is deleted again.
 */
export async function fillAccounts(
  db: TestDatabase['db'],
  { accounts, notes }: { accounts: number; notes: number },
): Promise<void> {
  await db.insert(users).values(
    numbersTo(accounts + 1).map((id) => ({
      id,
      username: `Reader ${id}`,
      usernameKey: `reader ${id}`,
      password: `hash of ${id}`,
      themePrimary: `hsl(${id % 360}, 2%, 3%)`,
      themeVariant: 'vibrant' as const,
      themeAppearance: 'dark' as const,
      themeRadius: id % 20,
    })),
  );
  await db.delete(users).where(sql`${users.id} > ${accounts}`);
  await db.insert(secondFactors).values({
    userId: 1,
    secret: 'sealed',
    isOn: true,
    lastStep: 59_848_932,
    recoveryCodes: ['digest 1', 'digest 2'],
  });
  await db.insert(recoveryCodes).values([
    { userId: 1, digest: 'digest 1' },
    { userId: 2, digest: 'new:digest 1' },
    { userId: 2, digest: 'new:digest 2' },
  ]);
  for (let first = 0; first <= notes; first += 500)
    await db.insert(studyNotes).values(
      numbersTo(Math.min(500, notes + 1 - first)).map((offset) => {
        const index = first + offset;
        return {
          id: index * 2,
          userId: (index % accounts) + 1,
          book: 'psalms',
          chapter: Math.floor(index / accounts) + 1,
          verse: index % 7,
          notes: textOf(index),
          isKabbalistic: index % 2 === 1,
          createdAt: `2026-01-01T00:00:00.${index % 1000}Z`,
          updatedAt: '2026-02-01T00:00:00.000Z',
          revision: (index % 9) + 1,
        };
      }),
    );
  await db.delete(studyNotes).where(sql`${studyNotes.id} > ${notes * 2}`);
  await db.insert(sessions).values({ id: 'digest', userId: 1, createdAt: 1, seenAt: 1, device: 'a browser' });
}

/** What a backup of a database that `fillAccounts` has filled counts. */
export const countsOf = (accounts: number, notes: number) => ({
  users: accounts,
  second_factors: 1,
  recovery_codes: 3,
  study_notes: notes,
  own_texts: 0,
});

/** Does some work with the database in a file. */
export async function inFile<T>(
  path: string,
  use: (db: TestDatabase['db'], client: Client) => Promise<T>,
): Promise<T> {
  const client = createClient({ url: pathToFileURL(path).href });
  try {
    return await use(drizzle(client), client);
  } finally {
    client.close();
  }
}

export async function accountsAndNotes(db: TestDatabase['db']) {
  return {
    users: await db.select().from(users).orderBy(users.id),
    factors: await db.select().from(secondFactors).orderBy(secondFactors.userId),
    codes: await db.select().from(recoveryCodes).orderBy(recoveryCodes.userId, recoveryCodes.digest),
    notes: await db.select().from(studyNotes).orderBy(studyNotes.id),
  };
}
