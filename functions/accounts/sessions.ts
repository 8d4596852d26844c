import type { InStatement } from '@libsql/client/web';
import type { User } from '../../domain/contract/index.ts';
import { hexOf } from '../../domain/hex.ts';
import { type AppContext, databaseOf } from '../http/context.ts';
import { DatabaseUnavailable, Problem } from '../http/errors.ts';
import type { Fields } from '../http/statement.ts';
import { numberOf, textOf } from '../text/rows.ts';
import { adminIdsFrom } from './admin-ids.ts';
import { dropToken, keepToken, tokenFrom } from './cookie.ts';
import { RENEW_AFTER_SECONDS, readKeys, readToken, signToken, type Token } from './tokens.ts';

const HOUR = 3_600_000;
/** How long a session lasts unused, and at most, in milliseconds. */
const LIFE = {
  reader: { idle: 7 * 24 * HOUR, most: 30 * 24 * HOUR },
  admin: { idle: HOUR, most: 12 * HOUR },
} as const;
const LONGEST_SECONDS = LIFE.reader.most / 1000;

/** Sessions that an account may have at once. */
const MOST_SESSIONS = 50;

/** Longest name of a device that is kept, in UTF-16 units. */
const MAX_DEVICE = 200;

/** A signed-in reader, from the session's row at this moment. */
export interface SignedIn {
  readonly user: User;
  readonly sessionId: string;
  /** The encoded hash, for those who ask for the password again. */
  readonly password: string;
}

const USER_COLUMNS =
  'u.id, u.username, u.password, u.theme_primary, u.theme_variant, u.theme_appearance, u.theme_radius';

/** Ids of the administrators. */
export const adminIds = (c: AppContext): ReadonlySet<number> => new Set(adminIdsFrom(c.env.ADMIN_USER_IDS));

/** A row of `users` as its owner sees it. */
export function userFrom(row: Fields, admins: ReadonlySet<number>): User {
  const id = numberOf(row, 'id');
  return {
    id,
    username: textOf(row, 'username'),
    themePrimary: textOf(row, 'theme_primary'),
    themeVariant: textOf(row, 'theme_variant') as User['themeVariant'],
    themeAppearance: textOf(row, 'theme_appearance') as User['themeAppearance'],
    themeRadius: numberOf(row, 'theme_radius'),
    isAdmin: admins.has(id),
  };
}

/** SQL that is true where the session `:sid` of user `:uid` is alive at `:now`; for writes that must not outlive it. */
export const ALIVE =
  'exists (select 1 from sessions where id = :sid and user_id = :uid and seen_at > :idle and created_at > :oldest)';

/** The arguments of `ALIVE`. */
export function aliveArgs(c: AppContext, { sessionId, userId }: Pick<Token, 'sessionId' | 'userId'>) {
  const now = c.var.deps.now();
  const life = adminIds(c).has(userId) ? LIFE.admin : LIFE.reader;
  return { sid: sessionId, uid: userId, idle: now - life.idle, oldest: now - life.most };
}

/** Statements in one request and one transaction. Throws `DatabaseUnavailable`. */
export async function inOneBatch(c: AppContext, statements: InStatement[]): Promise<Fields[][]> {
  try {
    const results = await databaseOf(c).batch(statements, 'write');
    return results.map(({ rows }) => rows as unknown as Fields[]);
  } catch (error) {
    throw new DatabaseUnavailable(error);
  }
}

/** The token that came with the request; null where none did, or none of ours. Asks no database. */
export async function tokenOf(c: AppContext): Promise<Token | null> {
  const token = tokenFrom(c.req.header('Cookie'));
  if (token === null) return null;
  return readToken(readKeys(c.env.AUTH_KEYS), token, c.var.deps.now(), LONGEST_SECONDS);
}

/** Who asks, and what their own statements gave, each in its place. */
export interface Asked {
  readonly reader: SignedIn;
  readonly results: readonly Fields[][];
}

/**
 * The look at the session that a token names: `read` gives the user's row while it lives. Where the token has grown
 * old, `renew` notes the session as in use, and the answer must carry a new token.
 */
