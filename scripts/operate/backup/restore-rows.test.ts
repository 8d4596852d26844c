import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownTexts, sessions, studyNotes, users } from '../../../db/schema/index.ts';
import { OWN_TEXT_ROW } from '../../../tests/support/own-text-row.ts';
import { migratedDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { testFolder } from '../../../tests/support/test-folder.ts';
import { writeBackup } from './backup-file.ts';
import { readLibrary } from './read-library.ts';
import { restoreRows } from './restore-rows.ts';
import type { SavedRow } from './tables.ts';
import { accountsAndNotes, fillAccounts } from './testing.ts';

let folder: string;
let file: string;
let from: TestDatabase;
let to: TestDatabase;
beforeEach(async () => {
  folder = testFolder();
  file = join(folder, 'backup.jsonl.gz');
  from = await migratedDatabase();
  to = await migratedDatabase();
});
afterEach(() => {
  from.remove();
  to.remove();
});

const backUp = async (db: Pick<Client, 'batch'> = from.client) => writeBackup(file, await readLibrary(db));

function watched(client: Client, before: (batch: number) => Promise<unknown>): Pick<Client, 'batch'> {
  let batches = 0;
  return {
    batch: async (statements, mode) => {
      await before(++batches);
      return client.batch(statements, mode);
    },
  };
}

test('after a restore, an empty database has every account, note and added text of the backup, and no session', async () => {
  await fillAccounts(from.db, { accounts: 40, notes: 600 });
  await from.db.insert(ownTexts).values(OWN_TEXT_ROW);
  const { counts } = await backUp();
  expect(counts).toEqual({
    users: 40,
    second_factors: 1,
    recovery_codes: 3,
    study_notes: 600,
    own_texts: 1,
  });
  await restoreRows(to.client, file);
  const before = await accountsAndNotes(from.db);
  expect(await accountsAndNotes(to.db)).toEqual(before);
  expect(await to.db.select().from(ownTexts)).toMatchObject([OWN_TEXT_ROW]);
  expect(Math.max(...before.notes.map(({ notes }) => notes.length))).toBe(20_000);
  expect(await to.db.select().from(sessions)).toEqual([]);
});

test('new accounts and notes get ids that were never used, even by rows that are newer than the backup', async () => {
  await fillAccounts(from.db, { accounts: 3, notes: 10 });
  await backUp();
  const account = { username: 'new', usernameKey: 'new', password: 'x' };
  const [late] = await from.db.insert(users).values(account).returning({ id: users.id });
  await restoreRows(to.client, file);
  const [made] = await to.db.insert(users).values(account).returning({ id: users.id });
  const note = { book: 'genesis', chapter: 1, verse: 1, notes: 'n', createdAt: '', updatedAt: '' };
  const [noted] = await to.db
    .insert(studyNotes)
    .values({ ...note, userId: made?.id ?? 0 })
    .returning({ id: studyNotes.id });
  expect(late?.id).toBe(5);
  expect(made?.id).toBe(4 + 100_000 + 1);
  expect(noted?.id).toBe(22 + 100_000 + 1);
});

test('a second restore of the same backup changes nothing', async () => {
  await fillAccounts(from.db, { accounts: 5, notes: 200 });
  await backUp();
  await restoreRows(to.client, file);
  const once = (await readLibrary(to.client)).counters;
  await restoreRows(to.client, file);
  expect(await accountsAndNotes(to.db)).toEqual(await accountsAndNotes(from.db));
  expect((await readLibrary(to.client)).counters).toEqual(once);
});

test('a restore that fails at any batch can run again, and has the same result', async () => {
  await fillAccounts(from.db, { accounts: 5, notes: 200 });
  await backUp();
  for (let failing = 1; ; failing++) {
    const broken = watched(to.client, async (batch) => {
      if (batch === failing) throw new Error('the connection is lost');
    });
    const failed = await restoreRows(broken, file).then(
      () => false,
      () => true,
    );
    if (!failed) break;
    expect(failing).toBeLessThan(20);
  }
  expect(await accountsAndNotes(to.db)).toEqual(await accountsAndNotes(from.db));
});

test('a restore into a database with other rows is refused and changes nothing, and the error names the rows but no password or note', async () => {
  await fillAccounts(from.db, { accounts: 5, notes: 20 });
  await backUp();
  await restoreRows(to.client, file);
  await to.db.update(users).set({ password: 'another secret' }).where(eq(users.id, 3));
  await to.db.update(studyNotes).set({ notes: 'another text' }).where(eq(studyNotes.id, 8));
  await to.db.delete(studyNotes).where(eq(studyNotes.id, 10));
  const before = await accountsAndNotes(to.db);
  const refused = await restoreRows(to.client, file).catch((error: Error) => error.message);
  expect(refused).toContain(': users 3 “Reader 3”, study_notes 8. Nothing has been changed.');
  expect(refused).not.toContain('another');
  expect(await accountsAndNotes(to.db)).toEqual(before);
});

test('a restore into a database with an account that the backup lacks is refused, and of many rows the error names ten', async () => {
  await fillAccounts(to.db, { accounts: 12, notes: 3 });
  await backUp();
  await expect(restoreRows(to.client, file)).rejects.toThrow(
    /users 1 “Reader 1”, .*users 10 “Reader 10” and 9 more\. Nothing/,
  );
});

test('a backup file that is damaged at its end changes nothing', async () => {
  await fillAccounts(from.db, { accounts: 5, notes: 20 });
  const rows: SavedRow[] = [];
  for await (const row of (await readLibrary(from.client)).rows) rows.push(row);
  async function* cutOff(): AsyncGenerator<SavedRow> {
    yield* rows;
    yield { table: 'users', row: { unknown: 1 } };
  }
  await writeBackup(file, { counters: {}, rows: cutOff() });
  await expect(restoreRows(to.client, file)).rejects.toThrow('cannot be used as a backup');
  expect(await accountsAndNotes(to.db)).toEqual({ users: [], factors: [], codes: [], notes: [] });
});

test('an account that registers during the restore, with a name of the backup, makes the restore fail', async () => {
  await fillAccounts(from.db, { accounts: 5, notes: 20 });
  await backUp();
  let isFirst = true;
  const meanwhile = watched(to.client, async (batch) => {
    // The first batch of a restore looks for other rows, and the second writes the counters of ids, so the account is
    // added after them.
    if (batch < 2 || !isFirst) return;
    isFirst = false;
    await to.db
      .insert(users)
      .values({ id: 99, username: 'Reader 4', usernameKey: 'reader 4', password: 'x' });
  });
  await expect(restoreRows(meanwhile, file)).rejects.toThrow();
});

test('a backup of an older version that lacks a column gives the column’s default, and can be restored twice', async () => {
  await fillAccounts(from.db, { accounts: 3, notes: 4 });
  const older: SavedRow[] = [];
  for await (const { table, row } of (await readLibrary(from.client)).rows) {
    const { themeRadius: _, revision: __, ...others } = row;
    older.push({ table, row: others });
  }
  async function* each(): AsyncGenerator<SavedRow> {
    yield* older;
  }
  await writeBackup(file, { counters: {}, rows: each() });
  for (let round = 0; round < 2; round++) await restoreRows(to.client, file);
  expect(await to.db.select().from(studyNotes)).toHaveLength(4);
  expect((await to.db.select().from(users)).map(({ themeRadius }) => themeRadius)).toEqual([8, 8, 8]);
});

const PLACE = { userId: 1, book: 'psalms', chapter: 1, verse: 1, createdAt: '', updatedAt: '' };

test('a backup that is made while readers write has no note without its account and no verse with two notes', async () => {
  await fillAccounts(from.db, { accounts: 200, notes: 300 });
  const [first] = await from.db.select().from(studyNotes).where(eq(studyNotes.id, 2));
  const busy = watched(from.client, async (batch) => {
    if (batch === 3) {
      // A new reader with a note, a reader who deletes their account, and a note that is written again.
      await from.db.insert(users).values({ id: 900, username: 'late', usernameKey: 'late', password: 'x' });
      await from.db.insert(studyNotes).values({ ...PLACE, userId: 900, notes: 'late' });
      await from.db.delete(studyNotes).where(eq(studyNotes.userId, 7));
      await from.db.delete(users).where(eq(users.id, 7));
    }
    if (batch === 6 && first !== undefined) {
      await from.db.delete(studyNotes).where(eq(studyNotes.id, first.id));
      const { id: _, ...again } = first;
      await from.db.insert(studyNotes).values({ ...again, notes: 'again' });
    }
  });
  await backUp(busy);
  await restoreRows(to.client, file);
  const { users: accounts, notes } = await accountsAndNotes(to.db);
  expect(accounts.map(({ id }) => id)).not.toContain(900);
  expect(accounts).toHaveLength(200);
  expect(notes.map(({ notes }) => notes)).not.toContain('late');
  expect(notes.length).toBeGreaterThan(295);
  const ids = accounts.map(({ id }) => id);
  expect(notes.filter(({ userId }) => !ids.includes(userId))).toEqual([]);
});

test('each batch of a backup and a restore has a bounded number of rows', async () => {
  await fillAccounts(from.db, { accounts: 200, notes: 500 });
  const sizes: number[] = [];
  const counting = (client: Client): Pick<Client, 'batch'> => ({
    batch: async (statements, mode) => {
      const results = await client.batch(statements, mode);
      for (const { rows, rowsAffected } of results) sizes.push(rows.length, rowsAffected);
      return results;
    },
  });
  await backUp(counting(from.client));
  await restoreRows(counting(to.client), file);
  expect(Math.max(...sizes)).toBe(80);
});
