import type { VerseAddress } from '../../../domain/versification/index.ts';
import type { LexiconRecord, RowProblem, VerseRecord } from '../../records.ts';

/**
 * The parts of a row: each one fills an edition of its own. `esv` and `nasb` are versions that need a
 * licence.
 */
export type Part = 'english' | 'hebrew' | 'greek' | 'strongs' | 'apocrypha' | 'esv' | 'nasb';

export interface Note {
  column: string;
  message: string;
}

export interface RowRecords {
  verses?: Partial<Record<Part, VerseRecord>>;
  entry?: LexiconRecord;
  notes?: readonly Note[];
}

export interface Table<Column extends string = string> {
  name: string;
  /** The columns that a file must have. Of each list, one column is enough. */
  needed: readonly (readonly Column[])[];
  columns: readonly Column[];
  parts: readonly Part[];
  /**
   * Finds the verse of a row. Null if the table has no verses.
   *
   * @throws WrongRow when the row names no verse.
   */
  placeOf(cells: Readonly<Record<Column, string>>): VerseAddress | null;
  /**
   * Makes the records of a row. `has` says whether the file has a column: a cell of a column that it lacks is empty
   * too.
   *
   * @throws WrongRow when the row cannot be imported.
   */
  read(
    cells: Readonly<Record<Column, string>>,
    place: VerseAddress | null,
    has: (column: Column) => boolean,
  ): RowRecords;
}

export class WrongRow extends Error {
  override name = 'WrongRow';
  readonly column: string;
  readonly kind: RowProblem['kind'];

  constructor(column: string, message: string, kind: 'failed' | 'skipped' = 'failed') {
    super(message);
    this.column = column;
    this.kind = kind;
  }
}

export const foldedName = (name: string): string => name.trim().toLowerCase();

/**
 * The columns that a table needs and that are not among these names. Upper and lower case, and spaces around
 * a name, make no difference. Of each list of columns, one column is enough.
 */
export function missingColumns(table: Table, names: readonly string[]): readonly (readonly string[])[] {
  const known = new Set(names.map(foldedName));
  return table.needed.filter((columns) => !columns.some((column) => known.has(foldedName(column))));
}

export const columnsInWords = (missing: readonly (readonly string[])[]): string =>
  `no column ${missing.map((columns) => columns.map((column) => `“${column}”`).join(' or ')).join(', ')}`;
