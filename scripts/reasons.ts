/** Codes of SQLite and of the system for a full disk. */
const FULL = /^(SQLITE_FULL|SQLITE_IOERR|ENOSPC|EDQUOT)/u;

/** Why something failed, in words: the innermost cause with its code. The outer causes only quote what was tried. */
export function reasonOf(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  if (!(inner instanceof Error)) return String(inner);
  const code = 'code' in inner && typeof inner.code === 'string' ? inner.code : '';
  const words = inner.message.includes(code) ? inner.message : `${code}: ${inner.message}`;
  return FULL.test(code) ? `${words}; is the disk full?` : words;
}
