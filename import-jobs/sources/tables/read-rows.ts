import type { ChapterRange } from '../../../domain/imports/index.ts';
import type { VerseAddress } from '../../../domain/versification/index.ts';
import type { RowsRead } from '../../files/rows.ts';
import type { ChunkRecords, LexiconRecord, RowProblem, VerseRecord } from '../../records.ts';
import { editionId, type FileGroup } from './editions.ts';
import { foldedName, type RowRecords, type Table, WrongRow } from './table.ts';

export interface Reading {
  group: FileGroup;
  source: string;
  columns: readonly string[];
  /** Only rows of these chapters are imported. Null for all rows. */
  chapters: readonly ChapterRange[] | null;
}

const isSelected = (chapters: readonly ChapterRange[], { book, chapter }: VerseAddress): boolean =>
  chapters.some((range) => range.book === book && range.from <= chapter && chapter <= range.to);

export function readRows<Column extends string>(
  table: Table<Column>,
  rows: RowsRead<Readonly<Record<Column, string>>>,
  { group, source, columns, chapters }: Reading,
): ChunkRecords {
  const names = new Set(columns.map(foldedName));
  const has = (column: Column): boolean => names.has(foldedName(column));
  const verses: Record<string, VerseRecord[]> = {};
  const entries: Record<string, LexiconRecord[]> = {};
  const add = ({ verses: byPart = {}, entry, notes = [] }: RowRecords, row: number): void => {
    const from = { source, row };
    for (const part of table.parts) {
      const id = editionId(group, part);
      const verse = byPart[part];
      if (verse !== undefined) verses[id] = [...(verses[id] ?? []), { ...verse, from }];
      if (part === 'strongs' && entry !== undefined)
        entries[id] = [...(entries[id] ?? []), { ...entry, from }];
    }
    problems.push(...notes.map((note): RowProblem => ({ kind: 'note', ...from, ...note })));
  };
  // A row that cannot be read may be about other chapters than the wanted ones.
  const kind = chapters === null ? 'failed' : 'skipped';
  const problems: RowProblem[] = rows.problems.map((problem) => ({ kind, source, ...problem }));
  for (const { row, cells } of rows.records) {
    try {
      const place = placeIn(table, cells, chapters);
      if (place !== undefined) add(table.read(cells, place, has), row);
    } catch (error) {
      if (!(error instanceof WrongRow)) throw error;
      const { kind, column, message } = error;
      problems.push({ kind, source, row, column, message });
    }
  }
  return { verses, entries, problems: problems.sort((a, b) => (a.row ?? 0) - (b.row ?? 0)) };
}

function placeIn<Column extends string>(
  table: Table<Column>,
  cells: Readonly<Record<Column, string>>,
  chapters: readonly ChapterRange[] | null,
): VerseAddress | null | undefined {
  if (chapters === null) return table.placeOf(cells);
  try {
    const place = table.placeOf(cells);
    return place !== null && isSelected(chapters, place) ? place : undefined;
  } catch (error) {
    if (error instanceof WrongRow) return undefined;
    throw error;
  }
}
