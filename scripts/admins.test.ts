import { afterEach, beforeEach, expect, test } from 'vitest';
import { migratedDatabase, type TestDatabase } from '../db/testing.ts';
import { createAdmin, createFirstAdmin } from './admins.ts';
import { nativePasswords } from './passwords.ts';

const PEPPER = 'pepper of the tests';
let database: TestDatabase;
beforeEach(async () => {
  database = await migratedDatabase();
});
afterEach(() => database.remove());

const rows = async (sql: string) => (await database.client.execute(sql)).rows;

test('the first start creates one administrator, and later starts create none', async () => {
  const admin = await createFirstAdmin(database.client, PEPPER);
  expect(admin).toMatchObject({ id: 1, username: 'admin' });
  // 144 random bits.
  expect(admin?.password).toMatch(/^[\w-]{24}$/);
  const [row] = await rows('select password from users where id = 1');
  expect(await nativePasswords.verify(String(row?.password), admin?.password ?? '', PEPPER)).toBe(true);
  expect(await nativePasswords.verify(String(row?.password), admin?.password ?? '', 'another pepper')).toBe(
    false,
  );
  expect(await createFirstAdmin(database.client, PEPPER)).toBeNull();
});

test('the first start creates none if no id is an administrator’s', async () => {
  expect(await createFirstAdmin(database.client, PEPPER, [])).toBeNull();
  await expect(createAdmin(database.client, 'Deborah', PEPPER, [])).rejects.toThrow('is free');
  expect(await rows('select id from users')).toEqual([]);
});

test('the second call uses the free id, the third finds none; a named administrator gets a new password and loses sessions and known networks', async () => {
  const { client } = database;
  await createAdmin(client, 'Deborah', PEPPER);
  expect(await createAdmin(client, 'Huldah', PEPPER)).toMatchObject({ id: 2 });
  await client.execute("insert into sessions values ('s', 1, 0, 0, '')");
  await client.execute("insert into known_networks values (1, 'a network', 9e15), (2, 'another', 9e15)");
  const before = (await rows('select password from users where id = 1'))[0]?.password;
  expect(await createAdmin(client, 'deborah', PEPPER)).toMatchObject({ id: 1 });
  expect((await rows('select password from users where id = 1'))[0]?.password).not.toBe(before);
  expect(await rows('select * from sessions')).toEqual([]);
  expect(await rows('select user_id from known_networks')).toEqual([{ user_id: 2 }]);
  await expect(createAdmin(client, 'Anna', PEPPER)).rejects.toThrow('There are two administrators already');
  expect((await rows('select id from users')).length).toBe(2);
});

test('a reader’s name is refused, and readers begin at 3', async () => {
  const { client } = database;
  await client.execute("insert into users (username, username_key, password) values ('Anna', 'anna', 'x')");
  expect((await rows('select id from users'))[0]?.id).toBe(3);
  await expect(createAdmin(client, 'ANNA', PEPPER)).rejects.toThrow('is a reader’s name');
  expect((await rows('select password from users'))[0]?.password).toBe('x');
});
