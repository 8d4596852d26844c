import { type Client, type InArgs, type InStatement, type InValue, LibsqlError } from '@libsql/client';
import { analyze, analyzeAll } from './analyze.ts';
import { bindArgs } from './bind.ts';
import { StatementError } from './errors.ts';
import type { SqlValue, Stmt } from './protocol.ts';

type Args = Pick<Stmt, 'args' | 'namedArgs'>;

const NO_ARGS: Args = { args: [], namedArgs: [] };

/**
 * A client over a file that refuses what the server refuses, with the same errors. Tests use it, because it needs no
 * server.
 */
export function strictFileClient(client: Client): Client {
  return {
    execute: async (statement: InStatement, args?: InArgs) => {
      check(args === undefined ? statement : [statement as string, args]);
      return client.execute(statement as string, args);
    },
    batch: async (statements, mode) => {
      for (const statement of statements) check(statement);
      return client.batch(statements, mode);
    },
    migrate: async (statements) => {
      for (const statement of statements) check(statement);
      return client.migrate(statements);
    },
    executeMultiple: async (sql) => {
      refusing(() => {
        for (const statement of analyzeAll(sql)) bindArgs(NO_ARGS, statement);
      });
      return client.executeMultiple(sql);
    },
    transaction: async () => {
      throw new LibsqlError('Send the statements of a transaction with batch()', 'INTERACTIVE_TRANSACTION');
    },
    sync: () => client.sync(),
    close: () => client.close(),
    reconnect: () => client.reconnect(),
    get closed() {
      return client.closed;
    },
    protocol: client.protocol,
  };
}

function check(statement: InStatement | [string, InArgs?]): void {
  const [sql, args = []] =
    typeof statement === 'string'
      ? [statement]
      : Array.isArray(statement)
        ? statement
        : [statement.sql, statement.args];
  refusing(() => bindArgs(toArgs(args), analyze(sql)));
}

function toArgs(args: InArgs): Args {
  const textOf = (value: InValue): SqlValue => (typeof value === 'string' ? value : null);
  if (Array.isArray(args)) return { args: args.map(textOf), namedArgs: [] };
  return {
    args: [],
    namedArgs: Object.entries(args).map(([name, value]) => ({ name, value: textOf(value) })),
  };
}

function refusing(check: () => void): void {
  try {
    check();
  } catch (error) {
    throw error instanceof StatementError ? new LibsqlError(error.message, error.code) : error;
  }
}
