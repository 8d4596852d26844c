import {
  type Filled,
  listOf,
  objectOf,
  oneOf,
  orNull,
  text,
  wholeNumber,
  yesOrNo,
} from '../../../domain/basics/index.ts';
import type { ChapterRange } from '../../../domain/imports/index.ts';
import type { ByteSource } from '../../files/byte-source.ts';
import { planCsv } from '../../files/csv/plan-csv.ts';
import { readCsvChunk } from '../../files/csv/read-csv-chunk.ts';
import { openStoredFile } from '../../files/stored-file.ts';
import type { SourceContext } from '../../job-kind.ts';
import type { ImportSource, LeftOut, PlannedChunk, RowProblem } from '../../records.ts';
import { withFileName } from '../input-files.ts';
import { editionsOf, isAbout, readRows } from '../tables/index.ts';
import type { CsvFile } from './csv-file.ts';

const count = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const chunk = objectOf({ start: count, end: count, row: count, rows: count });
const scan = objectOf({
  offset: count,
  row: count,
  recordStart: count,
  recordRow: count,
  field: count,
  place: oneOf(['field start', 'plain', 'quoted', 'after quote']),
  quoteRow: count,
  afterCr: yesOrNo,
});

const PLAN = { key: text, state: orNull(objectOf({ scan, open: orNull(chunk) })) };
const LOAD = { key: text, chunk };
const LEFT_OUT = { leftOut: listOf(objectOf({ name: text, reason: text })) };
const readPlan = objectOf(PLAN);
const readLoad = objectOf(LOAD);
const readLeftOut = objectOf(LEFT_OUT);

export const planOf = (key: string, state: Filled<typeof PLAN>['state'] = null): PlannedChunk => ({
  phase: 'plan',
  descriptor: { key, state } satisfies Filled<typeof PLAN>,
  units: 0,
});

const FILES_A_REPORT = 100;

/**
 * The chunks that report the files which are left out. They hold the reasons, because a licence may be confirmed later.
 */
export const reportsOf = (leftOut: readonly LeftOut[]): PlannedChunk[] =>
  Array.from({ length: Math.ceil(leftOut.length / FILES_A_REPORT) }, (_, at) => ({
    phase: 'plan',
    descriptor: { leftOut: leftOut.slice(at * FILES_A_REPORT, (at + 1) * FILES_A_REPORT) },
    units: 0,
  }));

export const filesAbout = (
  files: readonly CsvFile[],
  chapters: readonly ChapterRange[] | null,
): readonly CsvFile[] => files.filter(({ table }) => isAbout(table, chapters));

const problemOf = ({ name = '', reason = '' }: Partial<LeftOut>): RowProblem => ({
  kind: 'skipped',
  source: name,
  row: null,
  column: null,
  message: reason,
  rows: 0,
});

export function csvRows(
  ctx: SourceContext,
  files: readonly CsvFile[],
  chapters: readonly ChapterRange[] | null,
): Required<Pick<ImportSource, 'unit' | 'editions' | 'plan' | 'read'>> {
  const byKey = new Map(files.map((file) => [file.key, file]));
  const fileOf = async (key: string | undefined): Promise<{ file: CsvFile; source: ByteSource }> => {
    const file = byKey.get(key ?? '');
    if (file === undefined) throw new Error(`The job does not read ${key}`);
    return { file, source: await openStoredFile(ctx.files, file) };
  };
  return {
    unit: 'rows',
    editions: editionsOf(
      'csv',
      files.map(({ table }) => table),
      chapters,
    ),
    async plan(descriptor) {
      const leftOut = readLeftOut(descriptor)?.leftOut;
      if (leftOut !== undefined) return { chunks: [], problems: leftOut.map(problemOf) };
      const { key, state = null } = readPlan(descriptor) ?? {};
      const { file, source } = await fileOf(key);
      const planned = await withFileName(file, () => planCsv(source, file.head, state, ctx.rowsAChunk));
      const load = planned.chunks.map(
        (found): PlannedChunk => ({
          phase: 'load',
          descriptor: { key: file.key, chunk: found } satisfies Filled<typeof LOAD>,
          units: found.rows,
        }),
      );
      return { chunks: planned.state === null ? load : [...load, planOf(file.key, planned.state)] };
    },
    async read(descriptor) {
      const { key, chunk: rows } = readLoad(descriptor) ?? {};
      const { file, source } = await fileOf(key);
      if (rows === undefined) throw new Error(`Not a chunk of ${file.name}: ${JSON.stringify(descriptor)}`);
      const { table } = file;
      const read = await readCsvChunk(source, file.head, rows, table.columns);
      return readRows(table, read, { group: 'csv', source: file.name, columns: file.head.names, chapters });
    },
  };
}
