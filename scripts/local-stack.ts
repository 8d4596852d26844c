import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { Miniflare, type MiniflareOptions, type WorkerOptions } from 'miniflare';
import { prepareDatabase } from '../db/migrate.ts';
import { startLibsqlServerThread } from '../db/server/thread.ts';
import type { AccessMode } from '../functions/access-mode.ts';
import { adminIdsFrom } from '../functions/accounts/admin-ids.ts';
import type { BlobStore } from '../import-jobs/engine/context.ts';
import { buildExpectations } from '../import-jobs/expectations/build.ts';
import { computeInThread } from '../import-jobs/expectations/thread.ts';
import { type RunProgress, runJobs } from '../import-jobs/run-jobs.ts';
import { CORE_SOURCES } from '../import-jobs/sources/core/index.ts';
import { createFirstAdmin, type NewAdmin } from './admins.ts';
import { cannotOpen, markUnchanged, replaceIfDamaged } from './damaged-library.ts';
import { type DataLock, lockDataDir } from './data-lock.ts';
import { checkPortIsFree } from './free-port.ts';
import { hashingService } from './hashing-service.ts';
import { createPrivateFile } from './private-files.ts';
import { reportFailures } from './progress.ts';
import { watchRuntimes } from './runtimes.ts';
import { type LocalSecrets, localSecrets } from './secrets.ts';
import { WORKER_DIR } from './settings.ts';

interface DatabaseAccess {
  url: string;
  token: string;
}

export interface LocalStack {
  /** Address of the Worker, without a slash at the end. */
  url: string;
  /** Address of the local libSQL server, and the token that it asks for. */
  database: DatabaseAccess;
  /** Requests the database has answered since the last reset. */
  databaseStats(): Promise<{ requests: number }>;
  resetDatabaseStats(): Promise<void>;
  /** Ends when what chance gives has been computed, which goes on while readers read; rejects where that failed. */
  expectations: Promise<void>;
  /** The administrator that this first start has made; null at every later one. */
  newAdmin: NewAdmin | null;
  /** Puts a freshly built Worker in the place of the running one. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

export interface LocalStackOptions {
  dataDir: string;
  /** 0 for any free port. */
  port: number;
  /** Instead of what wrangler.toml says. */
  accessMode?: AccessMode;
  /** ADMIN_USER_IDS; likewise. */
  adminUserIds?: string;
  /** Hashes as where it is deployed, in the Worker, which answers nobody meanwhile. */
  hashInWorker?: boolean;
  onProgress?: (progress: RunProgress) => void;
}

/** How long after a kill the port may still be taken, in milliseconds. */
const PORT_FREE_MS = 5_000;

const MAIN = 'main';
const SITE = 'site';

/**
 * What is otherwise on one's own machine than wrangler.toml says. No edge is there to say where a request comes from. A
 * page elsewhere whose name leads to this machine is not let in.
 */
const LOCAL_SETTINGS = { ADDRESS_HEADER: '', ALLOWED_HOSTS: '127.0.0.1,localhost' };

/** What the build made of wrangler.toml. */
export const configuredWorker = (): WorkerOptions =>
  JSON.parse(readFileSync(join(WORKER_DIR, 'options.json'), 'utf8')) as WorkerOptions;

/**
 * The bundle that deploys, and beside it a Worker of static files alone, which is its binding to them. The listening
 * socket is our Worker's own: every request reaches it first, as `run_worker_first` has it where it is deployed.
 * Miniflare's way there leads through three Workers more, which took a third of a read's time.
 */
function workerOptions(
  options: LocalStackOptions,
  secrets: LocalSecrets,
  database: DatabaseAccess,
): MiniflareOptions {
  const { assets: { binding = 'ASSETS', ...assets } = {}, ...configured } = configuredWorker();
  return {
    host: '127.0.0.1',
    port: 0,
    cf: false,
    defaultPersistRoot: join(options.dataDir, 'cloudflare'),
    workers: [
      {
        ...configured,
        name: MAIN,
        modulesRoot: WORKER_DIR,
        modules: [
          { type: 'ESModule', path: join(WORKER_DIR, 'worker.js') },
          ...readdirSync(WORKER_DIR)
            .filter((name) => name.endsWith('.wasm'))
            .map((name) => ({ type: 'CompiledWasm' as const, path: join(WORKER_DIR, name) })),
        ],
        bindings: {
          ...configured.bindings,
          ...(options.accessMode === undefined ? {} : { ACCESS_MODE: options.accessMode }),
          ...(options.adminUserIds === undefined ? {} : { ADMIN_USER_IDS: options.adminUserIds }),
          ...LOCAL_SETTINGS,
          ...secrets,
          LIBSQL_URL: database.url,
          LIBSQL_TOKEN: database.token,
        },
        serviceBindings: {
          [binding]: SITE,
          ...(options.hashInWorker ? {} : { HASHER: hashingService() }),
        },
        unsafeDirectSockets: [{ host: '127.0.0.1', port: options.port }],
      },
      {
        name: SITE,
        compatibilityDate: configured.compatibilityDate,
        modules: true,
        script: 'export default {}',
        assets: { ...assets, routerConfig: { has_user_worker: false } },
      } as WorkerOptions,
    ],
  };
}

