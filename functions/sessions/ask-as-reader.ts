import { type ResultsOf, type Sendable, sendBatch, together } from '../../db/batch.ts';
import type { users } from '../../db/schema/index.ts';
import type { User } from '../../domain/contract/index.ts';
import type { ReaderCtx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import type { Settings } from '../ctx/settings.ts';
import { checkSession, sessionIsAlive } from './sessions.ts';

export type Account = typeof users.$inferSelect;

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

export const signedOut = (): Problem => new Problem('signed_out', 'You are not signed in.');

/**
 * Sends queries for the signed-in reader and checks the session in the same round trip. Returns the account and the
 * queries' results. A query that writes must contain `isAlive`.
 * @throws Problem 401 if the session has ended.
 */
export async function askAsReader<const Qs extends readonly Sendable[]>(
  ctx: ReaderCtx,
  queriesFor: (isAlive: ReturnType<typeof sessionIsAlive>) => Qs,
): Promise<{ account: Account; results: ResultsOf<Qs> }> {
  const { read, storeUse } = checkSession(ctx);
  const queries = together(queriesFor(sessionIsAlive(ctx)));
  const [[account], results] = await sendBatch(ctx.db, 'write', [read, queries, storeUse]);
  ctx.reader.isAlive = account !== undefined;
  if (account === undefined) throw signedOut();
  return { account, results };
}

export const accountOf = async (ctx: ReaderCtx): Promise<Account> =>
  (await askAsReader(ctx, () => [])).account;

export const getUser = async (ctx: ReaderCtx): Promise<User> => userFrom(await accountOf(ctx), ctx.settings);
