import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type InStatement } from '@libsql/client/web';
import { prepareDatabase } from '../../db/migrate.ts';
import type { Database } from '../../import-jobs/context.ts';
import { startLibsqlServerThread } from '../../scripts/start/libsql/thread.ts';
import { type Statement, statementsOf } from './statements.ts';

export interface DatabaseCall {
  mode: 'read' | 'write';
  about: string;
  characters: number;
  ms: number;
}

export interface DelayedDatabase {
  db: Database;
  calls: DatabaseCall[];
  close(): Promise<void>;
}

const lengthOf = (statements: readonly Statement[]): number =>
  statements
    .flatMap(({ args }) => Object.values(args))
    .reduce<number>((sum, value) => {
      if (typeof value === 'string') return sum + value.length;
      return sum + (value instanceof Uint8Array ? value.length : 8);
    }, 0);

/** Starts a database that takes each request only after a delay, as if it were in another place. */
export async function delayedDatabase(delayMs: number): Promise<DelayedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'delayed-'));
  const server = await startLibsqlServerThread({ file: join(folder, 'library.db') });
  const plain = createClient({ url: server.url });
  await prepareDatabase(plain);
  plain.close();
  const client = createClient({
    url: server.url,
    intMode: 'number',
    concurrency: 5,
    fetch: async (request: Request) => {
      await sleep(delayMs);
      return fetch(request);
    },
  });
  const calls: DatabaseCall[] = [];
  return {
    calls,
    db: {
      async batch(batchStatements: InStatement[], mode = 'write') {
        const statements = statementsOf(batchStatements);
        const began = performance.now();
        const results = await client.batch(batchStatements, mode);
        calls.push({
          mode: mode === 'read' ? 'read' : 'write',
          about: statements[0]?.sql.slice(0, 60) ?? '',
          characters: lengthOf(statements),
          ms: performance.now() - began,
        });
        return results;
      },
    } as Database,
    async close() {
      client.close();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
