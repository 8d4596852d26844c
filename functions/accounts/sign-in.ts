import { and, eq, inArray, ne } from 'drizzle-orm';
import { build, sendBatch, together } from '../../db/batch.ts';
import { sessions, users } from '../../db/schema/index.ts';
import type { LoginBody, RegisterBody, User } from '../../domain/contract/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import { userFrom } from '../sessions/ask-as-reader.ts';
import { deleteDead, endOldest, newSession } from '../sessions/sessions.ts';
import type { SessionName } from '../sessions/tokens.ts';
import type { Caller } from './caller.ts';
import { logAccount } from './log-account.ts';
import {
  releaseTry,
  rememberNetwork,
  reserveRegistration,
  takeBackRegistration,
} from './login-limits/counts.ts';
import { registrationKeys, tryKeys } from './login-limits/keys.ts';
import { checkEdgeLimit, hashOrTakeBack, isRight, tooMany, withTry } from './login-limits/take-try.ts';
import { acceptedPassword } from './passwords/new-password.ts';
import { type HashingCtx, normalised } from './passwords/passwords.ts';
import { hashPassword, isCurrentHash } from './passwords/peppers.ts';
import { requireCode } from './second-factor/require-code.ts';
import { checkLook, checkNewName, usernameKey } from './username.ts';

const WRONG = 'Invalid username or password';
/**
 * The message for a failed login with a second-factor code. It does not say which of the three is
 * wrong.
 */
const WRONG_WITH_CODE = 'Invalid username, password or code';

interface NewlySignedIn {
  readonly user: User;
  readonly session: SessionName;
}

/**
 * Signs a reader in. An administrator with a second factor also gives a code of it.
 * @throws Problem 401 for a wrong name, password or code, and `second_factor_required` if only the code is missing; 429
 * after too many tries, before any hash is computed.
 */
export function login(
  ctx: HashingCtx,
  { username, password, code }: LoginBody,
  { address, userAgent }: Caller,
): Promise<NewlySignedIn> {
  return withTry(ctx, { name: usernameKey(username), address }, async (taken) => {
    const { tries, account } = taken;
    const wrong = new Problem('signed_out', code === undefined ? WRONG : WRONG_WITH_CODE);
    if (!(await isRight(ctx, tries, account, password)) || account === undefined) {
      logAccount(ctx, 'login refused');
      throw wrong;
    }
    const { id, password: hash } = account;
    await requireCode(ctx, taken, code, wrong);
    const { session, insert } = newSession(ctx, id, hash, userAgent);
    const renewed = isCurrentHash(hash, ctx.settings.peppers) ? null : await hashedAnew(ctx, password, id);
    const [made] = await sendBatch(ctx.db, 'write', [
      insert,
      releaseTry(tries),
      rememberNetwork(id, tries.network, session.sessionId, ctx.now()),
      deleteDead(ctx, id),
      build.delete(sessions).where(eq(sessions.id, ctx.reader?.sessionId ?? '')),
      endOldest(session),
      together(renewed === null ? [] : [replaceHash(id, hash, renewed)]),
    ]);
    // The account was changed or deleted while the hash was computed.
    if (made.length === 0) throw wrong;
    logAccount(ctx, 'login', id);
    return { user: userFrom(account, ctx.settings), session };
  });
}

const replaceHash = (userId: number, before: string, password: string) =>
  build
    .update(users)
    .set({ password })
    .where(and(eq(users.id, userId), eq(users.password, before)));

/**
 * Hashes a right password again, with the current cost and pepper. Null if hashing fails; then the
 * next login tries it again.
 */
async function hashedAnew(ctx: HashingCtx, password: string, userId: number): Promise<string | null> {
  try {
    return await hashPassword(ctx.passwords, normalised(password), ctx.settings.peppers);
  } catch {
    logAccount(ctx, 'hash not renewed', userId);
    return null;
  }
}

/**
 * Creates an account and signs its reader in.
 * @throws Problem 400 for a name or password that is refused; 409 for a name that is taken; 429 after too many
 * registrations.
 */
export async function register(
  ctx: HashingCtx,
  body: RegisterBody,
  { address, userAgent }: Caller,
): Promise<NewlySignedIn> {
  const { adminIds, peppers } = ctx.settings;
  await checkEdgeLimit(ctx, address);
  checkNewName(body.username);
  const accepted = await acceptedPassword(ctx, body.password, body.username, 'password');
  const key = usernameKey(body.username);
  const keys = await registrationKeys(peppers[0].value, address);
  const [admins, wait] = await sendBatch(ctx.db, 'write', [
    build
      .select({ username: users.username })
      .from(users)
      .where(and(inArray(users.id, [...adminIds]), ne(users.usernameKey, key))),
    reserveRegistration(keys, ctx.now()),
  ]);
  if (wait !== null) throw tooMany(ctx, wait);
  // This check comes after the registration is counted, because its answer tells something about the
  // administrators' names.
  checkLook(
    body.username,
    admins.map(({ username }) => username),
  );
  const hash = hashPassword(ctx.passwords, accepted, peppers);
  const password = await hashOrTakeBack(ctx, takeBackRegistration(keys), hash);
  const [[account]] = await sendBatch(ctx.db, 'write', [
    build
      .insert(users)
      .values({ ...body, usernameKey: key, password })
      .onConflictDoNothing()
      .returning(),
  ]);
  if (account === undefined) {
    throw new Problem('conflict', 'Username already exists', { fields: { username: 'is taken' } });
  }
  const { session, insert } = newSession(ctx, account.id, password, userAgent);
  const { network } = await tryKeys(peppers[0].value, key, address);
  await sendBatch(ctx.db, 'write', [
    insert,
    rememberNetwork(account.id, network, session.sessionId, ctx.now()),
  ]);
  logAccount(ctx, 'registered', account.id);
  return { user: userFrom(account, ctx.settings), session };
}

export async function logout({ reader, ...ctx }: Ctx): Promise<void> {
  if (reader === null) return;
  const { sessionId, userId } = reader;
  await sendBatch(ctx.db, 'write', [
    build.delete(sessions).where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId))),
  ]);
  logAccount(ctx, 'logout', userId);
}
