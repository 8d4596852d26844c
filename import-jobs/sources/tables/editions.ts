import { versionName } from '../../../domain/addresses/index.ts';
import { bookById } from '../../../domain/canon/index.ts';
import { type ChapterRange, CONFIRMED_LICENCE } from '../../../domain/imports/index.ts';
import type { EditionRecord, FilledEdition } from '../../records.ts';
import type { Part, Table } from './table.ts';

export type FileGroup = 'csv' | 'database';

const FILES = { csv: 'CSV files', database: 'the database file' } as const;

const ENGLISH = { role: 'translation', language: 'en', script: 'latin' } as const;
const FACTS: Readonly<Record<Part, Pick<EditionRecord, 'role' | 'language' | 'script'> & { name: string }>> =
  {
    english: { ...ENGLISH, name: 'English' },
    hebrew: { role: 'original', language: 'he', script: 'hebrew', name: 'Hebrew' },
    greek: { role: 'original', language: 'grc', script: 'greek', name: 'Greek' },
    strongs: { role: 'lexicon', language: 'en', script: 'latin', name: 'Strong’s dictionary' },
    apocrypha: { ...ENGLISH, name: 'Apocrypha' },
    esv: { ...ENGLISH, name: versionName('esv') },
    nasb: { ...ENGLISH, name: versionName('nasb') },
  };

const isLicensed = (part: Part): boolean => part === 'esv' || part === 'nasb';

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
export function editionId(group: FileGroup, part: Part): string {
  if (isLicensed(part)) return part;
  return part === 'english' ? group : `${group}-${part}`;
}

function recordOf(group: FileGroup, part: Part): EditionRecord {
  const { name, ...facts } = FACTS[part];
  return {
    id: editionId(group, part),
    name: isLicensed(part) ? name : `${name}, from ${FILES[group]}`,
    ...facts,
    numbering: 'english',
    licence: isLicensed(part) ? CONFIRMED_LICENCE : 'Not known',
    licenceUrl: null,
    source: `From ${FILES[group]} of an administrator`,
  };
}

/** The parts of a table that can have verses in these chapters; all of them if `chapters` is null. */
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

/** The editions that rows of these tables can fill. It does not look at the rows, only at the kinds of the tables. */
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
