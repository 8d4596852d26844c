/** The input cannot become right by trying again: the job fails at once with this message. */
export class PermanentError extends Error {
  override name = 'PermanentError';
}

/** The input asks to be left alone for a while (429 with `Retry-After`, a service that restarts). */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError';
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

/**
 * Whether the database refused the rows themselves. Such a batch was rolled back as a whole and would be refused
 * again; any other error leaves open whether it was committed.
 */
export function isConstraintError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (code.startsWith('SQLITE_CONSTRAINT')) return true;
    // Over HTTP the code may be lost and only the message left.
    if (/\bconstraint failed\b/i.test(cause.message)) return true;
  }
  return false;
}

/** What to tell people about an error: its message, without a stack. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
