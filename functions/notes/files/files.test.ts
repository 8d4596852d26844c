import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NotesFormat } from '../../../domain/contract/index.ts';
import { type FileNote, writeNotes } from '../../../domain/notes/index.ts';
import * as csv from './csv.ts';
import type { FileRow } from './file-row.ts';
import * as json from './json.ts';
import * as markdown from './markdown.ts';

const MOST = 1_000;
const readCsv = (content: string) => csv.readCsv(content, MOST);
const readJson = (content: string) => json.readJson(content, MOST);
const readMarkdown = (content: string) => markdown.readMarkdown(content, MOST);

const writer = (format: NotesFormat) => (notes: readonly FileNote[]) =>
  writeNotes(format, notes, '2026-11-22T03:00:00.000Z');
const writeJson = writer('json');
const writeMarkdown = writer('markdown');
const writeCsv = writer('csv');

const FORMATS = [
  ['json', writeJson, readJson],
  ['markdown', writeMarkdown, readMarkdown],
  ['csv', writeCsv, readCsv],
] as const;

const note = (notes: string, verse = 3): FileNote => ({
  book: 'psalms',
  chapter: 23,
  verse,
  notes,
  isKabbalistic: verse % 2 === 0,
  createdAt: '2026-01-02T03:04:05.678Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
});
const values = (rows: readonly FileRow[]) => rows.map((row) => ('value' in row ? row.value : row.reason));

const ODD = [
  'a',
  ' a ',
  'a\n',
  '\na',
  '\n\n\na\n\n\n',
  'a\r',
  '\ra',
  'a\r\n',
  '\r\na\r\n\r\n',
  'a\r\n\r',
  'a\n\r',
  'a\rb\nc\r\nd',
  'a\u2028b\u2029<!-- note x -->',
  '\uFEFFa',
  'a\uFEFF',
  'a\tb\t',
  '\u00A0a',
  '=1+1',
  '+1',
  '-1',
  '@x',
  '\tx',
  '\rx',
  "'=1",
  "''=1",
  "'Tis",
  "'",
  "''",
  ' =1',
  '＝1',
  "' @x",
  '\n-x',
  '"',
  '""',
  '"a',
  'a"',
  'a,b;c\td',
  '",\r\n"',
  '"\n"',
  '","',
  '\\',
  '\\"',
  "','",
  '---\ntitle: x\n---\n',
  '# a\n\n## Psalm 23:3\n\nb',
  '## b',
  '\n## b\n\n',
  '```\ncode\n',
  '- [ ] x\n  - y',
  '<!-- note {} -->',
  '\\<!-- note {} -->\n\\\\<!-- note',
  'a\n<!-- note {"book":"john"} -->\n## John\n\nb',
  '-->',
  '<!-- note ',
  '<!--',
  '{"notes":[]}',
  'תְּהִלִּים כג:ג',
  'Ἐν ἀρχῇ',
  '👩‍👩‍👧 😀',
  'a\u0001b',
  'book,chapter',
];

describe.each(FORMATS)('%s', (_, write, read) => {
  test('every odd note, alone in a file, is read as it was written', () => {
    for (const text of ODD) expect(values(read(write([note(text)])))).toEqual([note(text)]);
  });

  test('all odd notes, together in one file, are read as they were written', () => {
    const notes = ODD.map((text, index) => note(text, index));
    expect(values(read(write(notes)))).toEqual(notes);
  });

  test('notes with random texts are read as they were written', () => {
    const piece = fc.oneof(fc.constantFrom(...ODD, '\n', '\r', '\r\n', "'", '"', ',', ' '), fc.string());
    const text = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
        const notes = texts.map((one, index) => note(one, index));
        expect(values(read(write(notes)))).toEqual(notes);
      }),
      { numRuns: 500, seed: 22 },
    );
  });

  test('a file of about five million characters can be read', () => {
    const notes = Array.from({ length: 300 }, (_, index) => note(`${'x "y" '.repeat(2_500)}${index}`));
    expect(values(read(write(notes)))).toEqual(notes);
  });
});

