import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { z } from 'zod';
import type { FileFolder, Job } from '../../domain/contract/index.ts';
import { copyDir, startCopiedStack, startStack } from '../../tests/stack.ts';
import { followJob, signedInAdmin, uploadFile } from '../../tests/support/admin-over-http.ts';
import { type Ask, press } from '../../tests/support/admins.ts';
import { csvFile, writeDatabase, zipFile } from '../make/import-files/files.ts';
import { completeTable, type FileTable } from '../make/import-files/tables.ts';
import { inNewFolder } from '../new-folder.ts';
import { createAdmin } from '../operate/admins.ts';
import { freePort } from '../start/free-port.ts';
import type { LocalStack } from '../start/local-stack.ts';
import { localSecrets } from '../start/secrets.ts';
import { type Load, runLoads } from './measure/load.ts';
import { processorTime, residentMegabytesOfTree, runtimeOf } from './measure/processes.ts';
import { median } from './measure/quantile.ts';
import { printTable, type Row } from './measure/table.ts';
import { shuffledAddresses } from './reads.ts';

/** The whole Bible has 31,102 rows. */
const SIZES = [2_000, 8_000, 31_102];
/** The sizes for rows with all columns, and the rows that are imported while readers read. */
const WIDE_SIZES = [1_000, 4_000, 16_000];
const ROWS_DURING_READS = 16_000;
/** The database of the whole Bible has more than 100 MB. Smaller ones have as much for each row. */
const BYTES_A_ROW = 3_600;
const COPY = 'bench-imports';
const MOST_SECONDS = 1_800;

interface Task {
  source: string;
  /** True if the rows have the same shape as those of the other sizes, so that their cost can be compared. */
  comparable: boolean;
  prepare(ask: Ask): Promise<unknown>;
  button: string;
  body?: unknown;
}

interface Site {
  stack: LocalStack;
  ask: Ask;
  inspectorPort: number;
}

async function withSite<T>(work: (site: Site) => Promise<T>): Promise<T> {
  const inspectorPort = await freePort();
  const stack = await startCopiedStack(COPY, { offline: true, inspectorPort, sweepMs: 30_000 });
  try {
    const { url, token } = stack.database;
    const client = createClient({ url, authToken: token });
    const admin = await createAdmin(client, 'admin', localSecrets(copyDir(COPY)).PASSWORD_PEPPER);
    client.close();
    return await work({ stack, ask: await signedInAdmin(stack.url, admin), inspectorPort });
  } finally {
    await stack.close();
  }
}

const inspectorTargets = z.array(z.object({ id: z.string(), webSocketDebuggerUrl: z.string() }));
const heapReply = z.object({ result: z.object({ usedSize: z.number() }) });

const HEAP_MS = 100;

