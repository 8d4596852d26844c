import type { Client, InArgs } from '@libsql/client';

export interface Statement {
  sql: string;
  args: InArgs;
}

export const statementsOf = (batch: Parameters<Client['batch']>[0]): Statement[] =>
  batch.map((statement) => {
    if (typeof statement === 'string') return { sql: statement, args: [] };
    const [sql, args = []] = Array.isArray(statement) ? statement : [statement.sql, statement.args];
    return { sql, args };
  });
