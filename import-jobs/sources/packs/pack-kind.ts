import { z } from 'zod';
import { bookById } from '../../../domain/canon/index.ts';
import type { ImportTask } from '../../../domain/imports/index.ts';
import { PermanentError } from '../../engine/errors.ts';
import type { JobKind, SourceWorld } from '../../job-kind.ts';
import type { ChunkRecords, ImportSource, PlannedChunk, RowProblem, VerseRecord } from '../../records.ts';
import { keepLast, planStretches, readStretch } from '../chunks.ts';
import { PACKS } from './index.ts';
import type { Pack, PackPart, ReadFile } from './pack.ts';
import { bringObject, checkList, objectsOf, sha256Of, textsOf } from './stored-pack.ts';

export type PackTask = Extract<ImportTask, { kind: 'pack' }>;

type Chapters = NonNullable<PackTask['chapters']>;

/** What one chunk fetches or plans at most. A Worker may send a limited number of requests for each message. */
const MAX_FILES_A_CHUNK = 80;
const MAX_BYTES_A_CHUNK = 16 * 1024 * 1024;

/** A range of a list. `from` is included, `to` is not. */
const range = z.object({ from: z.int(), to: z.int() });
type Range = z.infer<typeof range>;

interface Load {
  files: number;
  bytes: number;
}

/** Cuts a list into ranges within the limits of a chunk. One item may be larger. */
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

/** Chunks for these ranges of a list. The units of a chunk are the bytes of its items. */
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

/** True if a verse or one of its English addresses is in these chapters. */
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

/** A remark that names the books which the source of a pack lacks. */
const lackingBooks = ({ title, lacks = [] }: Pack): RowProblem[] =>
  lacks.length === 0
    ? []
    : [
        {
          kind: 'note',
          source: title,
          row: null,
          column: null,
          message: `The source has no file for ${new Intl.ListFormat('en').format(lacks.map((id) => bookById(id).name))}.`,
        },
      ];

/** Reads the files of a part from the bucket. */
async function readPart(world: SourceWorld, pack: Pack, part: PackPart): Promise<ReadFile> {
  const texts = new Map<string, string>();
  for (const object of objectsOf(pack, [part]))
    for (const [path, text] of await textsOf(world, pack, object)) texts.set(path, text);
  return (path) => {
    const text = texts.get(path);
    if (text === undefined) throw new Error(`The part ${part.part} of ${pack.id} has no file ${path}`);
    return text;
  };
}

/**
 * Makes the kind of jobs that import text packs: `stage` fetches the files into the bucket, `plan` counts
 * their rows, `load` reads them. A file that is stored whole is not fetched again.
 */
export function packKind(packs: readonly Pack[]): JobKind<PackTask> {
  /** The part that was read last. The chunks of a part follow each other, and a part is one file or few. */
  const lastPart = keepLast((_: string, world: SourceWorld, pack: Pack, part: PackPart) =>
    readPart(world, pack, part),
  );

  const sourceOf = (world: SourceWorld, pack: Pack, chapters: Chapters | null): ImportSource => {
    const { upstream, version } = pack;
    const parts = pack.parts.filter(
      ({ book }) => book === undefined || (chapters?.some((one) => one.book === book) ?? true),
    );
    // The SHA-256 of a list can only be compared with all files.
    const hasList = pack.listSha256 !== null;
    const needed = hasList ? pack.parts : parts;
    const objects = objectsOf(pack, needed);
    const reader = (part: PackPart) =>
      lastPart(`${pack.id} ${upstream.commit} ${part.part}`, world, pack, part);
    return {
      target: pack.target,
      unit: pack.unit,
      editions:
        chapters === null
          ? pack.editions
          : pack.editions.map(({ record }) => ({ record, expected: {}, partial: true })),
      fingerprint: async () =>
        `${pack.id} ${upstream.commit} loader ${version}${chapters === null ? '' : ` of ${JSON.stringify(chapters)}`}`,
      begin: async () => {
        // A pack of thousands of files has only one size for all of them.
        const usual = Math.round(pack.bytes / pack.files.length);
        const sizes = new Map(pack.files.map(({ path, bytes }) => [path, bytes ?? usual]));
        const bytesOf = (paths: readonly string[]): number =>
          paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
        const fetched = objects.map(({ files }) => ({
          files: files.length,
          bytes: bytesOf(files.map(({ path }) => path)),
        }));
        const planned = needed.map(({ files }) => ({ files: files.length, bytes: bytesOf(files) }));
        return [
          ...chunksOf('stage', cut(fetched), fetched),
          ...chunksOf('plan', hasList ? [{ from: 0, to: needed.length }] : cut(planned), planned),
        ];
      },
      stage: async (descriptor) => {
        const { from, to } = range.parse(descriptor);
        for (const object of objects.slice(from, to)) await bringObject(world, pack, object);
        return { chunks: [] };
      },
      plan: async (descriptor) => {
        const { from, to } = range.parse(descriptor);
        const chunks: PlannedChunk[] = [];
        const sums = new Map<string, string>();
        for (const part of needed.slice(from, to)) {
          // Files that are not checked yet are not kept in memory.
          const read = await (hasList ? readPart(world, pack, part) : reader(part));
          if (hasList)
            for (const path of part.files)
              sums.set(path, await sha256Of(new TextEncoder().encode(read(path))));
          if (!parts.includes(part)) continue;
          const stretches = planStretches([{ part: part.part, rows: pack.count(part.part, read) }]);
          for (const stretch of stretches) chunks.push({ phase: 'load', ...stretch });
        }
        if (hasList) await checkList(world, pack, objects, sums);
        return { chunks, problems: from === 0 && chapters === null ? lackingBooks(pack) : [] };
      },
      read: async (descriptor) => {
        const stretch = readStretch(descriptor);
        const part = parts.find((one) => one.part === stretch.part);
        if (part === undefined) throw new PermanentError(`${pack.id} has no part ${stretch.part}`);
        const records = pack.read(stretch, await reader(part));
        return chapters === null ? records : onlyIn(chapters, records);
      },
    };
  };

  return {
    inputFiles: async () => [],
    async open(world, task) {
      const pack = packs.find(({ id }) => id === task.pack);
      if (pack === undefined) throw new PermanentError(`There is no pack ${task.pack}.`);
      return sourceOf(world, pack, task.chapters);
    },
  };
}

/** Jobs that import the packs of the project. */
export const PACK_KIND = packKind(PACKS);
