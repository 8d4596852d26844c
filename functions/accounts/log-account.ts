import type { Log } from '../log.ts';

/** Logs what happened to an account. The line names the user only by number. */
export const logAccount = ({ log }: Log, what: string, userId?: number): void =>
  log('account', { what, userId });
