import { type ImportTask, targetOf } from '../../../domain/imports/index.ts';
import { RefusedFile } from '../../files/refused-file.ts';
import { describeTables, type SqliteFile } from '../../files/sqlite/open-sqlite.ts';
import type { InputFile, JobKind, SourceContext } from '../../job-kind.ts';
import type { ImportSource, RowProblem } from '../../records.ts';
import { fingerprintOf, keepOpen } from '../input-files.ts';
import { DATABASE_TABLES } from '../tables/index.ts';
import { hasTable, knownTable, newestFile, openFile } from './database-file.ts';

type CheckTask = Extract<ImportTask, { kind: 'database-check' }>;

function faultOf(file: SqliteFile, table: (typeof DATABASE_TABLES)[number]): string | null {
  try {
    knownTable(file, table);
    return null;
  } catch (error) {
    if (error instanceof RefusedFile) return error.message;
    throw error;
  }
}

const named = (tables: readonly (typeof DATABASE_TABLES)[number][]): string =>
  new Intl.ListFormat('en').format(tables.map(({ name }) => `“${name}”`));

function verdictOf(file: SqliteFile): string {
  const found = DATABASE_TABLES.filter((table) => hasTable(file, table));
  const lacking = DATABASE_TABLES.filter((table) => !found.includes(table));
  if (found.length === 0) return `The file cannot be imported: it has none of the tables ${named(lacking)}.`;
  const faulty = found.filter((table) => faultOf(file, table) !== null);
  if (faulty.length > 0) return `The file cannot be imported: first correct ${named(faulty)}.`;
  const rest =
    lacking.length === 0 ? '' : ` It has no ${named(lacking)}, so an import leaves these texts out.`;
  return `The file can be imported.${rest}`;
}

const inRoundNumbers = (rows: number): string => rows.toLocaleString('en', { maximumSignificantDigits: 2 });

const open = keepOpen(
  async (ctx: SourceContext, task: CheckTask, files: readonly InputFile[]): Promise<ImportSource> => {
    const [{ name: source }, file] = await openFile(ctx, files);
    const problem = (kind: RowProblem['kind'], message: string): RowProblem => ({
      kind,
      source,
      row: null,
      column: null,
      message,
    });
    return {
      target: targetOf(task),
      unit: 'tables',
      editions: [],
      fingerprint: () => fingerprintOf(ctx, files, ['database-check']),
      begin: async () => [{ phase: 'stage', descriptor: null, units: DATABASE_TABLES.length }],
      async stage() {
        const tables = await describeTables(file);
        return {
          chunks: [],
          problems: [
            problem('note', verdictOf(file)),
            ...tables.map(({ name, columns, rows }) =>
              problem(
                'note',
                `Table “${name}”: about ${inRoundNumbers(rows)} rows, columns ${columns.join(', ')}`,
              ),
            ),
            ...DATABASE_TABLES.flatMap((table) => faultOf(file, table) ?? []).map((fault) =>
              problem('failed', fault),
            ),
          ],
        };
      },
      read: async () => ({}),
    };
  },
);

/**
 * Reports the tables of the newest database file, and the tables and columns that an import would miss in it.
 * Its first remark says if the file can be imported. It imports nothing.
 */
export const DATABASE_CHECK: JobKind<CheckTask> = { inputFiles: newestFile, open };
