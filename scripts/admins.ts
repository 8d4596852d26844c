import { randomBytes } from 'node:crypto';
import type { Client } from '@libsql/client';
import { USERNAME_LENGTH } from '../domain/contract/index.ts';
import { adminIdsFrom } from '../functions/accounts/admin-ids.ts';
import { usernameKey } from '../functions/accounts/username.ts';
import { nativePasswords } from './passwords.ts';

/** An administrator with a new password, which is shown once and stored nowhere. */
export interface NewAdmin {
  readonly id: number;
  readonly username: string;
  readonly password: string;
}

class NameTaken extends Error {}

/** What ends when the password changes. */
const OWN_TABLES = ['sessions', 'known_networks'] as const;

/**
 * Creates an administrator with the free id, or gives the administrator of that name a new password. The new password
 * ends their sessions and forgets their known networks.
 * @throws Error if a reader has the name, or every id is taken.
 */
export async function createAdmin(
  db: Client,
  username: string,
  pepper: string,
  ids: readonly number[] = adminIdsFrom(undefined),
): Promise<NewAdmin> {
  if (username.length < USERNAME_LENGTH.min || username.length > USERNAME_LENGTH.max)
    throw new Error(`A name has ${USERNAME_LENGTH.min} to ${USERNAME_LENGTH.max} characters.`);
  const password = randomBytes(18).toString('base64url');
  const hash = await nativePasswords.hash(password, pepper);
  const key = usernameKey(username);
  const marks = ids.map(() => '?').join(', ');
  // Each write checks its condition again, so two calls at once never take the same id.
  const [changed, ...others] = await db.batch(
    [
      {
        sql: `update users set password = ? where username_key = ? and id in (${marks}) returning id`,
        args: [hash, key, ...ids],
      },
      ...OWN_TABLES.map((table) => ({
        sql: `delete from ${table} where user_id in (select id from users where username_key = ? and id in (${marks}))`,
        args: [key, ...ids],
      })),
      ...ids.map((id) => ({
        sql: `insert into users (id, username, username_key, password)
          select ?, ?, ?, ? where not exists (select 1 from users where username_key = ?) on conflict do nothing returning id`,
        args: [id, username, key, hash, key],
      })),
    ],
    'write',
  );
  const row = [changed, ...others.slice(OWN_TABLES.length)].flatMap((result) => result?.rows ?? [])[0];
  if (row !== undefined) return { id: Number(row.id), username, password };
  const { rows } = await db.execute({ sql: 'select 1 from users where username_key = ?', args: [key] });
  if (rows.length > 0) throw new NameTaken(`“${username}” is a reader’s name. Choose another.`);
  const full =
    ids.length === 2 ? 'There are two administrators already' : `No id of ADMIN_USER_IDS (${ids}) is free`;
  throw new Error(`${full}. Name one of them to give them a new password.`);
}

/**
 * Creates `admin` at the first start. Null if there is an administrator, if none is wanted, or if a reader has the
 * name.
 */
export async function createFirstAdmin(
  db: Client,
  pepper: string,
  ids: readonly number[] = adminIdsFrom(undefined),
): Promise<NewAdmin | null> {
  if (ids.length === 0) return null;
  const { rows } = await db.execute(`select 1 from users where id in (${ids.join(', ')}) limit 1`);
  if (rows.length > 0) return null;
  return createAdmin(db, 'admin', pepper, ids).catch((error: unknown) => {
    if (error instanceof NameTaken) return null;
    throw error;
  });
}
