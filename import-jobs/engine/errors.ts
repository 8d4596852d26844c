/** An error that a retry cannot solve. The job fails at once with its message. */
export class PermanentError extends Error {
  override name = 'PermanentError';
}

/** An error after which the input's server wants us to wait (429 with `Retry-After`, a service that restarts). */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError';
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

/** This process was told to stop. The work is done again later, and nothing has failed. */
export class StoppedError extends Error {
  override name = 'StoppedError';
}

/**
 * True if the database rejected the rows themselves. Such a batch was rolled back, and a retry would be rejected too.
 * After any other error, the batch may have been committed.
 */
export function isConstraintError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (code.startsWith('SQLITE_CONSTRAINT')) return true;
    // Over HTTP the code may be lost. Then only the message is left.
    if (/\bconstraint failed\b/i.test(cause.message)) return true;
  }
  return false;
}

/** Returns the message of an error, without its stack. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
