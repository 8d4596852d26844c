/**
 * The catalogue of import buttons: one entry for each `POST /api/admin/{id}` that starts an import with a
 * fixed task. The screens read the targets of the buttons from it, and the server reads the jobs.
 */
import { type BookId, CORE_BOOKS } from '../canon/index.ts';
import type { FileGuesses, FileNumbering, OwnEdition } from './own-texts.ts';
import {
  type ChapterRange,
  FEAST_PASSAGES,
  JACOB_AND_ATONEMENT,
  MESSIANIC_PASSAGES,
  SPIRITUAL_PASSAGES,
  TORAH_NARRATIVES,
} from './passages.ts';

/**
 * The task of an import job: its kind and the input to import. `chapters` null means all chapters. `files`
 * are the names of the files to import; without it, every file is imported. The server adds the files that it
 * finds in the bucket.
 */
export type ImportTask =
  | { kind: 'sefaria'; chapters: readonly ChapterRange[] }
  | { kind: 'csv'; chapters: readonly ChapterRange[] | null; files?: readonly string[] | undefined }
  | { kind: 'zip'; andImport: boolean }
  | { kind: 'database-check' }
  | { kind: 'database' }
  | { kind: 'pack'; pack: string; chapters: readonly ChapterRange[] | null }
  | ({ kind: 'text-preview' } & TextReading)
  | ({ kind: 'own-text'; edition: OwnEdition } & TextReading & { numbering: FileNumbering });

/** A file with a text, by its key in the bucket, and how it is read. Without a numbering the likely one is proposed. */
interface TextReading {
  file: string;
  guesses: FileGuesses;
  numbering?: FileNumbering | undefined;
}

/** The kinds of import jobs that the Worker does. */
export type ImportKind = ImportTask['kind'];

export interface Button {
  id: string;
  title: string;
  task: ImportTask;
}

/** The name of the data that an import job writes. There is at most one unfinished job for each target. */
export function targetOf(task: ImportTask): string {
  switch (task.kind) {
    case 'pack':
      return `pack-${task.pack}`;
    case 'text-preview':
      return `preview-${task.file}`;
    case 'own-text':
      return task.edition.id;
    case 'zip':
      return task.andImport ? 'csv' : 'csv-files';
    default:
      return task.kind;
  }
}

const chapters = (book: BookId, ...ranges: (number | [from: number, to: number])[]): ChapterRange[] =>
  ranges.map((range) => {
    const [from, to] = typeof range === 'number' ? [range, range] : range;
    return { book, from, to };
  });

const whole = (book: BookId): ChapterRange[] =>
  CORE_BOOKS.filter(({ id }) => id === book).flatMap(({ id, chapters: last }) => chapters(id, [1, last]));

const fromSefaria = (id: string, title: string, ...ranges: ChapterRange[]): Button => ({
  id,
  title,
  task: { kind: 'sefaria', chapters: ranges },
});
const fromCsv = (id: string, title: string, ranges: readonly ChapterRange[] | null): Button => ({
  id,
  title,
  task: { kind: 'csv', chapters: ranges },
});

const TORAH = ['genesis', 'exodus', 'leviticus', 'numbers', 'deuteronomy'] as const;

const batches = (name: string, book: BookId, lists: ChapterRange[][]): Button[] =>
  lists.map((ranges, index) => {
    const number = lists.length === 1 ? '' : `-batch${index + 1}`;
    const title = `Missing chapters of ${name}${lists.length === 1 ? '' : `, batch ${index + 1}`}`;
    return fromSefaria(`import-missing-${book}${number}`, title, ...ranges);
  });

