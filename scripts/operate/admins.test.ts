import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { knownNetworks, recoveryCodes, secondFactors, sessions, users } from '../../db/schema/index.ts';
import { database, newDatabaseEachTest } from '../../tests/support/database-each-test.ts';
import { nativePasswords } from '../passwords.ts';
import { createAdmin, createFirstAdmin } from './admins.ts';

const PEPPER = 'pepper of the tests';
newDatabaseEachTest();

const hashOf = async (id: number) =>
  (await database.db.select().from(users).where(eq(users.id, id)))[0]!.password;

test('createFirstAdmin creates one administrator, and a second call creates none', async () => {
  const admin = await createFirstAdmin(database.client, PEPPER);
  expect(admin).toMatchObject({ id: 1, username: 'admin' });
  // The password has 24 characters of base64url, which are 144 bits.
  expect(admin?.password).toMatch(/^[\w-]{24}$/);
  const hash = await hashOf(1);
  expect(await nativePasswords.verify(hash, admin?.password ?? '', PEPPER)).toBe(true);
  expect(await nativePasswords.verify(hash, admin?.password ?? '', 'another pepper')).toBe(false);
  expect(await createFirstAdmin(database.client, PEPPER)).toBeNull();
});

test('createFirstAdmin and createAdmin create no administrator if no ids are reserved for administrators', async () => {
  expect(await createFirstAdmin(database.client, PEPPER, [])).toBeNull();
  await expect(createAdmin(database.client, 'Deborah', PEPPER, [])).rejects.toThrow('is free');
  expect(await database.db.select().from(users)).toEqual([]);
});

test('createAdmin takes the next free id, or sets a new password and deletes sessions, networks, the second factor and recovery codes; it refuses a third name', async () => {
  const { client, db } = database;
  await createAdmin(client, 'Deborah', PEPPER);
  expect(await createAdmin(client, 'Huldah', PEPPER)).toMatchObject({ id: 2 });
  await db.insert(sessions).values({ id: 's', userId: 1, createdAt: 0, seenAt: 0, device: '' });
  await db.insert(knownNetworks).values([
    { userId: 1, network: 'a network', until: 9e15 },
    { userId: 2, network: 'another', until: 9e15 },
  ]);
  await db.insert(secondFactors).values([
    { userId: 1, secret: 'lost', isOn: true },
    { userId: 2, secret: 'in use', isOn: true },
  ]);
  await db.insert(recoveryCodes).values([
    { userId: 1, digest: 'a' },
    { userId: 2, digest: 'b' },
  ]);
  const before = await hashOf(1);
  expect(await createAdmin(client, 'deborah', PEPPER)).toMatchObject({ id: 1 });
  expect(await hashOf(1)).not.toBe(before);
  expect(await db.select().from(sessions)).toEqual([]);
  expect(await db.select().from(knownNetworks)).toMatchObject([{ userId: 2 }]);
  expect(await db.select().from(secondFactors)).toMatchObject([{ userId: 2 }]);
  expect(await db.select().from(recoveryCodes)).toMatchObject([{ userId: 2 }]);
  await expect(createAdmin(client, 'Anna', PEPPER)).rejects.toThrow('There are two administrators already');
  expect(await db.$count(users)).toBe(2);
});

test('createAdmin refuses a reader’s name, and the first reader gets id 3 although there is no administrator', async () => {
  const { client, db } = database;
  const made = await db
    .insert(users)
    .values({ username: 'Anna', usernameKey: 'anna', password: 'x' })
    .returning({ id: users.id });
  expect(made).toEqual([{ id: 3 }]);
  await expect(createAdmin(client, 'ANNA', PEPPER)).rejects.toThrow('is a reader’s name');
  expect(await hashOf(3)).toBe('x');
});
