import type { Client } from '@libsql/client';
import { isNotNull, like, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql/web';
import { editions, library } from '../../db/schema/index.ts';
import { type ChunkMessage, type ImportContext, MAX_ROWS_A_CHUNK } from '../../import-jobs/context.ts';
import { processChunk } from '../../import-jobs/engine/process-chunk.ts';
import { startJob } from '../../import-jobs/engine/start-job.ts';
import type {
  EditionRecord,
  EditionSource,
  ImportSource,
  LexiconRecord,
  TextSource,
  VerseRecord,
} from '../../import-jobs/records.ts';
import { runJobs } from '../../import-jobs/run-jobs.ts';
import { readStretch } from '../../import-jobs/sources/chunks.ts';
import { KJV } from '../../import-jobs/sources/core/kjv.ts';
import { SBLGNT } from '../../import-jobs/sources/core/sblgnt.ts';
import { WLC } from '../../import-jobs/sources/core/wlc.ts';
import { memoryBlobs } from '../imports/memory-blobs.ts';
import { filledDatabase, type TestDatabase } from './test-database.ts';

async function publish(client: Client, sources: readonly EditionSource[]): Promise<void> {
  const runs = await runJobs({ db: client, blobs: memoryBlobs() }, sources);
  for (const { target, outcome, message } of runs) {
    if (outcome !== 'imported') throw new Error(`${target}: ${outcome}, ${message}`);
  }
  // The real name of a revision is a hash of the text. The tests need names that do not change.
  await drizzle(client)
    .update(editions)
    .set({ revision: sql`${editions.id} || '-r' || ${editions.revisionNo}` })
    .where(isNotNull(editions.revision));
  // Composed meanings belong to a revision of their text and of the dictionary.
  await drizzle(client)
    .update(editions)
    .set({
      fingerprint: sql`(select t.revision || ' ' || d.revision || ' composed' from editions t, editions d
        where 'composed-' || t.id = ${editions.id} and d.id = 'strongs')`,
    })
    .where(like(editions.id, 'composed-%'));
}

/** A source that has only these verses. Other verses of the edition are not removed. */
const versesSource = (edition: EditionRecord, verses: readonly VerseRecord[]): TextSource => ({
  kind: 'text',
  edition,
  partial: true,
  expected: {},
  fingerprint: async () => JSON.stringify(verses),
  plan: async () =>
    Array.from({ length: Math.ceil(verses.length / MAX_ROWS_A_CHUNK) }, (_, chunk) => ({
      descriptor: chunk * MAX_ROWS_A_CHUNK,
      units: Math.min(MAX_ROWS_A_CHUNK, verses.length - chunk * MAX_ROWS_A_CHUNK),
    })),
  read: async (first) => verses.slice(Number(first), Number(first) + MAX_ROWS_A_CHUNK),
});

export async function publishSource(client: Client, source: ImportSource): Promise<void> {
  const queue: ChunkMessage[] = [];
  const ctx: ImportContext = {
    db: client,
    blobs: memoryBlobs(),
    send: async (message) => void queue.push(message),
    knows: () => true,
    openSource: async () => source,
    computeChance: () => [],
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  };
  await startJob(ctx, source, { kind: 'pack', title: source.target });
  for (let message = queue.shift(); message !== undefined; message = queue.shift())
    await processChunk(ctx, message, true);
}

export const publishText = (
  client: Client,
  edition: EditionRecord,
  verses: readonly VerseRecord[],
): Promise<void> => publish(client, [versesSource(edition, verses)]);

const lexiconSource = (edition: EditionRecord, entries: readonly LexiconRecord[]): EditionSource => ({
  kind: 'lexicon',
  edition,
  expected: {},
  fingerprint: async () => JSON.stringify(entries),
  plan: async () => [{ descriptor: null, units: entries.length }],
  read: async () => [...entries],
});

export const publishLexicon = (
  client: Client,
  edition: EditionRecord,
  entries: readonly LexiconRecord[],
): Promise<void> => publish(client, [lexiconSource(edition, entries)]);

/** Writes of these verses what an import writes before it publishes them. `publishText` continues from there. */
export async function draftText(
  client: Client,
  edition: EditionRecord,
  verses: readonly VerseRecord[],
): Promise<void> {
  const source = versesSource(edition, verses);
  const stop = new AbortController();
  const read: TextSource['read'] = (descriptor) => {
    stop.abort();
    return source.read(descriptor);
  };
  await runJobs({ db: client, blobs: memoryBlobs(), signal: stop.signal }, [{ ...source, read }]);
}

export async function setLibraryRevision(client: Client, revision: string): Promise<void> {
  await drizzle(client).update(library).set({ revision, ofRoles: {} });
}

/**
 * The chapters of the sample by book. They have the difficult places: verses that are divided or joined differently,
 * titles, ketiv and qere, Aramaic, missing verses and the endings of Mark.
 */
const SAMPLE: Readonly<Record<string, readonly number[]>> = {
  genesis: [1, 31, 32],
  numbers: [25, 26],
  deuteronomy: [6],
  '1samuel': [20, 21],
  '2samuel': [8],
  '1kings': [18, 20, 22],
  '2kings': [6],
  nehemiah: [7],
  psalms: [3, 13, 23, 51, 117],
  isaiah: [63, 64],
  jeremiah: [10, 51],
  daniel: [2],
  malachi: [3, 4],
  mark: [9, 15, 16],
  john: [1],
  acts: [8, 19],
  '2corinthians': [13],
  '3john': [1],
  revelation: [12, 13],
};

export const chaptersOf = (
  source: TextSource,
  sample: Readonly<Record<string, readonly number[]>>,
): TextSource => ({
  ...source,
  expected: {},
  async plan() {
    const plans = await source.plan();
    return plans.filter(({ descriptor }) => sample[readStretch(descriptor).part] !== undefined);
  },
  async read(descriptor) {
    const chapters = sample[readStretch(descriptor).part];
    return (await source.read(descriptor)).filter(({ chapter }) => chapters?.includes(chapter));
  },
});

/** A library with that sample, at revision `sample`. */
export const sampleLibrary = (): Promise<TestDatabase> =>
  filledDatabase('sample', async (client) => {
    await publish(client, [
      ...[WLC, SBLGNT, KJV].map((source) => chaptersOf(source, SAMPLE)),
      lexiconSource(STRONGS, ENTRIES),
    ]);
    await setLibraryRevision(client, 'sample');
  });

const entry = (
  strongsNumber: string,
  lemma: string,
  transliteration: string,
  gloss: string,
  derivation: string | null = null,
): LexiconRecord => ({
  strongsNumber,
  lemma,
  transliteration,
  pronunciation: null,
  derivation,
  definition: `${gloss} (definition)`,
  usage: null,
  gloss,
});

const ENTRIES: LexiconRecord[] = [
  entry('H7225', 'רֵאשִׁית', 'rêʼshîyth', 'the first'),
  entry('H1254', 'בָּרָא', 'bârâʼ', 'to create'),
  entry('H853', 'אֵת', 'ʼêth', '(object marker)'),
  entry('H413', 'אֱלֵי', 'ʼĕlêy', 'to'),
  entry('H430', 'אֱלֹהִים', 'ʼĕlôhîym', 'gods', 'plural of H433 (אֱלוֹהַּ)'),
  entry('G1510', 'εἰμί', 'eimí', 'to be'),
  entry('G3056', 'λόγος', 'lógos', 'something said'),
];

const STRONGS: EditionRecord = {
  id: 'strongs',
  name: 'Strong’s Hebrew Dictionary',
  role: 'lexicon',
  language: 'en',
  script: 'latin',
  numbering: 'english',
  licence: 'CC BY-SA',
  licenceUrl: null,
  source: 'written for a test',
};
