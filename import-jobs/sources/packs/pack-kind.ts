import { z } from 'zod';
import { bookById } from '../../../domain/canon/index.ts';
import type { ImportTask } from '../../../domain/imports/index.ts';
import { PermanentError } from '../../engine/errors.ts';
import type { JobKind, SourceContext } from '../../job-kind.ts';
import type { ChunkRecords, ImportSource, PlannedChunk, RowProblem, VerseRecord } from '../../records.ts';
import { sha256Of } from '../../sha256.ts';
import { keepLast, planStretches, readStretch } from '../chunks.ts';
import { PACKS } from './index.ts';
import { type Pack, type PackPart, problemAt, type ReadFile } from './pack.ts';
import { bringObject, checkList, objectsOf, type PackObject, textsOf } from './stored-pack.ts';

export type PackTask = Extract<ImportTask, { kind: 'pack' }>;

type Chapters = NonNullable<PackTask['chapters']>;

/**
 * The most files and bytes that one chunk fetches or plans. A Worker may send a limited number of requests for each
 * message.
 */
const MAX_FILES_A_CHUNK = 80;
const MAX_BYTES_A_CHUNK = 16 * 1024 * 1024;

const range = z.object({ from: z.int(), to: z.int() });
type Range = z.infer<typeof range>;

interface Load {
  files: number;
  bytes: number;
}

function cut(loads: readonly Load[]): Range[] {
  const ranges: Range[] = [];
  let sum: Load = { files: 0, bytes: 0 };
  for (const [place, { files, bytes }] of loads.entries()) {
    sum = { files: sum.files + files, bytes: sum.bytes + bytes };
    const last = ranges.at(-1);
    if (last !== undefined && sum.files <= MAX_FILES_A_CHUNK && sum.bytes <= MAX_BYTES_A_CHUNK)
      last.to = place + 1;
    else {
      ranges.push({ from: place, to: place + 1 });
      sum = { files, bytes };
    }
  }
  return ranges;
}

const chunksOf = (
  phase: 'stage' | 'plan',
  ranges: readonly Range[],
  loads: readonly Load[],
): PlannedChunk[] =>
  ranges.map(({ from, to }) => ({
    phase,
    descriptor: { from, to },
    units: loads.slice(from, to).reduce((sum, { bytes }) => sum + bytes, 0),
  }));

const isIn = (chapters: Chapters, { book, chapter, addresses }: VerseRecord): boolean =>
  [{ book, chapter }, ...addresses].some((place) =>
    chapters.some((one) => place.book === one.book && place.chapter >= one.from && place.chapter <= one.to),
  );

const onlyIn = (chapters: Chapters, records: ChunkRecords): ChunkRecords => ({
  ...records,
  verses: Object.fromEntries(
    Object.entries(records.verses ?? {}).map(([id, verses]) => [
      id,
      verses.filter((verse) => isIn(chapters, verse)),
    ]),
  ),
});

const lackingBooks = ({ title, lacks = [] }: Pack): RowProblem[] => {
  if (lacks.length === 0) return [];
  const books = new Intl.ListFormat('en').format(lacks.map((id) => bookById(id).name));
  return [problemAt('note', title, null, `The source has no file for ${books}.`)];
};

async function readStored(ctx: SourceContext, pack: Pack, part: PackPart): Promise<ReadFile> {
  const texts = new Map<string, string>();
  for (const object of objectsOf(pack, [part]))
    for (const [path, text] of await textsOf(ctx, pack, object)) texts.set(path, text);
  return (path) => {
    const text = texts.get(path);
    if (text === undefined) throw new Error(`The part ${part.part} of ${pack.id} has no file ${path}`);
    return text;
  };
}

type ReadPart = (part: PackPart) => Promise<ReadFile>;

function firstChunks(pack: Pack, parts: readonly PackPart[], objects: readonly PackObject[]): PlannedChunk[] {
  // A pack of thousands of files has only one size for all of them.
  const usual = Math.round(pack.bytes / pack.files.length);
  const sizes = new Map(pack.files.map(({ path, bytes }) => [path, bytes ?? usual]));
  const loadOf = (paths: readonly string[]): Load => ({
    files: paths.length,
    bytes: paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0),
  });
  const fetched = objects.map(({ files }) => loadOf(files.map(({ path }) => path)));
  const counted = parts.map(({ files }) => loadOf(files));
  return [
    ...chunksOf('stage', cut(fetched), fetched),
    ...chunksOf('plan', pack.listSha256 === null ? cut(counted) : [{ from: 0, to: parts.length }], counted),
  ];
}