test('a JSON or CSV file may have no notes, but a Markdown file without notes is refused', () => {
  expect(readJson(writeJson([]))).toEqual([]);
  expect(readCsv(writeCsv([]))).toEqual([]);
  expect(() => readMarkdown(writeMarkdown([]))).toThrow('has no notes');
});

describe('csv', () => {
  test('a CSV file begins with a byte order mark, and no cell in it begins like a formula', () => {
    const csv = writeCsv(ODD.map((text) => note(text)));
    expect(csv.startsWith('\uFEFF"book","chapter","verse","notes"')).toBe(true);
    expect(csv).not.toMatch(/"\s*[=+@]/u);
    expect(writeCsv([note('=HYPERLINK("x")')])).toContain(`"'=HYPERLINK(""x"")"`);
  });

  test.each([
    ['semicolons, TRUE and LF', 'Book;Chapter;Verse;Notes;isKabbalistic\nPsalms; 23 ;3;a;TRUE\n', 'a'],
    ['tabs, lone CR, columns in another order', 'notes\tverse\tchapter\tbook\ra\t3\t23\tPsalms\r', 'a'],
    [
      'an apostrophe that does not protect from a formula',
      "book,chapter,verse,notes\nPsalms,23,3,'Tis",
      "'Tis",
    ],
    ['a space after a quotation mark', 'book,chapter,verse,notes\n"Psalms" ,"23" ,3,"a" \n', 'a'],
    ['line ends within a cell', 'book,chapter,verse,notes\r\nPsalms,23,3,"a\nb\rc"\r\n', 'a\nb\rc'],
  ])('readCsv reads files of other programs: %s', (_name, file, text) => {
    const [row] = readCsv(file);
    expect(row).toMatchObject({ row: 2, value: { book: 'Psalms', chapter: 23, verse: 3, notes: text } });
  });

  test('readCsv reads a file whose rows end in different ways', () => {
    const rows = readCsv(
      'book,chapter,verse,notes\r\nPsalms,1,1,a\nPsalms,1,2,"b\n\rc"\rPsalms,1,3,d\r\n\nPsalms,1,4,e',
    );
    expect(rows.map(({ row }) => row)).toEqual([2, 3, 4, 6]);
    expect(values(rows)).toMatchObject([{ notes: 'a' }, { notes: 'b\n\rc' }, { notes: 'd' }, { notes: 'e' }]);
  });

  test('a CSV row that cannot be read is refused with its number in the sheet; empty rows are skipped', () => {
    const reason = expect.stringContaining('quotation marks do not match');
    const csv = 'book,chapter,verse,notes\n\npsalms,23,1,a, b\n';
    expect(readCsv(`${csv}psalms,23,3,c\npsalms,23,4,"d\npsalms,23,5,e\n`)).toEqual([
      { row: 3, reason: 'It has more cells than the first row' },
      { row: 4, value: expect.objectContaining({ verse: 3, notes: 'c' }) },
      { row: 5, reason },
    ]);
    expect(readCsv(`${csv}psalms,23,2,"a"b"\npsalms,23,3,c\n`).slice(1)).toEqual([
      { row: 4, reason },
      { row: 5, value: expect.objectContaining({ verse: 3, notes: 'c' }) },
    ]);
  });

  test('a CSV row with a wrong quotation mark does not damage the next row', () => {
    const file = 'book,chapter,verse,notes\npsalms,23,1,"a"b\npsalms,23,2,"c" "d"\npsalms,23,3,e"f""\n';
    expect(readCsv(file)).toEqual([
      { row: 2, reason: expect.stringContaining('quotation marks') },
      { row: 3, reason: expect.stringContaining('quotation marks') },
      { row: 4, value: expect.objectContaining({ verse: 3, notes: 'e"f""' }) },
    ]);
  });

  test('a CSV cell that is too long for a note is cut, and is still too long', () => {
    for (const text of ['"'.repeat(20_001), `=${'"'.repeat(20_000)}`, 'x'.repeat(50_000)]) {
      const [row] = readCsv(writeCsv([note(text)]));
      expect(row).toMatchObject({ value: { notes: expect.stringMatching(/^[\s\S]{20001,40004}$/u) } });
    }
    const longest = `=${'"'.repeat(19_999)}`;
    expect(values(readCsv(writeCsv([note(longest)])))).toEqual([note(longest)]);
  });

  test.each(['', 'nothing', 'book,chapter,verse\n', '"book', '{"notes":[]}'])(
    'the text %j is refused, because it is not a CSV file of notes',
    (content) => {
      expect(() => readCsv(content)).toThrow('has no column');
    },
  );
});

describe('markdown', () => {
  test('a Markdown export has a heading for each verse; an import names the line of a note that it cannot read', () => {
    const file = writeMarkdown([{ ...note('a'), verse: 0, chapter: 51 }, note('b')]);
    expect(file.split('\n').filter((line) => line.startsWith('#'))).toEqual([
      '# My Study Notes',
      '## Psalm 51 title',
      '## Psalm 23:3',
    ]);
    const broken = file.replace('<!-- note {"book"', '<!-- note {book');
    expect(readMarkdown(broken)).toEqual([
      { row: 3, reason: 'Its first line cannot be read' },
      { row: 8, value: note('b') },
    ]);
  });

  test.each([
    ['without its end', ' -->', ''],
    ['with a line break in its data', '"chapter":23,', '"chapter":\n23,'],
    ['with text after its end', ' -->', ' --> and more'],
  ])('a note with a damaged first line, %s, is refused and not added to another note', (_, from, to) => {
    const notes = [note('a'), note('b', 4), note('c', 5)];
    const [first, ...others] = writeMarkdown(notes)
      .split(/(?=<!-- note )/u)
      .slice(1);
    const [second = '', third] = others;
    expect(readMarkdown(`${first}${second.replace(from, to)}${third}`)).toEqual([
      { row: 1, value: notes[0] },
      { row: 6, reason: 'Its first line cannot be read' },
      { row: expect.any(Number), value: notes[2] },
    ]);
  });

  test('a Markdown heading that the export has not written belongs to the note', () => {
    const file = writeMarkdown([note('a')]);
    const read = (content: string) => values(readMarkdown(content));
    expect(read(file.replace('## Psalm 23:3', '## The shepherd'))).toEqual([note('## The shepherd\n\na')]);
    expect(read(file.replace('## Psalm 23:3\n\n', '## Psalm 23\n'))).toEqual([note('## Psalm 23\na')]);
    expect(read(file.replace('## Psalm 23:3\n\n', ''))).toEqual([note('a')]);
    expect(read(file.replace('## Psalm 23:3', '## Psalm 23:3  '))).toEqual([note('a')]);
    const named = file.replace('"psalms"', '"Ps"');
    expect(read(named)).toEqual([{ ...note('a'), book: 'Ps' }]);
    expect(read(file.replace('"psalms"', '"x"'))).toEqual([{ ...note('## Psalm 23:3\n\na'), book: 'x' }]);
  });

  test('a file whose line ends an editor has changed, or whose last line end is missing, can be read', () => {
    const file = writeMarkdown([note('a\nb'), note('c', 4)]);
    expect(values(readMarkdown(file.trimEnd()))).toEqual([note('a\nb'), note('c', 4)]);
    expect(values(readMarkdown(`\uFEFF${file.replaceAll('\n', '\r\n')}`))).toEqual([
      note('a\r\nb'),
      note('c', 4),
    ]);
  });
});

test('JSON that is invalid or has no notes is refused with a reason', () => {
  expect(() => readJson('{"notes":[')).toThrow('is not JSON');
  expect(() => readJson('')).toThrow('is not JSON');
  for (const file of ['{}', 'null', '3', '{"notes":{}}']) expect(() => readJson(file)).toThrow('no list');
  expect(values(readJson('\uFEFF[1]'))).toEqual([1]);
});
