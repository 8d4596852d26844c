import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { build } from '../../db/batch.ts';
import { sessions } from '../../db/schema/index.ts';
import type { Sessions } from '../../domain/contract/index.ts';
import type { ReaderCtx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import { askAsReader } from './ask-as-reader.ts';
import { isCurrentSession, sessionIsAlive } from './sessions.ts';

export async function listSessions(ctx: ReaderCtx): Promise<Sessions> {
  const { results } = await askAsReader(ctx, () => [ownSessions(ctx)]);
  const [rows] = results;
  return rows.map((row) => sessionFrom(row, ctx.reader.sessionId));
}

export const ownSessions = (ctx: ReaderCtx) =>
  build
    .select()
    .from(sessions)
    .where(and(isCurrentSession(ctx), sessionIsAlive(ctx)))
    .orderBy(desc(sessions.seenAt), asc(sessions.id));

export const sessionFrom = (
  { id, createdAt, seenAt, device }: typeof sessions.$inferSelect,
  current: string,
): Sessions[number] => ({
  id: publicId(id),
  createdAt: new Date(createdAt).toISOString(),
  lastSeenAt: new Date(seenAt).toISOString(),
  device,
  current: id === current,
});

/** The first half of a session's id. It identifies the session in lists, but nobody can sign in with it. */
const publicId = (id: string): string => id.slice(0, 16);

/** Ends one of the reader's own sessions. Returns true if it was the current one. Throws a 404 for any other id. */
export async function endSession(ctx: ReaderCtx, id: string): Promise<boolean> {
  const { results } = await askAsReader(ctx, (isAlive) => [
    build
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, ctx.reader.userId),
          // A text of another form cannot be the id of a session, so it is replaced by a text that matches no
          // session.
          eq(sql`substr(${sessions.id}, 1, 16)`, /^[0-9a-f]{16}$/.test(id) ? id : ''),
          isAlive,
        ),
      )
      .returning({ id: sessions.id }),
  ]);
  const [ended] = results;
  if (ended.length === 0) throw new Problem('not_found', 'This session no longer exists.');
  return publicId(ctx.reader.sessionId) === id;
}
