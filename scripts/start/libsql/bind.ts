import type { Statement } from './analyze.ts';
import { StatementError } from './errors.ts';
import type { Stmt } from './protocol.ts';

export type BoundValue = null | bigint | number | string | Buffer;

/**
 * Puts a statement's values into the order of its parameters, as libSQL's own server does: `?` and `?7` take a value by
 * its place, other parameters take one by its name, with or without its sign (`:`, `@` or `$`).
 * An EXPLAIN needs no values.
 * @throws {@link StatementError} if values are missing, if there are too many, or for a text with a NUL character.
 */
export function bindArgs(
  { args, namedArgs }: Pick<Stmt, 'args' | 'namedArgs'>,
  { keyword, params }: Statement,
): BoundValue[] {
  if (args.length > 0 && namedArgs.length > 0) {
    throw new StatementError(
      'Specifying both positional and named arguments is not supported',
      'ARGS_BOTH_POSITIONAL_AND_NAMED',
    );
  }
  const count = args.length + namedArgs.length;
  if (count > params.length) throw mismatch(`too many parameters, expected ${params.length} found ${count}`);
  const named = new Map(namedArgs.map(({ name, value }) => [name, value]));
  const find = (param: string) => {
    if (param.startsWith('?')) return args[Number(param.slice(1)) - 1];
    return named.has(param) ? named.get(param) : named.get(param.slice(1));
  };
  return params.map((param, index) => {
    const value = find(param ?? `?${index + 1}`);
    if (value === undefined && keyword === 'EXPLAIN') return null;
    if (value === undefined) throw mismatch(`value for parameter ${param ?? index + 1} not found`);
    // The driver would store the whole text but return only its beginning.
    if (typeof value === 'string' && value.includes('\0')) {
      throw new StatementError(`Argument ${index + 1} holds a NUL character`, 'SQLITE_MISMATCH');
    }
    return value !== null && typeof value === 'object' ? Buffer.from(value.base64, 'base64') : value;
  });
}

const mismatch = (reason: string): StatementError =>
  new StatementError(`Arguments do not match SQL parameters: ${reason}`, 'ARGS_INVALID');
