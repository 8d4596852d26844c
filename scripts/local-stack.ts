import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { Miniflare, type MiniflareOptions, type WorkerOptions } from 'miniflare';
import { prepareDatabase } from '../db/migrate.ts';
import { startLibsqlServerThread } from '../db/server/thread.ts';
import type { BlobStore } from '../import-jobs/engine/context.ts';
import { runJobs } from '../import-jobs/run-jobs.ts';
import { CORE_SOURCES } from '../import-jobs/sources/core/index.ts';
import { lockDataDir } from './data-lock.ts';
import { type Progress, reportFailures } from './progress.ts';
import { WORKER_DIR } from './settings.ts';

export interface LocalStack {
  /** Address of the Worker, without a slash at the end. */
  url: string;
  /** Address of the local libSQL server. */
  databaseUrl: string;
  /** Requests the database has answered since the last reset. */
  databaseStats(): Promise<{ requests: number }>;
  resetDatabaseStats(): Promise<void>;
  /** Puts a freshly built Worker in the place of the running one. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

export interface LocalStackOptions {
  dataDir: string;
  /** 0 for any free port. */
  port: number;
  onProgress?: (progress: Progress) => void;
}

/** What the build made of wrangler.toml. */
export const configuredWorker = (): WorkerOptions =>
  JSON.parse(readFileSync(join(WORKER_DIR, 'options.json'), 'utf8')) as WorkerOptions;

/** That, with the bundle that deploys. */
function workerOptions(options: LocalStackOptions, databaseUrl: string): MiniflareOptions {
  const configured = configuredWorker();
  return {
    host: '127.0.0.1',
    port: options.port,
    cf: false,
    defaultPersistRoot: join(options.dataDir, 'cloudflare'),
    workers: [
      {
        ...configured,
        name: 'main',
        modulesRoot: WORKER_DIR,
        modules: [{ type: 'ESModule', path: join(WORKER_DIR, 'worker.js') }],
        bindings: { ...configured.bindings, LIBSQL_URL: databaseUrl },
      },
    ],
  };
}

function bucketStore(bucket: Awaited<ReturnType<Miniflare['getR2Bucket']>>): BlobStore {
  return {
    async put(key, bytes) {
      await bucket.put(key, bytes);
    },
    async get(key) {
      const object = await bucket.get(key);
      return object && new Uint8Array(await object.arrayBuffer());
    },
  };
}

/**
 * Starts database, Worker and whatever import is missing, on 127.0.0.1 only.
 * Resolves when the library is complete; killed before that, the next start goes on where this one stopped.
 * @throws Error when the port or the data folder is taken, or an import fails.
 */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const unlock = lockDataDir(options.dataDir);
  const database = await startLibsqlServerThread({ file: join(options.dataDir, 'library.db') });
  const client = createClient({ url: database.url });
  await prepareDatabase(client);

  const miniflare = new Miniflare(workerOptions(options, database.url));
  const url = (await miniflare.ready).origin;
  const bucket = await miniflare.getR2Bucket('LIBRARY');
  const runs = await runJobs(
    {
      db: client,
      blobs: bucketStore(bucket),
      ...(options.onProgress ? { onProgress: options.onProgress } : {}),
    },
    CORE_SOURCES,
  );
  client.close();
  reportFailures(runs);

  return {
    url,
    databaseUrl: database.url,
    databaseStats: database.stats,
    resetDatabaseStats: database.resetStats,
    reload: () => miniflare.setOptions(workerOptions(options, database.url)),
    async close() {
      await miniflare.dispose();
      await database.close();
      unlock();
    },
  };
}
