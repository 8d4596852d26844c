import type { InStatement } from '@libsql/client/web';
import type { LoginBody, RegisterBody, Sessions, ThemeBody, User } from '../../domain/contract/index.ts';
import type { AppContext } from '../http/context.ts';
import { Problem } from '../http/errors.ts';
import type { Fields } from '../http/statement.ts';
import { numberOf, textOf } from '../text/rows.ts';
import {
  registrationKey,
  releaseTry,
  rememberNetwork,
  reserveRegistration,
  reserveTry,
  type Try,
  takeBackRegistration,
  takeBackTry,
  takenFrom,
  tryKeys,
} from './guessing.ts';
import { CURRENT_HASH, normalised, weakness } from './passwords.ts';
import {
  ALIVE,
  adminIds,
  aliveArgs,
  askAsReader,
  forgetDead,
  forgetToken,
  inOneBatch,
  mustBeSignedIn,
  newSession,
  sendToken,
  signedOut,
  tokenOf,
  userFrom,
} from './sessions.ts';
import { readKeys } from './tokens.ts';
import { usernameKey } from './username.ts';

/** A hash of today's cost that no password has: an unknown name takes as long as a wrong password. */
const NOBODYS_HASH = `${CURRENT_HASH}AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;

const WRONG = 'Invalid username or password';

/**
 * The address a request came from, as the edge network saw it, which lets no sender set this header; no other is
 * believed. On this machine there is no edge, and everybody on it is trusted.
 */
const addressOf = (c: AppContext): string => c.req.header('CF-Connecting-IP') ?? 'unknown';

/**
 * Throws a 429 `Problem` where no try is due; else the try is counted until it is released. `whole` is what tries from
 * all networks are counted by; the account, unless said otherwise. The account is read along, so that nothing is counted
 * where that fails.
 */
async function takeTry(
  c: AppContext,
  key: string,
  whole?: string,
): Promise<{ tries: Try; account: Fields | undefined }> {
  // What is missing is told before anything is written.
  readKeys(c.env.AUTH_KEYS);
  const keys = await tryKeys(pepperOf(c), key, addressOf(c), whole);
  const [[account] = [], ...results] = await inOneBatch(c, [
    { sql: 'select * from users where username_key = ?', args: [key] },
    ...reserveTry(keys, c.var.deps.now()),
  ]);
  const tries = takenFrom(keys, results);
  if (typeof tries === 'number') throw tooMany(c, tries);
  return { tries, account };
}

function tooMany(c: AppContext, ms: number): Problem {
  logAccount(c, 'too many tries');
  return new Problem('too_many', 'Too many tries. Please wait a little and try again.', {
    retryAfter: Math.max(1, Math.ceil(ms / 1000)),
  });
}

/** What has to be hashed for a try. Where that fails, as where too many are due, the try is taken back. */
async function hashed<T>(c: AppContext, takeBack: InStatement[], work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await inOneBatch(c, takeBack);
    throw error;
  }
}

function pepperOf(c: AppContext): string {
  const pepper = c.env.PASSWORD_PEPPER ?? '';
  if (pepper.length < 16) throw new Error('PASSWORD_PEPPER is not set, or shorter than 16 characters');
  return pepper;
}

/** Signs in. Throws 401 for a wrong name or password alike, 429 before anything is computed where tries are used up. */
export async function login(c: AppContext, { username, password }: LoginBody): Promise<User> {
  const key = usernameKey(username);
  const { tries, account } = await takeTry(c, key);
  const hash = account === undefined ? NOBODYS_HASH : textOf(account, 'password');
  const isRight = await hashed(
    c,
    takeBackTry(tries),
    c.var.deps.passwords.verify(hash, normalised(password), pepperOf(c)),
  );
  if (!isRight || account === undefined) {
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
    rememberNetwork(tries.known, session.sessionId, c.var.deps.now()),
    forgetDead(c, user.id),
    // Whoever signs in anew leaves the session they had.
    { sql: 'delete from sessions where id = ?', args: [before?.sessionId ?? ''] },
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
 * A new account, signed in. Throws 400 for a password that will not do, 409 for a name that is taken, 429 where the
 * address has registered too often.
 */
export async function register(c: AppContext, body: RegisterBody): Promise<User> {
  const password = normalised(body.password);
  const tooWeak = await weakness(password, body.username);
  if (tooWeak !== null) throw weakPassword('password', tooWeak);
  const key = usernameKey(body.username);
  // What is missing is told before anything is written.
  readKeys(c.env.AUTH_KEYS);
  const place = await registrationKey(pepperOf(c), addressOf(c));
  const [taken = [], , [wait] = []] = await inOneBatch(c, reserveRegistration(place, c.var.deps.now()));
  if (taken.length === 0) throw tooMany(c, Number(wait?.ms ?? 1000));
  const hash = await hashed(
    c,
    [takeBackRegistration(place)],
    c.var.deps.passwords.hash(password, pepperOf(c)),
  );
  const columns = {
    username: body.username,
    username_key: key,
    password: hash,
    ...themeColumns(body),
  };
  const names = Object.keys(columns);
  const [[row] = []] = await inOneBatch(c, [
    {
      sql: `insert into users (${names.join(', ')}) values (${names.map(() => '?').join(', ')})
        on conflict do nothing returning *`,
      args: Object.values(columns),
    },
  ]);
  if (row === undefined) {
    throw new Problem('conflict', 'Username already exists', { fields: { username: 'is taken' } });
  }
  const user = userFrom(row, adminIds(c));
  const session = newSession(c, user.id, hash);
  const { known } = await tryKeys(pepperOf(c), key, addressOf(c));
  await inOneBatch(c, [session.statement, rememberNetwork(known, session.sessionId, c.var.deps.now())]);
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

/** A new password. It ends every session but this one, which gets a new id. */
export async function changePassword(
  c: AppContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const reader = await mustBeSignedIn(c);
  await confirmPassword(c, reader, currentPassword, 'currentPassword');
  const password = normalised(newPassword);
  const tooWeak = await weakness(password, reader.user.username);
  if (tooWeak !== null) throw weakPassword('newPassword', tooWeak);
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
    session.statement,
  ]);
  if (changed.length === 0) throw signedOut();
  await sendToken(c, { sessionId: session.sessionId, userId }, c.var.deps.now());
  logAccount(c, 'password changed', userId);
}

/**
 * Asks for the password of one who is signed in. Throws 429 or 403. Tries from all networks are counted by the session:
 * who guesses at the account from outside does not keep its reader from changing the password.
 */
async function confirmPassword(
  c: AppContext,
  reader: Awaited<ReturnType<typeof mustBeSignedIn>>,
  password: string,
  field: string,
): Promise<void> {
  const { tries } = await takeTry(c, usernameKey(reader.user.username), `session ${reader.sessionId}`);
  const isRight = await hashed(
    c,
    takeBackTry(tries),
    c.var.deps.passwords.verify(reader.password, normalised(password), pepperOf(c)),
  );
  if (!isRight) {
    logAccount(c, 'password refused', reader.user.id);
    throw new Problem('wrong_password', 'That is not your password.', {
      fields: { [field]: 'is not right' },
    });
  }
  await inOneBatch(c, releaseTry(tries));
}

/** Where the reader is signed in, the latest first. */
export async function listSessions(c: AppContext): Promise<Sessions> {
  const { reader, results } = await askAsReader(c, (alive) => [ownSessions(alive)]);
  return (results[0] ?? []).map((row) => sessionFrom(row, reader.sessionId));
}

const ownSessions = (alive: Record<string, string | number>): InStatement => ({
  sql: `select * from sessions where user_id = :uid and seen_at > :idle and created_at > :oldest and ${ALIVE}
    order by seen_at desc, id`,
  args: alive,
});

const sessionFrom = (row: Fields, current: string): Sessions[number] => ({
  id: publicId(textOf(row, 'id')),
  createdAt: new Date(numberOf(row, 'created_at')).toISOString(),
  lastSeenAt: new Date(numberOf(row, 'seen_at')).toISOString(),
  device: textOf(row, 'device'),
  current: textOf(row, 'id') === current,
});

/** The first half of a session's id names it and opens nothing. */
const publicId = (id: string): string => id.slice(0, 16);

/** Ends one of the reader's own sessions. Throws 404 for any other. */
export async function endSession(c: AppContext, id: string): Promise<void> {
  const { reader, results } = await askAsReader(c, (alive) => [
    {
      sql: `delete from sessions where user_id = :uid and substr(id, 1, 16) = :id and ${ALIVE} returning id`,
      // No session is called otherwise.
      args: { ...alive, id: /^[0-9a-f]{16}$/.test(id) ? id : '' },
    },
  ]);
  if (results[0]?.[0] === undefined) throw new Problem('not_found', 'There is no such session.');
  if (publicId(reader.sessionId) === id) forgetToken(c);
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
    {
      sql: 'delete from sessions where user_id = ? and not exists (select 1 from users where id = ?)',
      args: [userId, userId],
    },
  ]);
  if (deleted.length === 0) throw signedOut();
  forgetToken(c);
  logAccount(c, 'account deleted', userId);
}

/** A password that will not do, told in a sentence and beside its field. */
const weakPassword = (field: string, reason: string): Problem =>
  new Problem('bad_request', `The password ${reason}.`, { fields: { [field]: reason } });

function themeColumns(
  theme: { [K in keyof ThemeBody]?: ThemeBody[K] | undefined },
): Record<string, string | number> {
  const columns = {
    theme_primary: theme.themePrimary,
    theme_variant: theme.themeVariant,
    theme_appearance: theme.themeAppearance,
    theme_radius: theme.themeRadius,
  };
  return Object.fromEntries(
    Object.entries(columns).filter((entry): entry is [string, string | number] => entry[1] !== undefined),
  );
}

/** One line an event, with the user's number only. */
function logAccount(c: AppContext, what: string, userId?: number): void {
  const { deps, requestId } = c.var;
  deps.log(
    JSON.stringify({ event: 'account', what, userId, requestId, at: new Date(deps.now()).toISOString() }),
  );
}