function bucketStore(bucket: Awaited<ReturnType<Miniflare['getR2Bucket']>>): BlobStore {
  return {
    async put(key, bytes, { contentEncoding }) {
      await bucket.put(key, bytes, { httpMetadata: { contentEncoding } });
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
  const lock = await lockDataDir(options.dataDir);
  const endWatch = watchRuntimes((pid) => lock.noteRuntime(pid));
  const closing: (() => Promise<void>)[] = [
    async () => {
      endWatch();
      lock.release();
    },
  ];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    return await startAll(options, lock, closing, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function startAll(
  options: LocalStackOptions,
  lock: DataLock,
  closing: (() => Promise<void>)[],
  close: () => Promise<void>,
): Promise<LocalStack> {
  // The last threads of a runtime that was killed may still hold it.
  await checkPortIsFree(options.port, lock.afterKill ? PORT_FREE_MS : 0);
  const secrets = localSecrets(options.dataDir);
  const file = join(options.dataDir, 'library.db');
  await replaceIfDamaged(options.dataDir);
  try {
    // SQLite makes its log with the same mode.
    createPrivateFile(file);
  } catch (error) {
    throw cannotOpen(file, error);
  }
  let isComplete = false;
  closing.push(async () => {
    if (isComplete) markUnchanged(options.dataDir);
  });
  // A secret of this start: no other program on the machine reads or writes the library.
  const token = randomUUID();
  const database = await startLibsqlServerThread({ file, token }).catch((error: unknown) => {
    throw cannotOpen(file, error);
  });
  closing.push(database.close);
  const client = createClient({ url: database.url, authToken: token });
  await prepareDatabase(client).catch((error: unknown) => {
    throw cannotOpen(file, error);
  });

  const access = { url: database.url, token };
  // V8 else takes its limits from the machine's memory and lets garbage grow beyond a gigabyte before it cleans up. Native
  // memory is freed with it (docs/scaling.md). An isolate at Cloudflare has 128 MB in all.
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= '--max-semi-space-size=8 --max-old-space-size=96';
  const miniflare = new Miniflare(workerOptions(options, secrets, access));
  closing.push(() => miniflare.dispose());
  const url = (await miniflare.unsafeGetDirectURL(MAIN)).origin;
  const bucket = await miniflare.getR2Bucket('LIBRARY');
  const blobs = bucketStore(bucket);
  const runs = await runJobs(
    {
      db: client,
      blobs,
      ...(options.onProgress ? { onProgress: options.onProgress } : {}),
    },
    CORE_SOURCES,
  );
  reportFailures(runs);
  // After the import, so that the password is printed by the start that made it.
  const admins = options.adminUserIds ?? configuredWorker().bindings?.ADMIN_USER_IDS;
  const newAdmin = await createFirstAdmin(
    client,
    secrets.PASSWORD_PEPPER,
    adminIdsFrom(admins as string | undefined),
  );
  const stopping = new AbortController();
  const building = buildExpectations({
    db: client,
    blobs,
    compute: computeInThread,
    signal: stopping.signal,
  });
  const expectations = building.then(
    ({ withoutLetters }) => {
      client.close();
      if (withoutLetters.length === 0) return;
      console.error(
        `What chance gives is not known for ${withoutLetters.join(', ')}: the letters file is not in ${options.dataDir}.`,
      );
    },
    (error: unknown) => {
      client.close();
      if (!stopping.signal.aborted) throw error;
    },
  );
  // Who does not ask is not told.
  expectations.catch(() => undefined);
  closing.push(async () => {
    stopping.abort();
    await expectations.catch(() => undefined);
  });

  isComplete = true;
  return {
    url,
    expectations,
    newAdmin,
    database: access,
    databaseStats: database.stats,
    resetDatabaseStats: database.resetStats,
    reload: () => miniflare.setOptions(workerOptions(options, secrets, access)),
    close,
  };
}
