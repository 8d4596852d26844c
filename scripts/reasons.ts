/** The codes with which SQLite and the operating system report a full disk. SQLITE_IOERR can have other causes too. */
const FULL = /^(SQLITE_FULL|SQLITE_IOERR|ENOSPC|EDQUOT)/u;

/**
 * The reason of an error as text: the message of the innermost cause with its code. The messages of the outer
 * errors only name the statement that failed.
 */
export function reasonOf(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  if (!(inner instanceof Error)) return String(inner);
  const code = 'code' in inner && typeof inner.code === 'string' ? inner.code : '';
  const words = inner.message.includes(code) ? inner.message : `${code}: ${inner.message}`;
  return FULL.test(code) ? `${words}; is the disk full?` : words;
}

/** Runs a command of the operator. Prints the reason of an error, and ends the process with status 1 then. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(reasonOf(error));
    process.exit(1);
  }
}
