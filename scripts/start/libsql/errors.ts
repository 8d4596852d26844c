export interface HranaError {
  message: string;
  code: string;
}

/** The error of a statement or request. It has the code and the text that libSQL's own server gives. */
export class StatementError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.name = 'StatementError';
    this.code = code;
  }
}

/**
 * The error for an HTTP request that is refused as a whole, for example because it is not valid Hrana. The
 * answer has the given status, which is 400 by default.
 */
export class ProtocolError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(message: string, code = 'HTTP_BAD_REQUEST', status = 400) {
    super(message);
    this.name = 'ProtocolError';
    this.code = code;
    this.status = status;
  }
}

/**
 * Turns any thrown value into a Hrana error. An error of SQLite has the general code and the prefix that libSQL's
 * server gives. An exact code such as `SQLITE_CONSTRAINT_UNIQUE` is in brackets after the text.
 */
export function toHranaError(error: unknown): HranaError {
  if (error instanceof StatementError) return { message: error.message, code: error.code };
  const message = error instanceof Error ? error.message : String(error);
  const exact = exactCode(error);
  const code = sqliteCode(error);
  if (code === undefined) return { message, code: 'INTERNAL_ERROR' };
  return { message: `SQLite error: ${message}${exact === code ? '' : ` (${exact})`}`, code };
}

export function sqliteCode(error: unknown): string | undefined {
  return /^SQLITE_[A-Z]+/.exec(exactCode(error) ?? '')?.[0];
}

function exactCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string') return undefined;
  // The driver has no name for the error of a value with a wrong type for a STRICT table.
  return code === 'UNKNOWN_SQLITE_ERROR_3091' ? 'SQLITE_CONSTRAINT_DATATYPE' : code;
}
