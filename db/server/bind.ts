import { StatementError } from './encode.ts';
import type { SqlValue, Stmt } from './protocol.ts';

/**
 * A statement's arguments in the order of its parameters, one for each. What is not given is NULL: the driver would keep
 * the value that the statement had before. As with the driver, a name may come with or without its sign, and `?1` takes
 * the argument named `1`. Throws {@link StatementError}.
 */
export function bindArgs(
  stmt: Pick<Stmt, 'args' | 'namedArgs'>,
  params: readonly (string | null)[],
): SqlValue[] {
  const named = new Map(stmt.namedArgs.map(({ name, value }) => [name.replace(/^[:@$]/, ''), value]));
  return params.map((param, index) => {
    const value = (param === null ? null : named.get(param.slice(1))) ?? stmt.args[index] ?? null;
    // The driver would store such a text whole and give back only its beginning.
    if (typeof value === 'string' && value.includes('\0')) {
      throw new StatementError(`Argument ${index + 1} holds a NUL character`, 'SQLITE_MISMATCH');
    }
    return value;
  });
}