const loadChunks = (pack: Pack, { part }: PackPart, read: ReadFile): PlannedChunk[] =>
  planStretches([{ part, rows: pack.count(part, read) }]).map((stretch) => ({ phase: 'load', ...stretch }));

/**
 * Reads a part as it is stored, and adds the SHA-256 of its files. Files are cached in memory only after they are
 * checked.
 */
async function readUnchecked(
  ctx: SourceContext,
  pack: Pack,
  part: PackPart,
  sums: Map<string, string>,
): Promise<ReadFile> {
  const read = await readStored(ctx, pack, part);
  for (const path of part.files) sums.set(path, await sha256Of(read(path)));
  return read;
}

function packSource(
  ctx: SourceContext,
  pack: Pack,
  chapters: Chapters | null,
  readPart: ReadPart,
): ImportSource {
  const parts = pack.parts.filter(
    ({ book }) => book === undefined || (chapters?.some((one) => one.book === book) ?? true),
  );
  // The SHA-256 of a list can only be compared with all files.
  const hasList = pack.listSha256 !== null;
  const needed = hasList ? pack.parts : parts;
  const objects = objectsOf(pack, needed);
  const limits = chapters === null ? '' : ` of ${JSON.stringify(chapters)}`;
  return {
    target: pack.target,
    unit: pack.unit,
    editions:
      chapters === null
        ? pack.editions
        : pack.editions.map(({ record }) => ({ record, expected: {}, partial: true })),
    fingerprint: async () => `${pack.id} ${pack.upstream.commit} loader ${pack.version}${limits}`,
    begin: async () => firstChunks(pack, needed, objects),
    stage: async (descriptor) => {
      const { from, to } = range.parse(descriptor);
      for (const object of objects.slice(from, to)) await bringObject(ctx, pack, object);
      return { chunks: [] };
    },
    plan: async (descriptor) => {
      const { from, to } = range.parse(descriptor);
      const chunks: PlannedChunk[] = [];
      const sums = new Map<string, string>();
      for (const part of needed.slice(from, to)) {
        const read = await (hasList ? readUnchecked(ctx, pack, part, sums) : readPart(part));
        if (parts.includes(part)) chunks.push(...loadChunks(pack, part, read));
      }
      if (hasList) await checkList(ctx, pack, objects, sums);
      return { chunks, problems: from === 0 && chapters === null ? lackingBooks(pack) : [] };
    },
    read: async (descriptor) => {
      const stretch = readStretch(descriptor);
      const part = parts.find((one) => one.part === stretch.part);
      if (part === undefined) throw new PermanentError(`${pack.id} has no part ${stretch.part}`);
      const records = pack.read(stretch, await readPart(part));
      return chapters === null ? records : onlyIn(chapters, records);
    },
  };
}

/**
 * Makes the kind of jobs that import text packs: `stage` fetches the files into the bucket, `plan` counts
 * their rows, `load` reads them. A file that is stored whole is not fetched again.
 */
export function packKind(packs: readonly Pack[]): JobKind<PackTask> {
  /**
   * Caches the part of a pack that was read last, because the chunks of a part follow each other. A part is one file or
   * few.
   */
  const lastPart = keepLast((_: string, ctx: SourceContext, pack: Pack, part: PackPart) =>
    readStored(ctx, pack, part),
  );
  return {
    inputFiles: async () => [],
    async open(ctx, task) {
      const pack = packs.find(({ id }) => id === task.pack);
      if (pack === undefined) throw new PermanentError(`There is no pack ${task.pack}.`);
      return packSource(ctx, pack, task.chapters, (part) =>
        lastPart(`${pack.id} ${pack.upstream.commit} ${part.part}`, ctx, pack, part),
      );
    },
  };
}

export const PACK_KIND = packKind(PACKS);
