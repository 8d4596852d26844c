import { createHash } from 'node:crypto';
import { type ImportTask, type OwnEdition, phaseOfChunk } from '../../domain/imports/index.ts';
import type { ChunkMessage, Database, ImportContext } from '../../import-jobs/context.ts';
import { processChunk } from '../../import-jobs/engine/process-chunk.ts';
import { startJob } from '../../import-jobs/engine/start-job.ts';
import { computeInThread } from '../../import-jobs/expectations/thread.ts';
import type { JobKind, SourceContext } from '../../import-jobs/job-kind.ts';
import { type ImportSource, importOf } from '../../import-jobs/records.ts';
import { CORE_SOURCES } from '../../import-jobs/sources/core/index.ts';
import { CSV } from '../../import-jobs/sources/csv/csv.ts';
import { OWN_TEXT } from '../../import-jobs/sources/own-texts/own-text.ts';
import { csvFile } from '../../scripts/make/import-files/files.ts';
import { completeTable } from '../../scripts/make/import-files/tables.ts';
import { type DatabaseCall, delayedDatabase } from './delayed-database.ts';
import { memoryBlobs } from './memory-blobs.ts';

export interface DelayedImport {
  name: string;
  delayMs: number;
  seconds: number;
  calls: number;
  /** For each phase of the import, the most database calls that one of its chunks made. */
  mostCalls: Readonly<Record<string, number>>;
  slowest: DatabaseCall;
  largest: DatabaseCall;
}

export interface DelayedTask {
  name: string;
  open(): Promise<readonly { kind: string; source: ImportSource }[]>;
}

export const CORE: DelayedTask = {
  name: 'core texts',
  open: async () => CORE_SOURCES.map((source) => ({ kind: 'edition', source: importOf(source) })),
};

let whole: ReturnType<typeof completeTable> | undefined;

/** The table of the whole Bible, in Hebrew or Greek and English. To make it takes seconds. */
const wholeTable = (): ReturnType<typeof completeTable> => (whole ??= completeTable());

/** The import of one uploaded file. */
function fileTask<Task extends ImportTask>(
  name: string,
  key: string,
  bytes: Uint8Array,
  kind: JobKind<Task>,
  task: Task,
): DelayedTask {
  return {
    name,
    async open() {
      const files = memoryBlobs();
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await files.put(key, bytes, { sha256 });
      const context: SourceContext = {
        files,
        addresses: { sefaria: '', packs: '' },
        fetch: () => Promise.reject(new Error('A file asks no service')),
        wait: async () => undefined,
      };
      const source = await kind.open(
        context,
        task,
        await kind.inputFiles(context, task),
        crypto.randomUUID(),
      );
      return [{ kind: task.kind, source }];
    },
  };
}

/** A CSV file with the first rows of the whole Bible, in Hebrew or Greek and English. */
export async function csvTask(most: number): Promise<DelayedTask> {
  const { rows, ...table } = await wholeTable();
  const bytes = csvFile({ ...table, rows: rows.slice(0, most) });
  const name = `CSV, ${Math.min(most, rows.length)} rows`;
  return fileTask(name, 'csv/Complete.csv', bytes, CSV, { kind: 'csv', chapters: null });
}

/** A text of its own with the first verses of the whole Bible, of which each word has a Strong's number. */
export async function ownTextTask(most: number): Promise<DelayedTask> {
  const { columns, rows } = await wholeTable();
  const cells = ['bnum', 'cnum', 'vnum', 'text_1769'].map((name) => columns.indexOf(name));
  const verses = rows.slice(0, most).map((row) => {
    const [book = '', chapter = '', verse = '', text = ''] = cells.map((at) => row[at]);
    return [book, chapter, verse, text.replaceAll(' ', '{H430} ')];
  });
  const bytes = csvFile({ name: 'own', columns: ['book', 'chapter', 'verse', 'text'], rows: verses });
  const edition: OwnEdition = {
    id: 'own-1',
    name: 'A text',
    role: 'own-translation',
    language: 'en',
    script: 'latin',
    licence: 'Public domain',
    licenceUrl: null,
    source: 'made for tests',
  };
  return fileTask(`text of its own, ${verses.length} verses`, 'text/own.csv', bytes, OWN_TEXT, {
    kind: 'own-text',
    file: 'text/own.csv',
    guesses: {},
    numbering: 'english',
    edition,
  });
}

/**
 * Imports a task as the Worker's queue does, one chunk after another. All sizes are those of a deployment.
 *
 * @throws Error when a job does not succeed.
 */
export async function importInto(
  db: Database,
  { name, open }: DelayedTask,
  {
    computeChance = (task) => computeInThread(task),
    onChunk = () => undefined,
  }: Partial<Pick<ImportContext, 'computeChance'>> & { onChunk?(phase: string): void } = {},
): Promise<void> {
  const queue: ChunkMessage[] = [];
  const blobs = memoryBlobs();
  let source: ImportSource | undefined;
  const ctx: ImportContext = {
    db,
    blobs,
    send: async (message) => void queue.push(message),
    knows: () => true,
    openSource: async () => source ?? Promise.reject(new Error('No source')),
    computeChance,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  };
  for (const job of await open()) {
    source = job.source;
    await startJob(ctx, job.source, { kind: job.kind, title: name });
    for (let message = queue.shift(); message !== undefined; message = queue.shift()) {
      const result = await processChunk(ctx, message);
      const phase = phaseOfChunk(message.chunkNo) ?? '';
      if (result.outcome === 'retry' || result.did === 'failed')
        throw new Error(`${name}, ${phase}: ${JSON.stringify(result)}`);
      onChunk(phase);
    }
  }
}

/** Imports a task into a new database that takes each call only after the delay. */
export async function importDelayed(task: DelayedTask, delayMs: number): Promise<DelayedImport> {
  const { db, calls, close } = await delayedDatabase(delayMs);
  try {
    const mostCalls: Record<string, number> = {};
    let before = 0;
    const began = performance.now();
    await importInto(db, task, {
      onChunk(phase) {
        mostCalls[phase] = Math.max(mostCalls[phase] ?? 0, calls.length - before);
        before = calls.length;
      },
    });
    const seconds = (performance.now() - began) / 1000;
    const by = (figure: 'ms' | 'characters'): DatabaseCall =>
      calls.reduce((most, call) => (call[figure] > most[figure] ? call : most));
    return {
      name: task.name,
      delayMs,
      seconds,
      calls: calls.length,
      mostCalls,
      slowest: by('ms'),
      largest: by('characters'),
    };
  } finally {
    await close();
  }
}

/** The most seconds of an import: its calls with their delays, and twice the time without a delay. */
export const mostSeconds = (quiet: DelayedImport, { calls, delayMs }: DelayedImport): number =>
  (calls * delayMs) / 1000 + 2 * quiet.seconds;

export const DELAYS = [25, 100];
