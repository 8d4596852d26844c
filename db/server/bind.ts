import { StatementError } from './encode.ts';
import type { SqlValue, Stmt } from './protocol.ts';

/**
 * Puts a statement's arguments into the order of its parameters. A missing argument becomes NULL, because the
 * driver would use the value of the run before again. As in the driver, a name may begin with its sign (`:`,
 * `@` or `$`) or not, and `?1` takes the argument named `1` if there is one. Throws {@link StatementError}
 * for a text with a NUL character.
 */
export function bindArgs(
  stmt: Pick<Stmt, 'args' | 'namedArgs'>,
  params: readonly (string | null)[],
): SqlValue[] {
  const named = new Map(stmt.namedArgs.map(({ name, value }) => [name.replace(/^[:@$]/, ''), value]));
  return params.map((param, index) => {
    const value = (param === null ? null : named.get(param.slice(1))) ?? stmt.args[index] ?? null;
    // The driver would store the whole text but return only its beginning.
    if (typeof value === 'string' && value.includes('\0')) {
      throw new StatementError(`Argument ${index + 1} holds a NUL character`, 'SQLITE_MISMATCH');
    }
    return value;
  });
}
