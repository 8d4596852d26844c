import type { Client } from '@libsql/client';
import { type Column, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import { type SQLiteTable, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { build, select, sendBatch } from '../../db/batch.ts';
import { recoveryCodes, secondFactors, users } from '../../db/schema/index.ts';
import { splitMarked } from '../../functions/ctx/named-secrets.ts';

/** SQLite's own table of the tables. */
const schema = sqliteTable('sqlite_schema', { name: text().notNull() });

/** The beginning of a stored hash or secret: the name of its pepper and a colon, or nothing. */
const mark = (stored: Column) => sql`substr(${stored}, 1, instr(${stored}, ':')) as mark`;

/**
 * What is made with a pepper: the accounts, each with the mark of its pepper, and 1 for a need without which the reader can
 * still sign in.
 */
const NEEDS: readonly { table: SQLiteTable; accounts: SQL }[] = [
  {
    table: users,
    accounts: sql`select ${users.id} as id, ${mark(users.password)}, 0 as is_for_codes from ${users}`,
  },
  {
    table: secondFactors,
    // A second factor whose set-up nobody finished needs no pepper.
    accounts: sql`select ${secondFactors.userId}, ${mark(secondFactors.secret)}, 0 from ${secondFactors} where ${secondFactors.isOn}`,
  },
  {
    table: recoveryCodes,
    accounts: sql`select ${recoveryCodes.userId}, ${mark(recoveryCodes.digest)}, 1 from ${recoveryCodes}`,
  },
];

/** The accounts that need the same peppers. A pepper has the name '' if it has none. */
export interface PepperNeeds {
  readonly accounts: number;
  /** The names of the peppers without which these accounts cannot sign in. */
  readonly signIn: readonly string[];
  readonly codes: readonly string[];
}

/** Reads which peppers the accounts need. A table that a release will add may be missing. */
export async function pepperNeeds(db: Pick<Client, 'batch'>): Promise<PepperNeeds[]> {
  const names = NEEDS.map(({ table }) => getTableName(table));
  const [tables] = await sendBatch(db, 'read', [
    build.select().from(schema).where(inArray(schema.name, names)),
  ]);
  const found = NEEDS.filter(({ table }) => tables.some(({ name }) => name === getTableName(table)));
  if (found.length === 0) return [];
  const all = sql.join(
    found.map(({ accounts }) => accounts),
    sql` union all `,
  );
  // No name has a comma. Without a mark that counts, the list is null.
  const marks = (isForCodes: number) =>
    sql`group_concat(distinct case is_for_codes when ${isForCodes} then mark end)`;
  const [rows] = await sendBatch(db, 'read', [
    select(
      {
        signIn: sql<string | null>`sign_in`,
        codes: sql<string | null>`codes`,
        accounts: sql<number>`count(*)`,
      },
      sql`from (select ${marks(0)} as sign_in, ${marks(1)} as codes from (${all}) group by id) group by sign_in, codes`,
    ),
  ]);
  const namesIn = (list: string | null) => list?.split(',').map((marked) => splitMarked(marked).name) ?? [];
  return rows.map(({ accounts, signIn, codes }) => ({
    accounts,
    signIn: namesIn(signIn),
    codes: namesIn(codes),
  }));
}

/** Counts the accounts that could not sign in without some peppers, and those that would lose only their recovery codes. */
export function countWithout(needs: readonly PepperNeeds[], isGone: (name: string) => boolean) {
  const counted = { signIn: 0, onlyCodes: 0 };
  for (const { accounts, signIn, codes } of needs)
    if (signIn.some(isGone)) counted.signIn += accounts;
    else if (codes.some(isGone)) counted.onlyCodes += accounts;
  return counted;
}
