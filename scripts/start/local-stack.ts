import './libsql/quiet.ts';
import type { ChildProcess } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { createClient } from '@libsql/client';
import { Miniflare, type MiniflareOptions, type WorkerOptions } from 'miniflare';
import { prepareDatabase } from '../../db/migrate.ts';
import { type AccessMode, adminIdsFrom } from '../../functions/ctx/settings.ts';
import { bucketBlobs } from '../../import-jobs/bucket-blobs.ts';
import { computeInThread } from '../../import-jobs/expectations/thread.ts';
import { type RunProgress, runChance, runJobs } from '../../import-jobs/run-jobs.ts';
import { CORE_SOURCES } from '../../import-jobs/sources/core/index.ts';
import { createFirstAdmin, type NewAdmin } from '../operate/admins.ts';
import { LIBRARY, markUnchanged } from '../operate/backup/clean-stop.ts';
import { startCopies } from '../operate/backup/local-copies.ts';
import { cannotOpen, replaceIfDamaged } from '../operate/backup/replace-damaged.ts';
import { importPacks } from '../operate/import-packs.ts';
import { printMessages, reportFailures } from '../progress.ts';
import { COMPRESSED_DIR, IMPORTS_DIR, ROOT, WORKER_DIR } from '../settings.ts';
import { chanceService } from './chance-service.ts';
import { type DataLock, lockDataDir } from './data-lock.ts';
import { checkPortIsFree } from './free-port.ts';
import { hashingService } from './hashing-service.ts';
import { startLibsqlServerThread } from './libsql/thread.ts';
import { type LogFiles, logFiles } from './log-files.ts';
import { createPrivateFile } from './private-files.ts';
import { restartRuntime } from './restart-runtime.ts';
import { roomService } from './room-service.ts';
import { type LocalSecrets, localSecrets } from './secrets.ts';
import { type StandInServer, startStandIns } from './stand-ins/index.ts';
import { workerSettings } from './worker-settings.ts';

/**
 * Calls `found` with the process id of every Workers runtime that this process starts from now on. Miniflare does not
 * give these ids.
 * @returns a function that stops watching.
 */
function watchRuntimes(found: (pid: number) => void): () => void {
  const onProcess = (message: unknown) => {
    const child = (message as { process: ChildProcess }).process;
    child.once('spawn', () => {
      if (child.pid !== undefined && child.spawnfile.includes('workerd')) found(child.pid);
    });
  };
  subscribe('child_process', onProcess);
  return () => {
    unsubscribe('child_process', onProcess);
  };
}

interface DatabaseAccess {
  url: string;
  token: string;
}

export interface LocalStack {
  url: string;
  database: DatabaseAccess;
  /**
   * Resolves when the chance tables have been computed, which happens after readers can read. Also resolves
   * if the stack is closed earlier. Rejects if the computation failed.
   */
  expectations: Promise<void>;
  /** The administrator that this start has created. Null if it has created none, as at every later start. */
  newAdmin: NewAdmin | null;
  reload(): Promise<void>;
  close(): Promise<void>;
}

export interface LocalStackOptions {
  dataDir: string;
  /** The port of the Worker; 0 for any free port. */
  port: number;
  accessMode?: AccessMode;
  /** The text of ADMIN_USER_IDS. Overrides the value in wrangler.toml. */
  adminUserIds?: string;
  /** True to hash passwords in the Worker, as in a deployment. The Worker answers no requests during a hash. */
  hashInWorker?: boolean;
  /**
   * Starts stand-ins for Sefaria and the packs' addresses, so that imports need no network. Without it,
   * PACK_MIRROR starts stand-ins for the packs' addresses only.
   */
  offline?: boolean;
  /** How often the Worker repairs its imports, in milliseconds. The default is 30 s. */
  sweepMs?: number;
  /** How often accounts and notes are copied if they have changed, in milliseconds. The default is 30 s. */
  copyMs?: number;
  /** True to print the Worker's log too. It is always written to `app.log` in the data folder. */
  printsLog?: boolean;
  /** The port of the runtime's inspector, for measurements. Without it, there is none. */
  inspectorPort?: number;
  /** Lets the database say how many requests it has answered, under `/stats`. */
  countRequests?: boolean;
  packs?: readonly string[];
  onProgress?: (progress: RunProgress) => void;
}

/** The default of `sweepMs`. Miniflare calls no cron, so the stack does. Cloudflare calls it every minute. */
const SWEEP_MS = 30_000;

/** How long after a kill the port can still be taken, in milliseconds. */
const PORT_FREE_MS = 5_000;

const MAIN = 'main';
const IMPORTS = 'imports';
const SITE = 'site';

