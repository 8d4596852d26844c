import type { AppContext } from '../http/context.ts';

/** One line an event, with the user's number only. */
export function logAccount(c: AppContext, what: string, userId?: number): void {
  const { deps, requestId } = c.var;
  deps.log(
    JSON.stringify({ event: 'account', what, userId, requestId, at: new Date(deps.now()).toISOString() }),
  );
}
