import { findBook } from '../../../../domain/canon/index.ts';
import { hasTitle, verseCount } from '../../../../domain/versification/index.ts';
import { splitRecord } from '../../../files/csv/split-record.ts';
import type { NameRecord, RowProblem } from '../../../records.ts';
import { tidyGreek } from '../../../words/tidy-greek.ts';
import type { PackLoader } from '../pack.ts';

const MEANINGS = 'HitchcocksBibleNamesDictionary.csv';
const PERSONS = 'BibleData-PersonLabel.csv';
const REFERENCE = 'label_reference_id';
const COMMA = ','.charCodeAt(0);
/** Codes of books in the file that `findBook` does not know, each with a name that it knows. */
const CODES: Readonly<Record<string, string>> = { IS: 'Isa', EZK: 'Ezek', JOL: 'Joel' };

type Row = ReadonlyMap<string, string>;

const linesOf = (csv: string): string[] => csv.trimEnd().split(/\r?\n/u);

/** Cleans a label or meaning: some of them write “G-d”, which becomes “God”. Null for an empty text and for “none”. */
const cleaned = (text: string | undefined): string | null => {
  const clean = (text ?? '').replace(/\b([Gg])-d\b/gu, '$1od').trim();
  return clean === '' || clean === 'none' ? null : clean;
};

const numbersIn = (text: string | undefined, letter: 'H' | 'G'): string[] =>
  [...(text ?? '').matchAll(new RegExp(`\\b${letter}(\\d+)`, 'gu'))].map(
    ([, number]) => `${letter}${Number(number)}`,
  );

function referenceIn(text: string): NameRecord['reference'] {
  const [, code = '', chapter, verse] = /^(\w+) +(\d+)[:.](\d+)$/u.exec(text.trim()) ?? [];
  const book = findBook(CODES[code] ?? code)?.id;
  const place = { chapter: Number(chapter), verse: Number(verse) };
  const first = book !== undefined && hasTitle(book, place.chapter) ? 0 : 1;
  const exists =
    book !== undefined && place.verse >= first && place.verse <= verseCount('english', book, place.chapter);
  return exists ? { book, ...place } : null;
}

const fromMeanings = (row: Row): Omit<NameRecord, 'row' | 'name'> => ({
  list: 'hitchcock',
  meaning: cleaned(row.get('Meaning')),
  hebrew: null,
  greek: null,
  strongs: [],
  reference: null,
});

const fromPersons = (row: Row): Omit<NameRecord, 'row' | 'name'> => ({
  list: 'persons',
  meaning: cleaned(row.get('hebrew_label_meaning')),
  hebrew: cleaned(row.get('hebrew_label')),
  greek: cleaned(tidyGreek(row.get('greek_label') ?? '')),
  strongs: [
    ...numbersIn(row.get('hebrew_strongs_number'), 'H'),
    ...numbersIn(row.get('greek_strongs_number'), 'G'),
  ],
  reference: referenceIn(row.get(REFERENCE) ?? ''),
});

const FILES = {
  [MEANINGS]: { name: 'Name', needed: ['Name', 'Meaning'], recordOf: fromMeanings },
  [PERSONS]: {
    name: 'english_label',
    needed: ['english_label', 'hebrew_label', 'hebrew_strongs_number', REFERENCE],
    recordOf: fromPersons,
  },
} as const;

function fileOf(part: string): (typeof FILES)[keyof typeof FILES] {
  if (part === MEANINGS || part === PERSONS) return FILES[part];
  throw new Error(`Not a list of names: ${part}`);
}

/** Meanings of names (Hitchcock) and names of persons with their Hebrew and Greek. Both files begin with a BOM. */
export const NAMES_LOADER: PackLoader = {
  version: 1,
  parts: [MEANINGS, PERSONS].map((file) => ({ part: file, files: [file] })),
  count: (part, read) => linesOf(read(part)).length - 1,
  read({ part, from, to }, read) {
    const { name, needed, recordOf } = fileOf(part);
    const [head = '', ...lines] = linesOf(read(part));
    const columns = splitRecord(head, COMMA) ?? [];
    const missing = needed.find((column) => !columns.includes(column));
    if (missing !== undefined) throw new Error(`${part} lacks the column ${missing}.`);
    const names: NameRecord[] = [];
    const problems: RowProblem[] = [];
    for (const [index, line] of lines.slice(from, to).entries()) {
      const row = from + index + 2;
      const fields = splitRecord(line, COMMA);
      const values: Row = new Map(columns.map((column, place) => [column, fields?.[place] ?? '']));
      const label = cleaned(values.get(name));
      const report = (kind: RowProblem['kind'], message: string): void => {
        problems.push({ kind, source: part, row, column: null, message });
      };
      if (fields?.length !== columns.length || label === null) {
        report('failed', `This row needs ${columns.length} columns and a name.`);
        continue;
      }
      const record = { row, name: label, ...recordOf(values) };
      names.push(record);
      const place = values.get(REFERENCE);
      if (place && record.reference === null) report('note', `${label}: there is no verse ${place}.`);
    }
    return { names: { names }, problems };
  },
};
