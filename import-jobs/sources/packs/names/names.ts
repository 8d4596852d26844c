import { findBook } from '../../../../domain/canon/index.ts';
import { hasTitle, verseCount } from '../../../../domain/versification/index.ts';
import { splitRecord } from '../../../files/csv/split-record.ts';
import type { NameRecord, RowProblem } from '../../../records.ts';
import { tidyGreek } from '../../../words/tidy-greek.ts';
import { definePack, type PackPart, problemAt } from '../pack.ts';

const MEANINGS = 'HitchcocksBibleNamesDictionary.csv';
const PERSONS = 'BibleData-PersonLabel.csv';
const REFERENCE = 'label_reference_id';
const COMMA = ','.charCodeAt(0);
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

interface NameFile extends PackPart {
  name: string;
  /** The columns that the file must have. A file without them is not the expected one. */
  needed: readonly string[];
  recordOf(row: Row): Omit<NameRecord, 'row' | 'name'>;
}

const FILES: readonly NameFile[] = [
  {
    part: MEANINGS,
    files: [MEANINGS],
    name: 'Name',
    needed: ['Name', 'Meaning'],
    recordOf: (row) => ({
      list: 'hitchcock',
      meaning: cleaned(row.get('Meaning')),
      hebrew: null,
      greek: null,
      strongs: [],
      reference: null,
    }),
  },
  {
    part: PERSONS,
    files: [PERSONS],
    name: 'english_label',
    needed: ['english_label', 'hebrew_label', 'hebrew_strongs_number', REFERENCE],
    recordOf: (row) => ({
      list: 'persons',
      meaning: cleaned(row.get('hebrew_label_meaning')),
      hebrew: cleaned(row.get('hebrew_label')),
      greek: cleaned(tidyGreek(row.get('greek_label') ?? '')),
      strongs: [
        ...numbersIn(row.get('hebrew_strongs_number'), 'H'),
        ...numbersIn(row.get('greek_strongs_number'), 'G'),
      ],
      reference: referenceIn(row.get(REFERENCE) ?? ''),
    }),
  },
];

/** Meanings of names (Hitchcock) and names of persons with their Hebrew and Greek. Both files begin with a BOM. */
export const NAMES = definePack({
  id: 'names',
  title: 'Names: Hitchcock’s meanings, and persons with their Hebrew and Greek',
  unit: 'names',
  editions: [
    {
      id: 'names',
      source:
        'Hitchcock’s Bible Names Dictionary and the person labels of BibleData, by Brady Stephenson, ' +
        'https://github.com/BradyStephenson/bible-data, commit c6bf7893; the name of God is written out',
      expected: { entries: 6_370 },
    },
  ],
  upstream: {
    repository: 'BradyStephenson/bible-data',
    commit: 'c6bf7893c78352effad1c32dcc4dc2c0ffbb4ee1',
    archive: null,
  },
  mirror: 'names',
  files: [
    {
      path: PERSONS,
      bytes: 595_400,
      sha256: '6ba4979c03a2cd3360f5ac0c17285124ebb0dbc6caa51ebe3c2d31d068fbfdfa',
    },
    {
      path: MEANINGS,
      bytes: 81_763,
      sha256: 'b6e883c68414d0cef9a4dd3d5fedb719c5bc90d69ed970d7420fdaa281c05fb8',
    },
  ],
  version: 1,
  parts: FILES,
  count: ({ part }, read) => linesOf(read(part)).length - 1,
  read({ part, name, needed, recordOf }, { from, to }, read) {
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
      if (fields?.length !== columns.length || label === null) {
        problems.push(problemAt('failed', part, row, `This row needs ${columns.length} columns and a name.`));
        continue;
      }
      const record = { row, name: label, ...recordOf(values) };
      names.push(record);
      const place = values.get(REFERENCE);
      if (place && record.reference === null)
        problems.push(problemAt('note', part, row, `${label}: there is no verse ${place}.`));
    }
    return { names: { names }, problems };
  },
});