export const configuredWorker = (folder = WORKER_DIR): WorkerOptions =>
  JSON.parse(readFileSync(join(folder, 'options.json'), 'utf8')) as WorkerOptions;

export const workerModules = (folder = WORKER_DIR) => [
  { type: 'ESModule' as const, path: join(folder, `${basename(folder)}.js`) },
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.wasm'))
    .map((name) => ({ type: 'CompiledWasm' as const, path: join(folder, name) })),
];

const bundleHash = (): string =>
  createHash('sha256')
    .update(readFileSync(join(WORKER_DIR, 'worker.js')))
    .digest('hex');

/**
 * The options of miniflare for the bundles that a deployment uploads, the readers' Worker and the Worker of imports,
 * and for a third Worker that only serves static files, compressed. The readers' Worker listens on the socket itself,
 * so it also answers requests for static files. In a deployment Cloudflare's router answers those, with the same
 * headers (tests/worker/static-files.test.ts). With miniflare's router, a request would go through three more Workers,
 * which took a third of the time of a read.
 */
function workerOptions(
  options: LocalStackOptions,
  secrets: LocalSecrets,
  database: DatabaseAccess,
  standIns: StandInServer | null,
  log: LogFiles,
  onRuntime: (output: Readable) => void,
  closed: AbortSignal,
): MiniflareOptions {
  const {
    assets: { binding = 'ASSETS', ...assets } = {},
    versionMetadata = 'DEPLOYMENT',
    ...configured
  } = configuredWorker();
  const { assets: _sameFiles, ...imports } = configuredWorker(IMPORTS_DIR);
  const settingsFor = ({ bindings }: WorkerOptions) =>
    workerSettings(bindings, options, secrets, database, standIns?.addresses);
  return {
    host: '127.0.0.1',
    port: 0,
    cf: false,
    ...(options.inspectorPort === undefined ? {} : { inspectorPort: options.inspectorPort }),
    defaultPersistRoot: join(options.dataDir, 'cloudflare'),
    handleRuntimeStdio(...streams: Readable[]) {
      if (streams[0] !== undefined) onRuntime(streams[0]);
      for (const stream of streams) {
        stream.on('data', log.write);
        if (options.printsLog) stream.pipe(process.stdout, { end: false });
      }
    },
    workers: [
      {
        ...configured,
        name: MAIN,
        modulesRoot: WORKER_DIR,
        modules: workerModules(),
        // Miniflare would make a new id at each start.
        bindings: { ...settingsFor(configured), [versionMetadata]: { id: bundleHash() } },
        serviceBindings: {
          [binding]: SITE,
          ADMIN: IMPORTS,
          ...(options.hashInWorker ? {} : { HASHER: hashingService() }),
        },
        unsafeDirectSockets: [{ host: '127.0.0.1', port: options.port }],
      },
      {
        ...imports,
        name: IMPORTS,
        modulesRoot: IMPORTS_DIR,
        modules: workerModules(IMPORTS_DIR),
        bindings: settingsFor(imports),
        serviceBindings: { CHANCE: chanceService(closed), ROOM: roomService(options.dataDir) },
      },
      {
        name: SITE,
        compatibilityDate: configured.compatibilityDate,
        modulesRoot: ROOT,
        modules: [{ type: 'ESModule', path: join(ROOT, 'scripts/start/site-worker.js') }],
        assets: {
          ...assets,
          binding: 'FILES',
          routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
        },
        serviceBindings: { COMPRESSED: { disk: { path: COMPRESSED_DIR, writable: false } } },
      } as WorkerOptions,
    ],
  };
}

