import type { Log } from '../ctx/log.ts';

/** Logs an event of an account. The line has only the id of the user, not the name. */
export const logAccount = ({ log }: Log, what: string, userId?: number): void =>
  log('account', { what, userId });
