import { and, desc, eq, gt, lte, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { build, prepared, returning, together } from '../../db/batch.ts';
import { insertIf } from '../../db/guarded-insert.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { hexOf } from '../../domain/basics/index.ts';
import type { Ctx, ReaderCtx } from '../ctx/ctx.ts';
import type { Settings } from '../ctx/settings.ts';
import type { SessionName } from './tokens.ts';

const HOUR = 3_600_000;
/**
 * The milliseconds after which an unused session ends, and those after which even a used session
 * ends.
 */
const LIFE = {
  reader: { idle: 7 * 24 * HOUR, most: 30 * 24 * HOUR },
  admin: { idle: HOUR, most: 12 * HOUR },
} as const;

export const LONGEST_SESSION_MS = LIFE.reader.most;

const MOST_SESSIONS = 50;

const MAX_DEVICE = 200;

export const lifeOf = ({ adminIds }: Settings, userId: number) =>
  adminIds.has(userId) ? LIFE.admin : LIFE.reader;

function bounds({ now, settings }: Ctx, { sessionId, userId }: SessionName) {
  const life = lifeOf(settings, userId);
  return { sessionId, userId, idle: now() - life.idle, oldest: now() - life.most };
}

type Bounds = Readonly<Record<keyof ReturnType<typeof bounds>, string | number | SQLWrapper>>;

const existsAlive = ({ sessionId, userId, idle, oldest }: Bounds): SQL => sql`exists (
  select 1 from ${sessions} where ${sessions.id} = ${sessionId} and ${sessions.userId} = ${userId}
    and ${sessions.seenAt} > ${idle} and ${sessions.createdAt} > ${oldest})`;

/** True while the reader's session is alive. Every write for a reader must contain it. */
export const sessionIsAlive = (ctx: ReaderCtx): SQL => existsAlive(bounds(ctx, ctx.reader));

export function isCurrentSession(ctx: ReaderCtx): SQL | undefined {
  const { userId, idle, oldest } = bounds(ctx, ctx.reader);
  return and(eq(sessions.userId, userId), gt(sessions.seenAt, idle), gt(sessions.createdAt, oldest));
}

const PLACEHOLDERS = {
  sessionId: sql.placeholder('sessionId'),
  userId: sql.placeholder('userId'),
  idle: sql.placeholder('idle'),
  oldest: sql.placeholder('oldest'),
};

const aliveUser = prepared(() =>
  build
    .select()
    .from(users)
    .where(and(eq(users.id, PLACEHOLDERS.userId), existsAlive(PLACEHOLDERS))),
);

const storeUse = prepared(() =>
  build
    .update(sessions)
    .set({ seenAt: sql`${sql.placeholder('now')}` })
    .where(and(eq(sessions.id, PLACEHOLDERS.sessionId), existsAlive(PLACEHOLDERS))),
);

/**
 * The statements that check the reader's session. `read` returns the user's row while the session is alive.
 * `storeUse` stores the time of this use of the session, if that is due.
 */
export function checkSession(ctx: ReaderCtx) {
  const values = { ...bounds(ctx, ctx.reader), now: ctx.now() };
  return { read: aliveUser(values), storeUse: together(ctx.reader.isDue ? [storeUse(values)] : []) };
}

/**
 * Makes the id of a new session and the statement that inserts the session. The insert works only while the account
 * still has this password hash.
 */
export function newSession({ now }: Ctx, userId: number, password: string, userAgent: string) {
  const sessionId = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  const device = userAgent.slice(0, MAX_DEVICE);
  const hasPassword = sql`exists (
    select 1 from ${users} where ${users.id} = ${userId} and ${users.password} = ${password})`;
  const row = { id: sessionId, userId, createdAt: now(), seenAt: now(), device };
  return {
    session: { sessionId, userId },
    insert: returning(insertIf(sessions, row, hasPassword), { id: sessions.id }),
  };
}

export function deleteDead(ctx: Ctx, userId: number) {
  const { idle, oldest } = bounds(ctx, { sessionId: '', userId });
  return build
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), or(lte(sessions.seenAt, idle), lte(sessions.createdAt, oldest))));
}

/**
 * Ends the sessions beyond the limit, first those that have not been used for the longest time, but never the
 * session that was just created.
 */
export function endOldest({ sessionId, userId }: SessionName) {
  const kept = build
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.seenAt), desc(sessions.createdAt))
    .limit(MOST_SESSIONS);
  return build.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.id, kept)));
}