/** Asks the inspector of the Workers runtime how large the heap of one Worker becomes, in megabytes. */
async function watchHeap(inspectorPort: number, name: string) {
  const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json`);
  const found = inspectorTargets.parse(await answer.json()).find(({ id }) => id.includes(name));
  if (found === undefined) throw new Error(`The inspector knows no Worker ${name}`);
  const socket = new WebSocket(found.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let peak = 0;
  let requests = 0;
  socket.addEventListener('message', ({ data }) => {
    const { success, data: answered } = heapReply.safeParse(JSON.parse(String(data)));
    if (success) peak = Math.max(peak, answered.result.usedSize / 1e6);
  });
  const timer = setInterval(() => {
    requests += 1;
    socket.send(JSON.stringify({ id: requests, method: 'Runtime.getHeapUsage' }));
  }, HEAP_MS);
  return {
    end(): number {
      clearInterval(timer);
      socket.close();
      return peak;
    },
  };
}

const rowsOf = ({ rows }: Job): number => rows.created + rows.updated + rows.unchanged;

async function succeeded(ask: Ask, id: string, onLook?: (job: Job) => void): Promise<Job> {
  const job = await followJob(ask, id, onLook, AbortSignal.timeout(MOST_SECONDS * 1000));
  if (job.status !== 'succeeded') throw new Error(`The import is ${job.status}: ${JSON.stringify(job)}`);
  return job;
}

interface Measured {
  task: Task;
  /** The processor time of the Workers runtime and of Node for one imported row, in milliseconds. */
  aRow: { worker: number; node: number };
  cells: Row;
}

async function measure(task: Task): Promise<Measured> {
  const { source, prepare, button, body } = task;
  return withSite(async ({ ask, inspectorPort }) => {
    await prepare(ask);
    const heap = await watchHeap(inspectorPort, 'imports');
    const runtime = runtimeOf(process.pid);
    let resident = 0;
    let published = Number.NaN;
    const worker = processorTime(runtime);
    const node = processorTime(process.pid);
    const began = performance.now();
    const seconds = (): number => (performance.now() - began) / 1000;
    const job = await succeeded(ask, await press(ask, button, body), ({ phase }) => {
      if (phase === 'chance' && Number.isNaN(published)) published = seconds();
      resident = Math.max(resident, residentMegabytesOfTree(process.pid));
    });
    const all = seconds();
    const toReaders = Number.isNaN(published) ? all : published;
    const { total } = job.progress;
    const aRow = {
      worker: (processorTime(runtime) - worker) / total,
      node: (processorTime(process.pid) - node) / total,
    };
    return {
      task,
      aRow,
      cells: [
        source,
        String(total),
        rowsOf(job),
        toReaders,
        all,
        total / toReaders,
        aRow.worker,
        aRow.node,
        heap.end(),
        resident,
      ],
    };
  });
}

const file = (
  source: string,
  folder: FileFolder,
  name: string,
  makeBytes: () => Uint8Array | Promise<Uint8Array>,
  button: string,
): Task => ({
  source,
  comparable: true,
  prepare: async (ask) => uploadFile(ask, folder, name, await makeBytes()),
  button,
});

/** Columns that the administrator's real table Complete has and our test files do not. An import ignores them. */
const LACKING = ['KJV_Words', 'KJV_Words_SN', 'Root_Words', 'Root_Words_Translit', 'Notes'];

function withAllColumns({ name, columns, rows }: FileTable): FileTable {
  const at = (row: readonly string[], column: string): string => row[columns.indexOf(column)] ?? '';
  return {
    name,
    columns: [...columns, ...LACKING],
    rows: rows.map((row) => {
      const text = at(row, 'text_1769');
      const words = `{~${text.split(' ').join('~')}~}`;
      const numbers = at(row, 'Original_Words_SN');
      const known: Readonly<Record<string, string>> = { KJV_Text: text, KJV_SN: numbers };
      return [
        ...row.map((cell, place) => known[columns[place] ?? ''] ?? cell),
        ...[words, numbers, at(row, 'Original_Words'), at(row, 'Original_Words_Translit'), text],
      ];
    }),
  };
}

const databaseOf = (table: FileTable, bytesARow = BYTES_A_ROW): Promise<Uint8Array> =>
  inNewFolder(async (folder) => {
    const path = join(folder, 'made.db');
    writeDatabase(path, [table], (table.rows.length * bytesARow) / 1e6);
    return readFileSync(path);
  });

const FROM_SEFARIA = [
  ['Ruth', 4],
  ['Joshua', 24],
  ['Psalms', 150],
] as const;

const FROM_PACKS = [
  ['names', 'Pack: names'],
  ['byzantine', 'Pack: Byzantine'],
  ['kjv', 'Pack: KJV with numbers'],
] as const;

const firstRows = (table: FileTable, rows: number): FileTable => ({
  ...table,
  rows: table.rows.slice(0, rows),
});

function tasksOf(whole: FileTable): Task[] {
  const tables = SIZES.map((rows) => firstRows(whole, rows));
  const wide = WIDE_SIZES.map((rows) => withAllColumns(firstRows(whole, rows)));
  const database = (source: string, makeBytes: () => Promise<Uint8Array>): Task =>
    file(source, 'database', 'made.db', makeBytes, 'import-gematria-database');
  return [
    ...tables.map((table) => file('CSV', 'csv', 'Complete.csv', () => csvFile(table), 'import-from-csv')),
    ...tables.map((table) => file('ZIP', 'zip', 'tables.zip', () => zipFile([table]), 'process-zipped-csv')),
    ...tables.map((table) => database('SQLite', () => databaseOf(table))),
    ...wide.map((table) => database('SQLite, 24 columns', () => databaseOf(table, 0))),
    ...FROM_SEFARIA.map(([book, endChapter]) => ({
      source: `Sefaria, ${book}`,
      comparable: true,
      prepare: async () => undefined,
      button: 'import-chapter-range',
      body: { book, startChapter: 1, endChapter },
    })),
    ...(process.env.PACK_MIRROR
      ? FROM_PACKS.map(([id, source]) => ({
          source,
          comparable: false,
          prepare: async () => undefined,
          button: `packs/${id}`,
        }))
      : []),
  ];
}

const READS: Load = { perSecond: 50, seconds: 4, warmUp: 1 };
const QUIET_ROUNDS = 3;

async function benchReaders(whole: FileTable): Promise<void> {
  let failures = 0;
  const [verses, chapters] = await withSite(async ({ stack, ask }) => {
    const addresses = shuffledAddresses().map((address) => `${stack.url}/api/verse/${address}`);
    const kinds = [addresses, addresses.map((address) => address.slice(0, address.lastIndexOf('/')))];
    const read = async (): Promise<[number, number]> => {
      const p99: number[] = [];
      for (const urls of kinds) {
        const [result] = await runLoads({ urls, loads: [READS] });
        failures += result?.failures ?? 0;
        p99.push(result?.p99 ?? Number.NaN);
      }
      return [p99[0] ?? Number.NaN, p99[1] ?? Number.NaN];
    };
    const quiet: [number, number][] = [];
    for (let round = 0; round < QUIET_ROUNDS; round++) quiet.push(await read());
    await uploadFile(ask, 'csv', 'Complete.csv', csvFile(firstRows(whole, ROWS_DURING_READS)));
    const busy: [number, number][] = [];
    let isOver = false;
    const importing = succeeded(ask, await press(ask, 'import-from-csv')).finally(() => {
      isOver = true;
    });
    while (!isOver) busy.push(await read());
    await importing;
    return [0, 1].map((kind) => [
      quiet.map((round) => round[kind] ?? 0),
      busy.map((round) => round[kind] ?? 0),
    ]);
  });
  const row = (name: string, [quiet = [], busy = []]: number[][] = []): Row => [
    name,
    median(quiet),
    median(busy),
    Math.max(...busy),
    median(busy) / median(quiet),
  ];
  printTable(
    `Reads during an import, 50 a second (p99 of rounds of ${READS.seconds} s, ms)`,
    ['read', 'quiet', 'import, median', 'import, worst', 'median ratio'],
    [row('verse', verses), row('chapter', chapters)],
  );
  // The runtime closes idle connections. A request on such a connection fails and is not a slow read.
  if (failures > 0) console.log(`${failures} requests had no answer`);
}

function printGrowth(measured: readonly Measured[]): void {
  const kindOf = ({ task }: Measured): string => task.source.replace(/, [A-Z].*/, '');
  const comparable = measured.filter(({ task }) => task.comparable);
  const rows = [...new Set(comparable.map(kindOf))].flatMap((kind) => {
    const sizes = comparable.filter((one) => kindOf(one) === kind);
    const smallest = sizes[0]?.aRow;
    const largest = sizes.at(-1)?.aRow;
    if (smallest === undefined || largest === undefined) return [];
    return [[kind, largest.worker / smallest.worker, largest.node / smallest.node]];
  });
  printTable('Cost of a row, largest size over smallest', ['source', 'Worker', 'Node'], rows);
}

/**
 * Measures imports of files and from Sefaria at three sizes and, with PACK_MIRROR, of three packs. Then measures how
 * much the import of a CSV file slows readers.
 */
export async function benchImports(): Promise<void> {
  await (await startStack()).close();
  const whole = await completeTable();
  if (!process.env.PACK_MIRROR)
    console.log('Packs are not measured: PACK_MIRROR does not name a folder with copies of them.');
  const measured: Measured[] = [];
  for (const task of tasksOf(whole)) {
    const one = await measure(task);
    measured.push(one);
    console.log(one.cells.join(' '));
  }
  printTable(
    'Imports through the Worker',
    [
      'source',
      'rows',
      'records',
      's to readers',
      's with chance',
      'rows/s',
      'Worker ms/row',
      'Node ms/row',
      'heap MB',
      'resident MB',
    ],
    measured.map(({ cells }) => cells),
  );
  printGrowth(measured);
  await benchReaders(whole);
}
