const START_AGAIN = 'Correct this, then start the import again';

/**
 * An error that a retry cannot solve. The job fails at once with its message. `next` is what the administrator can do, as
 * a sentence without a full stop. It is null if the message itself says that.
 */
export class PermanentError extends Error {
  override name = 'PermanentError';
  readonly next: string | null;

  constructor(message: string, next: string | null = START_AGAIN) {
    super(message);
    this.next = next;
  }
}

/** An error after which the job must wait, because a service does not answer or restarts. It counts as a failure. */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError';
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

/** The input’s server told the job to wait, with `Retry-After`. The chunk has not failed. */
export class WaitRequestedError extends RetryLaterError {
  override name = 'WaitRequestedError';
}

const UNREACHABLE_SECONDS = 5;

/**
 * A server did not answer, or was not reached. The job fails within 90 seconds, so that its administrator learns of it:
 * a silent server is asked 3 times for at most 20 seconds, and one that is not reached is asked 6 times.
 */
export class UnreachableError extends RetryLaterError {
  override name = 'UnreachableError';
  readonly mostFailures: number;

  constructor(message: string, isSilent: boolean) {
    super(message, UNREACHABLE_SECONDS);
    this.mostFailures = isSilent ? 3 : 6;
  }
}

const TRY_AGAIN = 'Resume the job: it goes on where it stopped';

/** What an administrator can do after this error has made a job fail. Null if the error's message says it. */
export const nextStep = (error: unknown): string | null =>
  error instanceof PermanentError ? error.next : TRY_AGAIN;

/**
 * True if the database rejected the rows themselves. Such a batch was rolled back, and a retry would be rejected too.
 * After any other error, the batch may have been committed.
 */
export function isConstraintError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (code.startsWith('SQLITE_CONSTRAINT')) return true;
    // An error from the database over HTTP may have no code. Its message still names the constraint.
    if (/\bconstraint failed\b/i.test(cause.message)) return true;
  }
  return false;
}

/** True if the database did not answer in time, or ended a transaction that took too long. */
export function isTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'TimeoutError') return true;
    if ('code' in cause && cause.code === 'TRANSACTION_TIMEOUT') return true;
  }
  return false;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