/**
 * Starts the database and the Workers on 127.0.0.1 and imports the missing texts. Resolves when the library is
 * complete. If it is killed before that, the next start continues.
 * @throws Error if the port or the data folder is in use, or if an import fails.
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
  // The last threads of a killed runtime may still hold the port.
  await checkPortIsFree(options.port, lock.afterKill ? PORT_FREE_MS : 0);
  const secrets = localSecrets(options.dataDir);
  const file = join(options.dataDir, LIBRARY);
  await replaceIfDamaged(options.dataDir);
  try {
    // The file is created private, because SQLite creates the log with the mode of the file.
    createPrivateFile(file);
  } catch (error) {
    throw cannotOpen(file, error);
  }
  let isComplete = false;
  closing.push(async () => {
    if (isComplete) markUnchanged(options.dataDir);
  });
  // Each start makes a new token, so that no other program on this machine can use the library.
  const token = randomUUID();
  const database = await startLibsqlServerThread({
    file,
    token,
    exposeStats: options.countRequests ?? false,
  }).catch((error: unknown) => {
    throw cannotOpen(file, error);
  });
  closing.push(database.close);
  const client = createClient({ url: database.url, authToken: token });
  await prepareDatabase(client).catch((error: unknown) => {
    throw cannotOpen(file, error);
  });

  const access = { url: database.url, token };
  closing.push(startCopies(options.dataDir, { ...access, everyMs: options.copyMs }));
  // Without these limits, V8 chooses limits by the machine's memory and lets garbage grow beyond a gigabyte before it
  // collects it. Native memory is freed together with that garbage (docs/scaling.md). An isolate at Cloudflare has 128
  // MB in total. With two cores V8 has one helper thread. When it waits for a collection by the main thread, and the
  // main thread waits for it to sweep, the runtime hangs for ever. A collector in one thread cannot. workerd turns
  // incremental marking off, so each whole collection stops every reader for 30 ms. The heap may triple before the next
  // one, within the same limit, so that an import has half as many (decision 0117).
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??=
    '--max-semi-space-size=8 --max-old-space-size=96 --heap-growing-percent=200 --single-threaded-gc';
  const log = logFiles(options.dataDir);
  closing.push(async () => log.close());
  const closed = new AbortController();
  closing.push(async () => closed.abort());
  const standIns = options.offline || process.env.PACK_MIRROR ? await startStandIns() : null;
  if (standIns !== null) closing.push(standIns.close);
  let sweepAgain = () => {};
  const restart = restartRuntime({
    ready: () => miniflare.ready,
    startAgain: () => miniflare.setOptions(workers()),
    // The messages in miniflare's queue are lost with the runtime.
    onReturn: () => sweepAgain(),
    log,
  });
  const workers = () => workerOptions(options, secrets, access, standIns, log, restart.watch, closed.signal);
  const miniflare = new Miniflare(workers());
  closing.push(() => miniflare.dispose());
  const url = (await miniflare.unsafeGetDirectURL(MAIN)).origin;
  closing.push(restart.begin(`${url}/api/health`));
  const bucket = await miniflare.getR2Bucket('LIBRARY');
  const blobs = bucketBlobs(bucket);
  const running = { db: client, blobs, ...(options.onProgress ? { onProgress: options.onProgress } : {}) };
  const runs = await runJobs(running, CORE_SOURCES);
  reportFailures(runs);
  if (options.onProgress) printMessages(runs);
  if (options.packs !== undefined) reportFailures(await importPacks(running, blobs, options.packs));
  // The administrator is created only after the import: a failed import ends the start before the password is
  // printed.
  const admins = options.adminUserIds ?? configuredWorker().bindings?.ADMIN_USER_IDS;
  const newAdmin = await createFirstAdmin(
    client,
    secrets.PASSWORD_PEPPER,
    adminIdsFrom(admins as string | undefined),
  );
  const stopping = new AbortController();
  const { signal } = stopping;
  const expectations = runChance({ db: client, blobs, computeChance: computeInThread, signal })
    .then(
      ({ notes }) => {
        for (const note of notes) console.error(`${note} (${options.dataDir})`);
      },
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    )
    .finally(() => client.close());
  // Prevents an unhandled rejection if the caller does not await `expectations`.
  expectations.catch(() => undefined);
  closing.push(async () => {
    stopping.abort();
    await expectations.catch(() => undefined);
  });

  const sweeps = startSweeps(miniflare, options.sweepMs);
  sweepAgain = sweeps.sweepAtStart;
  closing.push(sweeps.end);

  isComplete = true;
  return {
    url,
    expectations,
    newAdmin,
    database: access,
    reload: () => miniflare.setOptions(workers()),
    close,
  };
}

/**
 * Calls the timer of the Worker of imports at once and then at regular times. Miniflare's queue is in memory, so a
 * restart loses every message. `end` ends the calls and waits for the last one.
 */
function startSweeps(miniflare: Miniflare, sweepMs = SWEEP_MS) {
  let isEnded = false;
  let sweeping = Promise.resolve();
  const sweep = (cron = '') => {
    sweeping = sweeping.then(async () => {
      if (isEnded) return;
      try {
        await (await miniflare.getWorker(IMPORTS)).scheduled({ cron });
      } catch (error) {
        console.error('The imports could not be checked; the next check is soon.', error);
      }
    });
  };
  const sweepAtStart = () => sweep('start');
  sweepAtStart();
  const timer = setInterval(() => sweep(), sweepMs);
  return {
    sweepAtStart,
    async end() {
      isEnded = true;
      clearInterval(timer);
      await sweeping;
    },
  };
}
