import { StatementError } from './encode.ts';
import type { SqlValue, Stmt } from './protocol.ts';

/**
 * A statement's arguments in the order of its parameters; what is not given is NULL.
 * Named arguments may come with or without their sign. Throws {@link StatementError}.
 */
export function bindArgs(
  stmt: Pick<Stmt, 'args' | 'namedArgs'>,
  params: readonly (string | null)[],
): SqlValue[] {
  const args = stmt.args.slice(0, Math.max(params.length, 0));
  for (const { name, value } of stmt.namedArgs) {
    const bare = name.replace(/^[:@$?]/, '');
    for (const [index, param] of params.entries()) {
      if (param !== null && (param === name || param.slice(1) === bare)) args[index] = value;
    }
  }
  for (let index = 0; index < args.length; index += 1) {
    const value = args[index] ?? null;
    // The driver would store such a text whole and give back only its beginning.
    if (typeof value === 'string' && value.includes('\0')) {
      throw new StatementError(`Argument ${index + 1} holds a NUL character`, 'SQLITE_MISMATCH');
    }
    args[index] = value;
  }
  return args;
}
