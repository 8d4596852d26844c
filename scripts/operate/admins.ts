import { randomBytes } from 'node:crypto';
import type { Client } from '@libsql/client';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { build, returning, sendBatch, together } from '../../db/batch.ts';
import { insertIf } from '../../db/guarded-insert.ts';
import { knownNetworks, recoveryCodes, secondFactors, sessions, users } from '../../db/schema/index.ts';
import { USERNAME_LENGTH } from '../../domain/contract/index.ts';
import { hashPassword } from '../../functions/accounts/passwords/peppers.ts';
import { usernameKey } from '../../functions/accounts/username.ts';
import { readPeppers } from '../../functions/ctx/named-secrets.ts';
import { adminIdsFrom } from '../../functions/ctx/settings.ts';
import { nativePasswords } from '../passwords.ts';

/**
 * An administrator and the new password. The library stores only a hash of the password, so the password can be shown
 * only now.
 */
export interface NewAdmin {
  readonly id: number;
  readonly username: string;
  readonly password: string;
}

export const newAdminLine = ({ username, password }: NewAdmin): string =>
  `Administrator: ${username}, password: ${password} (shown only now; npm run admin:create gives a new one)`;

class NameTaken extends Error {}

/**
 * Creates an administrator with the first free id of `ids`, or gives the administrator with that name a new
 * password. A new password ends their sessions and deletes their known networks, their second factor and their recovery
 * codes. `peppers` is the text of the setting PASSWORD_PEPPER.
 * @throws Error if the name is too short or too long, if a reader has it, or if no administrator has it and
 *   no id is free.
 */
export async function createAdmin(
  db: Pick<Client, 'batch'>,
  username: string,
  peppers: string,
  ids: readonly number[] = adminIdsFrom(undefined),
): Promise<NewAdmin> {
  if (username.length < USERNAME_LENGTH.min || username.length > USERNAME_LENGTH.max)
    throw new Error(`A name has ${USERNAME_LENGTH.min} to ${USERNAME_LENGTH.max} characters.`);
  const password = randomBytes(18).toString('base64url');
  const hash = await hashPassword(nativePasswords, password, readPeppers(peppers));
  const key = usernameKey(username);
  const isNamed = eq(users.usernameKey, key);
  const administrator = build
    .select({ id: users.id })
    .from(users)
    .where(and(isNamed, inArray(users.id, ids)));
  // Each write checks its condition itself, so two calls at the same time never take one id.
  const { changed, made } = await sendBatch(db, 'write', {
    changed: build
      .update(users)
      .set({ password: hash })
      .where(and(isNamed, inArray(users.id, ids)))
      .returning({ id: users.id }),
    ended: together(
      [sessions, knownNetworks, secondFactors, recoveryCodes].map((table) =>
        build.delete(table).where(inArray(table.userId, administrator)),
      ),
    ),
    made: together(
      ids.map((id) =>
        returning(
          insertIf(
            users,
            { id, username, usernameKey: key, password: hash },
            sql`not exists (select 1 from ${users} where ${isNamed}) on conflict do nothing`,
          ),
          { id: users.id },
        ),
      ),
    ),
  });
  const [row] = [changed, ...made].flat();
  if (row !== undefined) return { id: row.id, username, password };
  const [[reader]] = await sendBatch(db, 'read', [build.select({ id: users.id }).from(users).where(isNamed)]);
  if (reader !== undefined) throw new NameTaken(`“${username}” is a reader’s name. Choose another.`);
  const full =
    ids.length === 2 ? 'There are two administrators already' : `No id of ADMIN_USER_IDS (${ids}) is free`;
  throw new Error(`${full}. Name one of them to give them a new password.`);
}

/**
 * Creates the administrator `admin` if no administrator exists. Returns null and creates nobody if an
 * administrator exists, if `ids` is empty, or if a reader has the name `admin`. `peppers` is the text of the setting
 * PASSWORD_PEPPER.
 */
export async function createFirstAdmin(
  db: Pick<Client, 'batch'>,
  peppers: string,
  ids: readonly number[] = adminIdsFrom(undefined),
): Promise<NewAdmin | null> {
  if (ids.length === 0) return null;
  const [[existing]] = await sendBatch(db, 'read', [
    build.select({ id: users.id }).from(users).where(inArray(users.id, ids)).limit(1),
  ]);
  if (existing !== undefined) return null;
  return createAdmin(db, 'admin', peppers, ids).catch((error: unknown) => {
    if (error instanceof NameTaken) return null;
    throw error;
  });
}
