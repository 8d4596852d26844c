import type { LoginBody, RegisterBody, User } from '../../domain/contract/index.ts';
import type { AppContext } from '../http/context.ts';
import { Problem } from '../http/errors.ts';
import { textOf } from '../text/rows.ts';
import {
  registrationKeys,
  releaseTry,
  rememberNetwork,
  reserveRegistration,
  takeBackRegistration,
  tryKeys,
  waitToRegister,
} from './guessing.ts';
import { logAccount } from './log-account.ts';
import { acceptedPassword } from './new-password.ts';
import { CURRENT_HASH, normalised } from './passwords.ts';
import {
  adminIds,
  endOldest,
  forgetDead,
  forgetToken,
  inOneBatch,
  newSession,
  sendToken,
  tokenOf,
  userFrom,
} from './sessions.ts';
import { addressOf, hashed, isRight, pepperOf, tooMany, withTry } from './take-try.ts';
import { themeColumns } from './theme-columns.ts';
import { readKeys } from './tokens.ts';
import { checkLook, checkNewName, usernameKey } from './username.ts';

/** A hash of today's cost that no password has: an unknown name takes as long as a wrong password. */
const NOBODYS_HASH = `${CURRENT_HASH}AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;

const WRONG = 'Invalid username or password';

/** Signs in. Throws 401 for a wrong name or password alike, 429 before anything is computed where tries are used up. */
export function login(c: AppContext, { username, password }: LoginBody): Promise<User> {
  return withTry(c, usernameKey(username), async ({ tries, account }) => {
    const hash = account === undefined ? NOBODYS_HASH : textOf(account, 'password');
    if (!(await isRight(c, tries, hash, password)) || account === undefined) {
      logAccount(c, 'login refused');
      throw new Problem('signed_out', WRONG);
    }
    const user = userFrom(account, adminIds(c));
    const session = newSession(c, user.id, hash);
    const before = await tokenOf(c);
    const renewed = hash.startsWith(CURRENT_HASH) ? null : await hashedAnew(c, password, user.id);
    const [signedIn = []] = await inOneBatch(c, [
      session.statement,
      ...releaseTry(tries),
      ...rememberNetwork(user.id, tries.network, session.sessionId, c.var.deps.now()),
      forgetDead(c, user.id),
      // Whoever signs in anew leaves the session they had.
      { sql: 'delete from sessions where id = ?', args: [before?.sessionId ?? ''] },
      endOldest(user.id, session.sessionId),
      ...(renewed === null
        ? []
        : [
            {
              sql: 'update users set password = ? where id = ? and password = ?',
              args: [renewed, user.id, hash],
            },
          ]),
    ]);
    // Changed or deleted while the hash was computed.
    if (signedIn.length === 0) throw new Problem('signed_out', WRONG);
    await sendToken(c, { sessionId: session.sessionId, userId: user.id }, c.var.deps.now());
    logAccount(c, 'login', user.id);
    return user;
  });
}

/** A hash of today's cost for a password that was right; null where none can be had now: the next login makes it. */
async function hashedAnew(c: AppContext, password: string, userId: number): Promise<string | null> {
  try {
    return await c.var.deps.passwords.hash(normalised(password), pepperOf(c));
  } catch {
    logAccount(c, 'hash not renewed', userId);
    return null;
  }
}

/**
 * A new account, signed in. Throws 400 for a name or password that will not do, 409 for a name that is taken, 429 where the
 * address has registered too often.
 */
export async function register(c: AppContext, body: RegisterBody): Promise<User> {
  checkNewName(body.username);
  const password = await acceptedPassword(body.password, body.username, 'password');
  const key = usernameKey(body.username);
  // What is missing is told before anything is written.
  readKeys(c.env.AUTH_KEYS);
  const places = await registrationKeys(pepperOf(c), addressOf(c));
  const admins = [...adminIds(c)];
  const [names = [], ...results] = await inOneBatch(c, [
    {
      sql: `select username from users where id in (${admins.map(() => '?').join(', ')}) and username_key <> ?`,
      args: [...admins, key],
    },
    ...reserveRegistration(places, c.var.deps.now()),
  ]);
  const wait = waitToRegister(results);
  if (wait !== null) throw tooMany(c, wait);
  // Counted by then: the answer tells something of their names.
  checkLook(
    body.username,
    names.map((row) => textOf(row, 'username')),
  );
  const hash = await hashed(
    c,
    takeBackRegistration(places),
    c.var.deps.passwords.hash(password, pepperOf(c)),
  );
  const columns = {
    username: body.username,
    username_key: key,
    password: hash,
    ...themeColumns(body),
  };
  const fields = Object.keys(columns);
  const [[row] = []] = await inOneBatch(c, [
    {
      sql: `insert into users (${fields.join(', ')}) values (${fields.map(() => '?').join(', ')})
        on conflict do nothing returning *`,
      args: Object.values(columns),
    },
  ]);
  if (row === undefined) {
    throw new Problem('conflict', 'Username already exists', { fields: { username: 'is taken' } });
  }
  const user = userFrom(row, adminIds(c));
  const session = newSession(c, user.id, hash);
  const { network } = await tryKeys(pepperOf(c), key, addressOf(c));
  await inOneBatch(c, [
    session.statement,
    ...rememberNetwork(user.id, network, session.sessionId, c.var.deps.now()),
  ]);
  await sendToken(c, { sessionId: session.sessionId, userId: user.id }, c.var.deps.now());
  logAccount(c, 'registered', user.id);
  return user;
}

/** Ends the session, if there is one: its token is worth nothing from now on. */
export async function logout(c: AppContext): Promise<void> {
  const token = await tokenOf(c);
  if (token !== null) {
    await inOneBatch(c, [
      { sql: 'delete from sessions where id = ? and user_id = ?', args: [token.sessionId, token.userId] },
    ]);
    logAccount(c, 'logout', token.userId);
  }
  forgetToken(c);
}
