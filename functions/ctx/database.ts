import type { InStatement, ResultSet } from '@libsql/client/web';
import { isDamage, isMistake } from '../../db/mistakes.ts';
import type { IsolateMemory } from '../isolate/isolate-memory.ts';
import { DatabaseUnavailable } from './errors.ts';
import type { Tally } from './tally.ts';

export interface Database {
  execute(statement: InStatement): Promise<ResultSet>;
  batch(statements: InStatement[], mode: 'read' | 'write' | 'deferred'): Promise<ResultSet[]>;
}

/**
 * Opens the database at the first query, and adds each query to the tally. Remembers damage of the database. A query fails
 * with the driver's error for a mistake in SQL, and with `DatabaseUnavailable` for every other failure, such as an
 * unreachable, busy or full database.
 */
export function countedDatabase(
  open: () => Database,
  now: () => number,
  tally: Tally,
  memory: Pick<IsolateMemory, 'isDamaged'>,
): Database {
  let opened: Database | undefined;
  const ask = async <T>(question: (database: Database) => Promise<T>): Promise<T> => {
    opened ??= open();
    const started = now();
    tally.trips += 1;
    try {
      return await question(opened);
    } catch (error) {
      if (isDamage(error)) memory.isDamaged = true;
      throw isMistake(error) ? error : new DatabaseUnavailable(error);
    } finally {
      tally.databaseMs += now() - started;
    }
  };
  return {
    execute: (statement) => ask((database) => database.execute(statement)),
    batch: (statements, mode) => ask((database) => database.batch(statements, mode)),
  };
}
