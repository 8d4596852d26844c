import type { Log } from '../log.ts';

/** Logs what happened to an account: one line, with the user's number only. */
export const logAccount = ({ log }: Log, what: string, userId?: number): void =>
  log('account', { what, userId });
