import { type Column, type SQL, sql } from 'drizzle-orm';
import { change, prepared, type Sendable, select, sendBatch } from '../../db/batch.ts';
import { insertFrom } from '../../db/guarded-insert.ts';
import { lexiconEntries, names, verseMeanings } from '../../db/schema/index.ts';
import type { EditionRole } from '../../domain/editions/index.ts';
import type { ComposedMeanings, WordMeaning } from '../../domain/lexicon/index.ts';
import { ANY_ATTEMPT, NO_ROWS, owned } from '../attempt.ts';
import type { Database } from '../context.ts';
import type { FromInput, LexiconRecord, NameRecord, VerseMeanings } from '../records.ts';
import { cells } from './cells.ts';
import type { Draft, LoadWrite } from './load-write.ts';
import { repeatProblem, verseName, withoutRepeats } from './repeats.ts';

type Cell = string | number | null;

/**
 * A table of a lexicon or of another list. A list is small, so each revision has its own copy of all rows. The columns
 * `key` tell the rows of a revision apart. `canonical` is a stored row as JSON text: the key and the other columns, in
 * the order of a record’s cells.
 */
export interface ListTable {
  table: typeof lexiconEntries | typeof names | typeof verseMeanings;
  key: readonly Column[];
  canonical: SQL<string>;
  insert(values: Readonly<Record<string, unknown>>): Sendable;
}

interface ListOf<Row> extends ListTable {
  cells(record: Row): readonly Cell[];
  nameOf(record: Row): string;
}

const jsonArray = (columns: readonly Column[]): SQL<string> =>
  sql`json_array(${sql.join([...columns], sql`, `)})`;

const OF_DRAFT = {
  editionId: sql`${sql.placeholder('editionId')}`,
  revisionNo: sql`${sql.placeholder('revision')}`,
};
const FROM_LISTED = sql`from json_each(${sql.placeholder('rows')}) r, ${owned(ANY_ATTEMPT)}`;

const ENTRY_COLUMNS = [
  'strongsNumber',
  'lemma',
  'transliteration',
  'pronunciation',
  'derivation',
  'definition',
  'usage',
  'gloss',
] as const;

export const ENTRIES: ListOf<LexiconRecord> = {
  table: lexiconEntries,
  key: [lexiconEntries.strongsNumber],
  canonical: jsonArray(ENTRY_COLUMNS.map((name) => lexiconEntries[name])),
  cells: (entry) => ENTRY_COLUMNS.map((name) => entry[name]),
  nameOf: ({ strongsNumber }) => strongsNumber,
  insert: prepared(() =>
    change(insertFrom(lexiconEntries, { ...OF_DRAFT, ...cells(ENTRY_COLUMNS) }, FROM_LISTED)),
  ),
};

const NAME_COLUMNS = [
  'list',
  'row',
  'name',
  'meaning',
  'hebrew',
  'greek',
  'strongs',
  'bookId',
  'chapterNumber',
  'verseNumber',
] as const;

export const NAMES: ListOf<NameRecord> = {
  table: names,
  key: [names.list, names.row],
  canonical: jsonArray(NAME_COLUMNS.map((name) => names[name])),
  cells: ({ list, row, name, meaning, hebrew, greek, strongs, reference }) => [
    list,
    row,
    name,
    meaning,
    hebrew,
    greek,
    JSON.stringify(strongs),
    reference?.book ?? null,
    reference?.chapter ?? null,
    reference?.verse ?? null,
  ],
  nameOf: ({ name }) => name,
  insert: prepared(() => change(insertFrom(names, { ...OF_DRAFT, ...cells(NAME_COLUMNS) }, FROM_LISTED))),
};

const MEANING_COLUMNS = ['bookId', 'chapterNumber', 'verseNumber', 'meanings'] as const;

export const MEANINGS: ListOf<VerseMeanings<WordMeaning[] | ComposedMeanings>> = {
  table: verseMeanings,
  key: [verseMeanings.bookId, verseMeanings.chapterNumber, verseMeanings.verseNumber],
  canonical: jsonArray(MEANING_COLUMNS.map((name) => verseMeanings[name])),
  cells: ({ book, chapter, verse, meanings }) => [book, chapter, verse, JSON.stringify(meanings)],
  nameOf: verseName,
  insert: prepared(() =>
    change(insertFrom(verseMeanings, { ...OF_DRAFT, ...cells(MEANING_COLUMNS) }, FROM_LISTED)),
  ),
};

export const LISTS = {
  lexicon: ENTRIES,
  names: NAMES,
  meanings: MEANINGS,
} satisfies Partial<Record<EditionRole, ListTable>>;

const keyOf = (list: ListTable, row: readonly unknown[]): string =>
  JSON.stringify(row.slice(0, list.key.length));

const storedRows = (
  list: ListTable,
  { edition }: Draft,
  revision: number,
  rows: readonly (readonly Cell[])[],
): SQL => {
  const isSame = list.key.map((column, place) => sql`${column} = p.value ->> ${sql.raw(`${place}`)}`);
  // CROSS JOIN makes SQLite look up each key, and not read the whole list.
  return sql`from json_each(${JSON.stringify(rows.map((row) => row.slice(0, list.key.length)))}) p
      cross join ${list.table} on ${list.table.editionId} = ${edition.id}
        and ${list.table.revisionNo} = ${revision} and ${sql.join(isSame, sql` and `)}`;
};

/**
 * Prepares a chunk of a list. All its rows are written, also those that did not change; only a row that the
 * job has already is a problem. The counts say how many rows are new, changed and unchanged.
 */
export async function prepareList<Row extends FromInput>(
  db: Database,
  list: ListOf<Row>,
  draft: Draft,
  records: readonly Row[],
): Promise<LoadWrite> {
  const all = records.map(list.cells);
  const [written, found] = await sendBatch(db, 'read', [
    select({ index: sql<number>`p.key` }, storedRows(list, draft, draft.revision, all)),
    select({ canonical: list.canonical }, storedRows(list, draft, draft.published, all)),
  ]);
  const published = new Map(
    found.map(({ canonical }) => {
      const row: unknown[] = JSON.parse(canonical);
      return [keyOf(list, row), JSON.stringify(row)];
    }),
  );
  const elsewhere = new Set(written.map(({ index }) => index));
  const { fresh, repeats } = withoutRepeats(
    records,
    (_, index) => keyOf(list, all[index] as readonly Cell[]),
    (index) => elsewhere.has(index),
  );
  const rows = fresh.map(({ index }) => all[index] as readonly Cell[]);
  const counts = { ...NO_ROWS };
  for (const row of rows) {
    const old = published.get(keyOf(list, row));
    if (old === undefined) counts.created += 1;
    else if (old === JSON.stringify(row)) counts.unchanged += 1;
    else counts.updated += 1;
  }
  return {
    counts,
    kept: [],
    problems: repeats.map((repeat) => repeatProblem(list.nameOf(repeat.record), draft.edition.id, repeat)),
    condition: sql`not exists (select 1 ${storedRows(list, draft, draft.revision, rows)})`,
    rows: (attempt) =>
      rows.length === 0
        ? []
        : [
            list.insert({
              ...attempt,
              editionId: draft.edition.id,
              revision: draft.revision,
              rows: JSON.stringify(rows),
            }),
          ],
  };
}
