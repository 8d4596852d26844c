import { type ResultsOf, type Sendable, sendBatch, together } from '../../../db/batch.ts';
import type { users } from '../../../db/schema/index.ts';
import type { User } from '../../../domain/contract/index.ts';
import type { ReaderCtx } from '../../ctx.ts';
import { Problem } from '../../http/errors.ts';
import type { Settings } from '../../settings.ts';
import { checkSession, sessionIsAlive } from './sessions.ts';

/** An account as it is kept, with the password's hash. */
export type Account = typeof users.$inferSelect;

/** An account as its owner sees it. */
export function userFrom(account: Account, { adminIds }: Settings): User {
  const { id, username, themePrimary, themeVariant, themeAppearance, themeRadius } = account;
  return {
    id,
    username,
    themePrimary,
    themeVariant,
    themeAppearance,
    themeRadius,
    isAdmin: adminIds.has(id),
  };
}

/** The 401 of a call that only a reader may make. */
export const signedOut = (): Problem => new Problem('signed_out', 'You are not signed in.');

/**
 * Sends queries for the reader who is signed in, in one round trip with the check of their session. Gives their account,
 * and what the queries came to. A query must hold `isAlive` wherever it writes. Throws a 401 `Problem` where the session
 * has ended.
 */
export async function askAsReader<const Qs extends readonly Sendable[]>(
  ctx: ReaderCtx,
  queriesFor: (isAlive: ReturnType<typeof sessionIsAlive>) => Qs,
): Promise<{ account: Account; results: ResultsOf<Qs> }> {
  const { read, noteUse } = checkSession(ctx);
  const queries = together(queriesFor(sessionIsAlive(ctx)));
  const [[account], results] = await sendBatch(ctx.db, 'write', [read, queries, noteUse]);
  ctx.reader.isAlive = account !== undefined;
  if (account === undefined) throw signedOut();
  return { account, results };
}

/** The account of the reader who is signed in. Throws a 401 `Problem` where the session has ended. */
export const accountOf = async (ctx: ReaderCtx): Promise<Account> =>
  (await askAsReader(ctx, () => [])).account;

/** The reader who is signed in. Throws a 401 `Problem` where the session has ended. */
export const getUser = async (ctx: ReaderCtx): Promise<User> => userFrom(await accountOf(ctx), ctx.settings);
