import { and, eq, exists, notExists } from 'drizzle-orm';
import { build, sendBatch } from '../../db/batch.ts';
import {
  knownNetworks,
  recoveryCodes,
  secondFactors,
  sessions,
  studyNotes,
  users,
} from '../../db/schema/index.ts';
import type { NewPasswordBody, ThemeBody, User } from '../../domain/contract/index.ts';
import type { ReaderCtx } from '../ctx/ctx.ts';
import { listNotes } from '../notes/notes.ts';
import { accountOf, askAsReader, signedOut, userFrom } from '../sessions/ask-as-reader.ts';
import { ownSessions, sessionFrom } from '../sessions/own-sessions.ts';
import { newSession, sessionIsAlive } from '../sessions/sessions.ts';
import type { SessionName } from '../sessions/tokens.ts';
import type { Caller } from './caller.ts';
import { confirmPassword, confirmPasswordAndCode } from './confirm-password.ts';
import { logAccount } from './log-account.ts';
import { rememberNetwork } from './login-limits/counts.ts';
import { acceptedPassword } from './passwords/new-password.ts';
import type { HashingCtx } from './passwords/passwords.ts';
import { hashPassword } from './passwords/peppers.ts';
import { requireFreshCode } from './second-factor/fresh-code.ts';

export async function setTheme(ctx: ReaderCtx, theme: ThemeBody): Promise<User> {
  const { results } = await askAsReader(ctx, (isAlive) => [
    build
      .update(users)
      .set(theme)
      .where(and(eq(users.id, ctx.reader.userId), isAlive))
      .returning(),
  ]);
  const [[account]] = results;
  if (account === undefined) throw signedOut();
  return userFrom(account, ctx.settings);
}

/**
 * Sets a new password. It ends every session of the account and returns a new one. Only the network of this request
 * stays known. An account with a second factor also needs a code of it.
 */
export async function changePassword(
  ctx: HashingCtx<ReaderCtx>,
  { currentPassword, newPassword, code }: NewPasswordBody,
  caller: Caller,
): Promise<SessionName> {
  const { userId } = ctx.reader;
  const account = await accountOf(ctx);
  // The new password is checked first, so that a weak one does not use a code up.
  const accepted = await acceptedPassword(ctx, newPassword, account.username, 'newPassword');
  const network = await confirmPasswordAndCode(ctx, account, currentPassword, code, caller);
  const password = await hashPassword(ctx.passwords, accepted, ctx.settings.peppers);
  const { session, insert } = newSession(ctx, userId, password, caller.userAgent);
  const isChanged = exists(userWith(userId, password));
  // The update requires a living session and the hash that was just checked, so of two changes at once only one
  // succeeds.
  const [changed] = await sendBatch(ctx.db, 'write', [
    build
      .update(users)
      .set({ password })
      .where(and(eq(users.id, userId), eq(users.password, account.password), sessionIsAlive(ctx)))
      .returning({ id: users.id }),
    build.delete(sessions).where(and(eq(sessions.userId, userId), isChanged)),
    build.delete(knownNetworks).where(and(eq(knownNetworks.userId, userId), isChanged)),
    insert,
    rememberNetwork(userId, network, session.sessionId, ctx.now()),
  ]);
  if (changed.length === 0) throw signedOut();
  logAccount(ctx, 'password changed', userId);
  return session;
}

export const userWith = (userId: number, password: string) =>
  build
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.password, password)));

export async function exportAccount(ctx: ReaderCtx) {
  const { account, results } = await askAsReader(ctx, () => [ownSessions(ctx)]);
  const [rows] = results;
  return {
    exportedAt: new Date(ctx.now()).toISOString(),
    user: userFrom(account, ctx.settings),
    sessions: rows.map((row) => sessionFrom(row, ctx.reader.sessionId)),
    notes: (await listNotes(ctx)).map(({ id: _id, userId: _userId, ...note }) => note),
  };
}

/**
 * Deletes the account with its sessions, notes, known networks, second factor and recovery codes. This cannot be undone.
 * @throws Problem 403 for a wrong password, and if an administrator must first confirm a code.
 */
export async function deleteAccount(
  ctx: HashingCtx<ReaderCtx>,
  password: string,
  caller: Caller,
): Promise<void> {
  const { userId } = ctx.reader;
  const account = await accountOf(ctx);
  await requireFreshCode(ctx);
  await confirmPassword(ctx, account, password, 'password', caller);
  const isAlive = sessionIsAlive(ctx);
  const user = build.select({ id: users.id }).from(users).where(eq(users.id, userId));
  const { deleted } = await sendBatch(ctx.db, 'write', {
    notes: build
      .delete(studyNotes)
      .where(and(eq(studyNotes.userId, userId), isAlive, exists(userWith(userId, account.password)))),
    deleted: build
      .delete(users)
      .where(and(eq(users.id, userId), eq(users.password, account.password), isAlive))
      .returning({ id: users.id }),
    sessions: build.delete(sessions).where(and(eq(sessions.userId, userId), notExists(user))),
    networks: build.delete(knownNetworks).where(and(eq(knownNetworks.userId, userId), notExists(user))),
    factor: build.delete(secondFactors).where(and(eq(secondFactors.userId, userId), notExists(user))),
    codes: build.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), notExists(user))),
  });
  if (deleted.length === 0) throw signedOut();
  logAccount(ctx, 'account deleted', userId);
}