export const BUTTONS: readonly Button[] = [
  fromCsv(
    'import-jacob-atonement-from-csv',
    'Jacob’s blessing and the Day of Atonement, from CSV',
    JACOB_AND_ATONEMENT,
  ),
  fromCsv('import-spiritual-from-csv', 'Spiritually significant chapters, from CSV', SPIRITUAL_PASSAGES),
  fromCsv('import-from-csv', 'All CSV files', null),
  { id: 'extract-zip-files', title: 'Extract ZIP files', task: { kind: 'zip', andImport: false } },
  {
    id: 'process-zipped-csv',
    title: 'Extract ZIP files and import them',
    task: { kind: 'zip', andImport: true },
  },
  { id: 'database-header', title: 'Check database structure', task: { kind: 'database-check' } },
  { id: 'import-gematria-database', title: 'Full gematria database', task: { kind: 'database' } },
  fromCsv(
    'import-jacob-atonement-from-specialized-csv',
    'Jacob’s blessing and the Day of Atonement, from CSV',
    JACOB_AND_ATONEMENT,
  ),
  fromCsv(
    'import-spiritual-from-specialized-csv',
    'Spiritually significant chapters, from CSV',
    SPIRITUAL_PASSAGES,
  ),
  fromCsv('import-additional-spiritual', 'Key Torah narratives, from CSV', TORAH_NARRATIVES),
  fromCsv('import-messianic-passages', 'Messianic prophecies, from CSV', MESSIANIC_PASSAGES),
  fromCsv('import-feast-day-passages', 'Feast day passages, from CSV', FEAST_PASSAGES),
  fromSefaria(
    'import-spiritual-from-sefaria',
    'All 24 spiritual passages, from Sefaria',
    ...SPIRITUAL_PASSAGES,
  ),
  fromCsv('import-from-specialized-csv', 'All CSV files', null),
  fromSefaria('import-complete-book', 'Genesis, from Sefaria', ...whole('genesis')),
  fromSefaria('import-exodus-all', 'Exodus, from Sefaria', ...whole('exodus')),
  fromSefaria('import-leviticus-all', 'Leviticus, from Sefaria', ...whole('leviticus')),
  fromSefaria('import-numbers-all', 'Numbers, from Sefaria', ...whole('numbers')),
  fromSefaria('import-deuteronomy-all', 'Deuteronomy, from Sefaria', ...whole('deuteronomy')),
  fromSefaria('import-complete-torah', 'The whole Torah, from Sefaria', ...TORAH.flatMap(whole)),
  ...batches('Genesis', 'genesis', [
    chapters('genesis', 29, 31, [33, 35]),
    chapters('genesis', [36, 40]),
    chapters('genesis', [41, 45]),
    chapters('genesis', [46, 48], 50),
  ]),
  ...batches('Leviticus', 'leviticus', [
    chapters('leviticus', [4, 8]),
    chapters('leviticus', [17, 18], [20, 22]),
    chapters('leviticus', 24, [26, 27]),
  ]),
  ...batches('Exodus', 'exodus', [chapters('exodus', [6, 13])]),
  ...batches('Numbers', 'numbers', [
    chapters('numbers', 2, [4, 5]),
    chapters('numbers', [7, 16]),
    chapters('numbers', [17, 26]),
    chapters('numbers', [27, 36]),
  ]),
  ...batches('Deuteronomy', 'deuteronomy', [
    chapters('deuteronomy', [1, 5]),
    chapters('deuteronomy', [7, 16]),
    chapters('deuteronomy', [17, 26]),
    chapters('deuteronomy', [27, 33]),
  ]),
  fromSefaria('import-genesis-batch1-5', 'Genesis 1–5, from Sefaria', ...chapters('genesis', [1, 5])),
  fromSefaria('import-genesis-batch6-10', 'Genesis 6–10, from Sefaria', ...chapters('genesis', [6, 10])),
  fromSefaria('import-genesis-batch11-15', 'Genesis 11–15, from Sefaria', ...chapters('genesis', [11, 15])),
  fromSefaria('import-genesis-batch16-20', 'Genesis 16–20, from Sefaria', ...chapters('genesis', [16, 20])),
  fromSefaria('import-genesis-batch21-25', 'Genesis 21–25, from Sefaria', ...chapters('genesis', [21, 25])),
  fromSefaria(
    'import-genesis-batch26-28-gaps',
    'Genesis 26–28, 30 and 32, from Sefaria',
    ...chapters('genesis', [26, 28], 30, 32),
  ),
  fromSefaria('import-genesis-chapter49', 'Genesis 49, from Sefaria', ...chapters('genesis', 49)),
  fromSefaria(
    'import-genesis-complete',
    'Genesis 1–28, 30, 32 and 49, from Sefaria',
    ...chapters('genesis', [1, 28], 30, 32, 49),
  ),
  {
    id: 'import-1-esdras',
    title: '1 Esdras 3, the King’s Contest',
    task: { kind: 'pack', pack: 'greek-apocrypha', chapters: chapters('1 esdras', 3) },
  },
];

/** The ids of the two import buttons whose request names the chapters in its body. */
export const PASSAGE_BUTTON = 'import-specific-passage';
export const RANGE_BUTTON = 'import-chapter-range';

export const buttonById = (id: string): Button | undefined => BUTTONS.find((button) => button.id === id);
