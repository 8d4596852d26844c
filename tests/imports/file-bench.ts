import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import {
  bibleVerses,
  bibleWords,
  CURRENT,
  editions,
  importProblems,
  lexiconEntries,
} from '../../db/schema/index.ts';
import type { Version } from '../../domain/editions/index.ts';
import type { ImportTask } from '../../domain/imports/index.ts';
import { startJob } from '../../import-jobs/engine/start-job.ts';
import type { ConfirmedFile, JobKind, SourceContext } from '../../import-jobs/job-kind.ts';
import { sha256Of } from '../../import-jobs/sha256.ts';
import { engineBench } from './engine-bench.ts';
import { memoryBlobs } from './memory-blobs.ts';
import { tinyText } from './tiny-sources.ts';

const noService = async (): Promise<Response> => {
  throw new Error('No import of a file asks a text service');
};

/** The rows of a chunk in tests, and on a local machine. */
export const SMALL_CHUNK = 24;

export async function fileBench(rowsAChunk = SMALL_CHUNK) {
  const bench = await engineBench(tinyText([]));
  // The tests of files do not need chance tables, which take long to compute.
  bench.ctx.computeChance = () => [];
  const files = memoryBlobs();
  const confirmed: ConfirmedFile[] = [];
  const context: SourceContext = {
    files,
    async sha256(pieces) {
      const hash = createHash('sha256');
      for await (const piece of pieces) hash.update(piece);
      return hash.digest('hex');
    },
    confirmed,
    addresses: { sefaria: '', packs: '' },
    fetch: noService,
    wait: async () => {},
    rowsAChunk,
  };
  const start = async <Task extends ImportTask>(kind: JobKind<Task>, task: Task): Promise<string> => {
    const inputs = await kind.inputFiles(context, task);
    bench.ctx.openSource = ({ jobId }) => kind.open(context, task, inputs, jobId);
    const source = await kind.open(context, task, inputs, crypto.randomUUID());
    const { jobId } = await startJob(bench.ctx, source, { kind: task.kind, title: 'Files' });
    return jobId;
  };
  return {
    bench,
    files,
    context,
    async upload(key: string, content: string | Uint8Array): Promise<void> {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      await files.put(key, bytes, { sha256: await sha256Of(bytes) });
    },
    confirm(version: Version, content: string | Uint8Array): void {
      confirmed.push({ version, sha256: createHash('sha256').update(content).digest('hex') });
    },
    start,
    /**
     * Starts a job and processes up to 5,000 messages, until the queue is empty. Returns the row of the job.
     */
    async run<Task extends ImportTask>(kind: JobKind<Task>, task: Task) {
      const jobId = await start(kind, task);
      await bench.drain(5000);
      return bench.job(jobId);
    },
    problems: async (jobId: string) =>
      (
        await bench.db
          .select()
          .from(importProblems)
          .where(eq(importProblems.jobId, jobId))
          .orderBy(asc(importProblems.chunkNo), asc(importProblems.number))
      ).map(({ kind, source, row, column, message }) => ({ kind, source, row, column, message })),
    editions: async () =>
      Object.fromEntries(
        (await bench.db.select().from(editions))
          .filter(({ revision }) => revision !== null)
          .map((row) => [row.id, row]),
      ),
    verses: (editionId: string) =>
      bench.db
        .select()
        .from(bibleVerses)
        .where(eq(bibleVerses.editionId, editionId))
        .orderBy(asc(bibleVerses.id))
        .then((rows) => rows.filter(({ lastRevision }) => lastRevision === CURRENT)),
    /** The words of an edition that readers see, in the order in which their verses were written. */
    words: (editionId: string) =>
      bench.db
        .select({
          letters: bibleWords.letters,
          strongsNumber: bibleWords.strongsNumber,
          lemma: bibleWords.lemma,
        })
        .from(bibleWords)
        .innerJoin(bibleVerses, eq(bibleVerses.id, bibleWords.verseId))
        .where(and(eq(bibleVerses.editionId, editionId), eq(bibleVerses.lastRevision, CURRENT)))
        .orderBy(asc(bibleWords.verseId), asc(bibleWords.seq)),
    entries: () => bench.db.select().from(lexiconEntries).orderBy(asc(lexiconEntries.strongsNumber)),
  };
}

export type FileBench = Awaited<ReturnType<typeof fileBench>>;

export let bench: FileBench;
/** Makes a new bench before each test of the file that calls this. */
export const fileBenchEachTest = (): void =>
  beforeEach(async () => {
    bench = await fileBench();
  });
