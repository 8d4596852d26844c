import type { InStatement } from '@libsql/client/web';
import type { Sessions } from '../../domain/contract/index.ts';
import type { AppContext } from '../http/context.ts';
import { Problem } from '../http/errors.ts';
import type { Fields } from '../http/statement.ts';
import { numberOf, textOf } from '../text/rows.ts';
import { ALIVE, askAsReader, forgetToken } from './sessions.ts';

/** Where the reader is signed in, the latest first. */
export async function listSessions(c: AppContext): Promise<Sessions> {
  const { reader, results } = await askAsReader(c, (alive) => [ownSessions(alive)]);
  return (results[0] ?? []).map((row) => sessionFrom(row, reader.sessionId));
}

/** Asks for the reader's sessions, the latest first. */
export const ownSessions = (alive: Record<string, string | number>): InStatement => ({
  sql: `select * from sessions where user_id = :uid and seen_at > :idle and created_at > :oldest and ${ALIVE}
    order by seen_at desc, id`,
  args: alive,
});

/** A row of `sessions` as its owner sees it. */
export const sessionFrom = (row: Fields, current: string): Sessions[number] => ({
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
