import { type Filled, objectOf, orNull, text, wholeNumber } from '../../../domain/basics/index.ts';
import { type ImportTask, targetOf } from '../../../domain/imports/index.ts';
import { RefusedFile } from '../../files/refused-file.ts';
import type { RowProblem, RowsRead } from '../../files/rows.ts';
import { planTable } from '../../files/sqlite/plan-table.ts';
import { readTableChunk } from '../../files/sqlite/read-table-chunk.ts';
import type { SqlValue } from '../../files/sqlite/row.ts';
import type { InputFile, JobKind, SourceContext } from '../../job-kind.ts';
import type { ImportSource, PlannedChunk } from '../../records.ts';
import { fingerprintOf, keepOpen } from '../input-files.ts';
import { DATABASE_TABLES, editionsOf, readRows } from '../tables/index.ts';
import { hasTable, knownTable, newestFile, openFile } from './database-file.ts';

/** Raise this with a change after which the same file gives other records. */
const VERSION = 3;

type DatabaseTask = Extract<ImportTask, { kind: 'database' }>;

const rowid = wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const count = wholeNumber(0, Number.MAX_SAFE_INTEGER);

const PLAN = { table: text, after: orNull(rowid) };
const LOAD = { table: text, chunk: objectOf({ first: rowid, last: rowid, rows: count, bytes: count }) };
const readPlan = objectOf(PLAN);
const readLoad = objectOf(LOAD);

function asText({
  records,
  problems,
}: RowsRead<Readonly<Record<string, SqlValue>>>): RowsRead<Record<string, string>> {
  const bytes = ([, value]: [string, SqlValue]): boolean => value instanceof Uint8Array;
  const found: RowProblem[] = [];
  const texts = records.flatMap(({ row, cells }) => {
    const wrong = Object.entries(cells).find(bytes);
    if (wrong !== undefined) {
      found.push({ row, column: wrong[0], message: 'The cell holds bytes, not text' });
      return [];
    }
    const plain = Object.entries(cells).map(([name, value]) => [name, String(value ?? '')] as const);
    return [{ row, cells: Object.fromEntries(plain) }];
  });
  return { records: texts, problems: [...problems, ...found] };
}

const open = keepOpen(
  async (ctx: SourceContext, task: DatabaseTask, files: readonly InputFile[]): Promise<ImportSource> => {
    const [{ name }, file] = await openFile(ctx, files);
    const tables = DATABASE_TABLES.filter((table) => hasTable(file, table)).map((table) =>
      knownTable(file, table),
    );
    if (tables.length === 0) {
      const names = DATABASE_TABLES.map((table) => `“${table.name}”`).join(', ');
      throw new RefusedFile(`The database has none of the tables ${names}`);
    }
    const named = (name: string | undefined) => {
      const known = tables.find(({ table }) => table.name === name);
      if (known === undefined) throw new Error(`The job does not read the table ${name}`);
      return known;
    };
    const planFrom = (table: string, after: number | null): PlannedChunk => ({
      phase: 'plan',
      descriptor: { table, after } satisfies Filled<typeof PLAN>,
      units: 0,
    });
    return {
      target: targetOf(task),
      unit: 'rows',
      editions: editionsOf(
        'database',
        tables.map(({ table }) => table),
        null,
      ),
      fingerprint: () => fingerprintOf(ctx, files, ['database', VERSION]),
      begin: async () => tables.map(({ table }) => planFrom(table.name, null)),
      async plan(descriptor) {
        const { table: tableName, after = null } = readPlan(descriptor) ?? {};
        const { table, stored } = named(tableName);
        const planned = await planTable(file, stored, after, ctx.rowsAChunk);
        const load = planned.chunks.map(
          (chunk): PlannedChunk => ({
            phase: 'load',
            descriptor: { table: table.name, chunk } satisfies Filled<typeof LOAD>,
            units: chunk.rows,
          }),
        );
        return { chunks: planned.next === null ? load : [...load, planFrom(table.name, planned.next)] };
      },
      async read(descriptor) {
        const { table: tableName, chunk } = readLoad(descriptor) ?? {};
        const { table, stored } = named(tableName);
        if (chunk === undefined) throw new Error(`Not a chunk of ${name}: ${JSON.stringify(descriptor)}`);
        const rows = asText(await readTableChunk(file, stored, chunk, table.columns));
        return readRows(table, rows, {
          group: 'database',
          source: `${name}, ${table.name}`,
          columns: stored.columns.map((column) => column.name),
          chapters: null,
        });
      },
    };
  },
);

export const DATABASE: JobKind<DatabaseTask> = { inputFiles: newestFile, open };
