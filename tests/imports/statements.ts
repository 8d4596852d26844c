import type { Client, InArgs } from '@libsql/client';

export interface Statement {
  sql: string;
  args: InArgs;
}

/** Converts the statements of a batch from any form that the client accepts. */
export const statementsOf = (batch: Parameters<Client['batch']>[0]): Statement[] =>
  batch.map((statement) => {
    if (typeof statement === 'string') return { sql: statement, args: [] };
    const [sql, args = []] = Array.isArray(statement) ? statement : [statement.sql, statement.args];
    return { sql, args };
  });
