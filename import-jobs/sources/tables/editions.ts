import { bookById } from '../../../domain/canon/index.ts';
import { type EditionId, editionFacts } from '../../../domain/editions/index.ts';
import type { ChapterRange } from '../../../domain/imports/index.ts';
import type { EditionRecord, FilledEdition } from '../../records.ts';
import type { Part, Table } from './table.ts';

export type FileGroup = 'csv' | 'database';

const FILES = { csv: 'CSV files', database: 'the database file' } as const;

const isLicensed = (part: Part): part is 'esv' | 'nasb' => part === 'esv' || part === 'nasb';

/**
 * The id of the edition that a part of the files fills.
 *
 * @example
 * ```ts
 * editionId('csv', 'english') // => 'csv'
 * editionId('csv', 'hebrew') // => 'csv-hebrew'
 * editionId('csv', 'esv') // => 'esv'
 * ```
 */
export function editionId(group: FileGroup, part: Part): EditionId {
  if (isLicensed(part)) return part;
  return part === 'english' ? group : `${group}-${part}`;
}

const recordOf = (group: FileGroup, part: Part): EditionRecord => ({
  ...editionFacts(editionId(group, part)),
  source: `From ${FILES[group]} of an administrator`,
});

function partsIn({ parts }: Table, chapters: readonly ChapterRange[] | null): readonly Part[] {
  if (chapters === null) return parts;
  const testaments = new Set(chapters.map(({ book }) => bookById(book).testament));
  const isOld = testaments.has('old');
  const isNew = testaments.has('new');
  const has: Readonly<Record<Part, boolean>> = {
    english: isOld || isNew,
    hebrew: isOld,
    greek: isNew,
    strongs: false,
    apocrypha: testaments.has('apocrypha'),
    esv: true,
    nasb: true,
  };
  return parts.filter((part) => has[part]);
}

export const isAbout = (table: Table, chapters: readonly ChapterRange[] | null): boolean =>
  partsIn(table, chapters).length > 0;

export function editionsOf(
  group: FileGroup,
  tables: readonly Table[],
  chapters: readonly ChapterRange[] | null,
): FilledEdition[] {
  const parts = new Set(tables.flatMap((table) => partsIn(table, chapters)));
  return [...parts].map((part) => ({
    record: recordOf(group, part),
    expected: {},
    // A file may hold only corrected rows, and a bad row is skipped. So a file never removes what was imported before.
    partial: true,
  }));
}