export function lookAtSession(c: AppContext, token: Token) {
  const now = c.var.deps.now();
  const alive = aliveArgs(c, token);
  const read: InStatement = {
    sql: `select ${USER_COLUMNS} from users u where u.id = :uid and ${ALIVE}`,
    args: alive,
  };
  const renewal: InStatement = {
    sql: `update sessions set seen_at = :now where id = :sid and ${ALIVE}`,
    args: { ...alive, now },
  };
  const isOld = now / 1000 - token.issuedAt > RENEW_AFTER_SECONDS;
  return { alive, read, renew: isOld ? [renewal] : [] };
}

/** The 401 of a call that only a reader may make. */
export const signedOut = (): Problem => new Problem('signed_out', 'You are not signed in.');

/**
 * Puts statements for the reader who is signed in, in one round trip with the look at the session. The statements are
 * given the arguments of `ALIVE` and must hold it themselves wherever they write. Where the token has grown old, the
 * session is noted as in use and the answer carries a new one. Throws `signedOut` for nobody, and 409 where the request
 * says by `X-Reader` whose it is and the session is another's: a page may not know yet who signed in by another tab.
 */
export async function askAsReader(
  c: AppContext,
  statementsFor: (alive: Record<string, string | number>) => InStatement[],
): Promise<Asked> {
  const token = await tokenOf(c);
  if (token === null) throw signedOut();
  const meant = c.req.header('X-Reader');
  if (meant !== undefined && meant !== String(token.userId)) {
    throw new Problem('other_reader', 'Another reader is signed in by now. Nothing was done.');
  }
  const { alive, read, renew } = lookAtSession(c, token);
  const [rows = [], ...results] = await inOneBatch(c, [read, ...statementsFor(alive), ...renew]);
  const [row] = rows;
  c.set('session', row === undefined ? 'gone' : 'alive');
  if (row === undefined) throw signedOut();
  if (renew.length > 0) await sendToken(c, token, c.var.deps.now());
  const reader = {
    user: userFrom(row, adminIds(c)),
    sessionId: token.sessionId,
    password: textOf(row, 'password'),
  };
  return { reader, results };
}

/** Who is signed in. Throws a 401 `Problem` for nobody. */
export const mustBeSignedIn = async (c: AppContext): Promise<SignedIn> =>
  (await askAsReader(c, () => [])).reader;

/** A new session's id, and the statement that makes its row, if the account still has this password. */
export function newSession(
  c: AppContext,
  userId: number,
  password: string,
): { sessionId: string; statement: InStatement } {
  const sessionId = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  const now = c.var.deps.now();
  const device = (c.req.header('User-Agent') ?? '').slice(0, MAX_DEVICE);
  return {
    sessionId,
    statement: {
      sql: `insert into sessions (id, user_id, created_at, seen_at, device) select ?, id, ?, ?, ?
        from users where id = ? and password = ? returning id`,
      args: [sessionId, now, now, device, userId, password],
    },
  };
}

/** Removes the sessions of a user that have run out. */
export function forgetDead(c: AppContext, userId: number): InStatement {
  const { idle, oldest } = aliveArgs(c, { sessionId: '', userId });
  return {
    sql: 'delete from sessions where user_id = ? and (seen_at <= ? or created_at <= ?)',
    args: [userId, idle, oldest],
  };
}

/** Ends what a user has beyond the most sessions at once: those unused longest, never the one that was just made. */
export const endOldest = (userId: number, newId: string): InStatement => ({
  sql: `delete from sessions where user_id = :userId and id not in (select id from sessions
    where user_id = :userId order by id = :newId desc, seen_at desc, created_at desc limit ${MOST_SESSIONS})`,
  args: { userId, newId },
});

/** Puts the session's token into the answer. */
export async function sendToken(
  c: AppContext,
  session: Pick<Token, 'sessionId' | 'userId'>,
  now: number,
): Promise<void> {
  const life = adminIds(c).has(session.userId) ? LIFE.admin : LIFE.reader;
  const token = await signToken(readKeys(c.env.AUTH_KEYS), session, now);
  const cookie = keepToken(token, life.most / 1000);
  // Hono would copy an answer that is made already, and a copy of a compressed file is compressed once more.
  if (c.finalized) c.res.headers.append('Set-Cookie', cookie);
  else c.header('Set-Cookie', cookie);
}

/** Tells the browser to forget its token. */
export const forgetToken = (c: AppContext): void => c.header('Set-Cookie', dropToken);
