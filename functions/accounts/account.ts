import type { ThemeBody, User } from '../../domain/contract/index.ts';
import type { AppContext } from '../http/context.ts';
import { Problem } from '../http/errors.ts';
import { releaseTry, rememberNetwork } from './guessing.ts';
import { logAccount } from './log-account.ts';
import { acceptedPassword } from './new-password.ts';
import { ownSessions, sessionFrom } from './own-sessions.ts';
import {
  ALIVE,
  adminIds,
  aliveArgs,
  askAsReader,
  forgetToken,
  inOneBatch,
  mustBeSignedIn,
  newSession,
  type SignedIn,
  sendToken,
  signedOut,
  userFrom,
} from './sessions.ts';
import { isRight, pepperOf, withTry } from './take-try.ts';
import { themeColumns } from './theme-columns.ts';
import { usernameKey } from './username.ts';

/** Keeps how the app looks to its reader. */
export async function setTheme(c: AppContext, theme: ThemeBody): Promise<User> {
  const columns = themeColumns(theme);
  const { results } = await askAsReader(c, (alive) => [
    {
      sql: `update users set ${Object.keys(columns)
        .map((name) => `${name} = :${name}`)
        .join(', ')} where id = :uid and ${ALIVE} returning *`,
      args: { ...alive, ...columns },
    },
  ]);
  const row = results[0]?.[0];
  if (row === undefined) throw signedOut();
  return userFrom(row, adminIds(c));
}

/** A new password. It ends every session but this one, which gets a new id; no network but this one is known any more. */
export async function changePassword(
  c: AppContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const reader = await mustBeSignedIn(c);
  const network = await confirmPassword(c, reader, currentPassword, 'currentPassword');
  const password = await acceptedPassword(newPassword, reader.user.username, 'newPassword');
  const hash = await c.var.deps.passwords.hash(password, pepperOf(c));
  const userId = reader.user.id;
  const session = newSession(c, userId, hash);
  // Only while the session lives and the password is the one that was shown: of two changes at once one is made.
  const [changed = []] = await inOneBatch(c, [
    {
      sql: `update users set password = :hash where id = :uid and password = :before and ${ALIVE} returning id`,
      args: { ...aliveArgs(c, { sessionId: reader.sessionId, userId }), hash, before: reader.password },
    },
    {
      sql: 'delete from sessions where user_id = ? and exists (select 1 from users where id = ? and password = ?)',
      args: [userId, userId, hash],
    },
    {
      sql: 'delete from known_networks where user_id = ? and exists (select 1 from users where id = ? and password = ?)',
      args: [userId, userId, hash],
    },
    session.statement,
    ...rememberNetwork(userId, network, session.sessionId, c.var.deps.now()),
  ]);
  if (changed.length === 0) throw signedOut();
  await sendToken(c, { sessionId: session.sessionId, userId }, c.var.deps.now());
  logAccount(c, 'password changed', userId);
}

/**
 * Asks for the password of one who is signed in; gives their network. Throws 429 or 403. Tries from all networks are
 * counted by the session: who guesses at the account from outside does not keep its reader from changing the password.
 */
function confirmPassword(c: AppContext, reader: SignedIn, password: string, field: string): Promise<string> {
  return withTry(
    c,
    usernameKey(reader.user.username),
    async ({ tries }) => {
      if (!(await isRight(c, tries, reader.password, password))) {
        logAccount(c, 'password refused', reader.user.id);
        throw new Problem('wrong_password', 'That is not your password.', {
          fields: { [field]: 'is not right' },
        });
      }
      await inOneBatch(c, releaseTry(tries));
      return tries.network;
    },
    `session ${reader.sessionId}`,
  );
}

/** Everything kept of the reader, but the password's hash. */
export async function exportAccount(c: AppContext) {
  const { reader, results } = await askAsReader(c, (alive) => [
    {
      sql: `select book, chapter, verse, notes, is_kabbalistic as isKabbalistic, created_at as createdAt,
          updated_at as updatedAt, revision from study_notes n join bible_books b on b.id = n.book
        where user_id = :uid and ${ALIVE} order by b.position, chapter, verse`,
      args: alive,
    },
    ownSessions(alive),
  ]);
  const [notes = [], sessions = []] = results;
  return {
    exportedAt: new Date(c.var.deps.now()).toISOString(),
    user: reader.user,
    sessions: sessions.map((row) => sessionFrom(row, reader.sessionId)),
    notes: notes.map((note) => ({ ...note, isKabbalistic: note.isKabbalistic === 1 })),
  };
}

/** Deletes account, sessions and notes, for good. */
export async function deleteAccount(c: AppContext, password: string): Promise<void> {
  const reader = await mustBeSignedIn(c);
  await confirmPassword(c, reader, password, 'password');
  const userId = reader.user.id;
  const args = {
    ...aliveArgs(c, { sessionId: reader.sessionId, userId }),
    before: reader.password,
  };
  const still = `${ALIVE} and exists (select 1 from users where id = :uid and password = :before)`;
  const [, deleted = []] = await inOneBatch(c, [
    { sql: `delete from study_notes where user_id = :uid and ${still}`, args },
    { sql: `delete from users where id = :uid and password = :before and ${ALIVE} returning id`, args },
    ...['sessions', 'known_networks'].map((table) => ({
      sql: `delete from ${table} where user_id = ? and not exists (select 1 from users where id = ?)`,
      args: [userId, userId],
    })),
  ]);
  if (deleted.length === 0) throw signedOut();
  forgetToken(c);
  logAccount(c, 'account deleted', userId);
}
