import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ByteSource, memorySource } from '../byte-source.ts';
import { RefusedFile } from '../refused-file.ts';
import { MAX_ROW_BYTES, type RowsRead } from '../rows.ts';
import { readCsvHead } from './csv-head.ts';
import { type CsvChunk, type CsvPlanState, planCsv } from './plan-csv.ts';
import { readCsvChunk } from './read-csv-chunk.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const joined = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...bytesOf(part)] : part)));

async function plan(source: ByteSource, needed: string[], bytes = 7): Promise<CsvChunk[]> {
  const head = await readCsvHead(source, needed);
  const chunks: CsvChunk[] = [];
  let state: CsvPlanState | null = null;
  do {
    const part = await planCsv(source, head, state, 24, bytes);
    chunks.push(...part.chunks);
    state = part.state && JSON.parse(JSON.stringify(part.state));
  } while (state);
  return chunks;
}

async function readAll<Column extends string>(
  file: string | Uint8Array,
  columns: readonly Column[],
  bytes?: number,
): Promise<RowsRead<Record<Column, string>>> {
  const source = memorySource(typeof file === 'string' ? bytesOf(file) : file);
  const head = await readCsvHead(source, columns);
  const all: RowsRead<Record<Column, string>> = { records: [], problems: [] };
  for (const chunk of await plan(source, [...columns], bytes)) {
    const { records, problems } = await readCsvChunk(source, head, chunk, columns);
    expect(records.length + problems.length).toBe(chunk.rows);
    all.records.push(...records);
    all.problems.push(...problems);
  }
  return all;
}

const refusal = async (file: string | Uint8Array, columns = ['ref', 'text']): Promise<string> => {
  const error = await readAll(file, columns).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RefusedFile);
  return error instanceof Error ? error.message : '';
};

describe('rows of a CSV file are read as they were written', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', '\r\n', ' ', 'א', '𐤀', '\uFEFF'),
    }),
  );
  const notNul = cell.map((text) => text.replaceAll('\0', '0'));
  const style = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t'),
    newline: fc.constantFrom('\n', '\r\n', '\r'),
    quoteAll: fc.boolean(),
    bom: fc.boolean(),
    lastNewline: fc.boolean(),
    bytes: fc.integer({ min: 1, max: 40 }),
  });

  test('the rows of a CSV file are read as written, whatever their text, delimiter and line ends, and however many bytes a planning call scans', async () => {
    const rows = fc.array(fc.tuple(notNul, notNul, notNul), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        rows,
        style,
        async (rows, { delimiter, newline, quoteAll, bom, lastNewline, bytes }) => {
          const quoted = (text: string): string =>
            quoteAll || text === '' || /["\n\r,;\t]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
          const lines = [['a', 'b', 'c'], ...rows].map((cells) => cells.map(quoted).join(delimiter));
          const text = (bom ? '\uFEFF' : '') + lines.join(newline) + (lastNewline ? newline : '');
          const { records, problems } = await readAll(text, ['a', 'b', 'c'], bytes);
          expect(problems).toEqual([]);
          expect(records.map(({ cells }) => [cells.a, cells.b, cells.c])).toEqual(rows);
        },
      ),
      { seed: 13, numRuns: 300 },
    );
  });

  test('random bytes are read as a CSV file or refused, and every planned row becomes a record or a problem', async () => {
    const bytes = fc.array(
      fc.oneof(
        fc.constantFrom(0x22, 0x2c, 0x0a, 0x0d, 0x61, 0xd7, 0x90, 0),
        fc.integer({ min: 0, max: 255 }),
      ),
      { maxLength: 120 },
    );
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(bytes, fc.integer({ min: 1, max: 40 }), async (bytes, budget) => {
        await readAll(joined('ref,text\n', bytes), ['ref', 'text'], budget).catch((error: unknown) => {
          expect(error).toBeInstanceOf(RefusedFile);
          refused += 1;
        });
      }),
      { seed: 13, numRuns: 500 },
    );
    expect(refused).toBeGreaterThan(10);
    expect(refused).toBeLessThan(400);
  });

  test('rows of a CSV file count as in a spreadsheet: the header is row 1, empty rows count, line ends in quotes do not', async () => {
    const text = '\n"a\r\nref",text\r\nGen 1:1,"In\nthe\rbeginning"\r\n\r\nGen 1:2,And\n';
    const { records } = await readAll(text, ['text']);
    expect(records.map(({ row, cells }) => [row, cells.text])).toEqual([
      [3, 'In\nthe\rbeginning'],
      [5, 'And'],
    ]);
  });

  test('a CSV file that is planned in many short calls has the same chunks as one that is planned in one call', async () => {
    const text = `ref,text\r\n${Array.from({ length: 73 }, (_, i) => `"Gen 1:${i}","a\r\nb"`).join('\r\n')}`;
    const source = memorySource(bytesOf(text));
    const whole = await plan(source, ['ref'], 1e6);
    expect(whole.map(({ rows, row }) => [rows, row])).toEqual([
      [24, 2],
      [24, 26],
      [24, 50],
      [1, 74],
    ]);
    expect(await plan(source, ['ref'], 13)).toEqual(whole);
  });

  test.each([
    [0, []],
    [1, [1]],
    [24, [24]],
    [48, [24, 24]],
    [49, [24, 24, 1]],
  ])('%i rows of a CSV file are divided into chunks of at most 24', async (count, sizes) => {
    const source = memorySource(bytesOf(`ref,text\n${'Gen 1:1,x\n'.repeat(count)}`));
    expect((await plan(source, ['ref'], 1e6)).map(({ rows }) => rows)).toEqual(sizes);
  });

  test('a chunk of long CSV rows has at most 1 MiB, so that its write stays short', async () => {
    const row = `Gen 1:1,${'x'.repeat(300_000)}\n`;
    const source = memorySource(bytesOf(`ref,text\n${row.repeat(7)}`));
    const head = await readCsvHead(source, ['ref', 'text']);
    const { chunks } = await planCsv(source, head, null, 500, 1e7);
    expect(chunks.map(({ rows }) => rows)).toEqual([3, 3, 1]);
  });
});

describe('an unusual but valid CSV file', () => {
  test('an unusual but valid CSV file can have a byte order mark, empty lines, columns in another order or case, and unneeded columns', async () => {
    const { records, problems } = await readAll('\uFEFF\r\nExtra;TEXT; Ref \r\n\r\n1;In;Gen 1:1\r\n\r\n', [
      'ref',
      'text',
    ]);
    expect(problems).toEqual([]);
    expect(records).toEqual([{ row: 4, cells: { ref: 'Gen 1:1', text: 'In' } }]);
  });

  test('an unusual but valid CSV file can lack a column that is not needed: its cells are read as empty texts', async () => {
    const source = memorySource(bytesOf('ref\nGen 1:1'));
    const head = await readCsvHead(source, ['ref']);
    const [chunk] = await plan(source, ['ref']);
    const { records } = await readCsvChunk(source, head, chunk!, ['ref', 'note']);
    expect(records).toEqual([{ row: 2, cells: { ref: 'Gen 1:1', note: '' } }]);
  });

  test('an unusual but valid CSV file can hold formulas, which stay plain text', async () => {
    const { records } = await readAll('ref,text\nGen 1:1,"=1+1"\nGen 1:2,@SUM(A1)\n', ['text']);
    expect(records.map(({ cells }) => cells.text)).toEqual(['=1+1', '@SUM(A1)']);
  });

  test('an unusual but valid CSV file can have a column named __proto__', async () => {
    const { records } = await readAll('__proto__,text\nx,In\n', ['text']);
    expect(records).toEqual([{ row: 2, cells: { text: 'In' } }]);
    expect(Object.getPrototypeOf(records[0]!.cells)).toBe(Object.prototype);
  });

  test('an unusual but valid CSV file can have quotation marks inside an unquoted field, where they are text', async () => {
    const { records } = await readAll('ref,text\nGen 1:1,a "b" c\n', ['text']);
    expect(records[0]?.cells.text).toBe('a "b" c');
  });
});

describe('a bad row of a CSV file is reported as a problem, and the rows around it are read', () => {
  const around = async (...bad: (string | number[])[]) => {
    const read = await readAll(
      joined('ref,text\nGen 1:1,In\n', ...bad, '\nGen 1:3,And\n'),
      ['ref', 'text'],
      3,
    );
    expect(read.records.map(({ cells }) => cells.text)).toEqual(['In', 'And']);
    return read.problems;
  };

  test.each<[string, string, string | null, string]>([
    ['too few columns', 'Gen 1:2', null, 'The row has 1 columns, and the header has 2'],
    ['too many columns', 'Gen 1:2,a,b', null, 'The row has 3 columns, and the header has 2'],
    ['text after a closing quote', 'Gen 1:2,"a"b', null, 'The quotation marks do not match'],
    ['a NUL', 'Gen 1:2,a\0b', 'text', 'The text holds a NUL character'],
  ])(
    'a CSV row is reported as a problem, and the rows around it are read: %s',
    async (_, bad, column, message) => {
      expect(await around(bad)).toEqual([{ row: 3, column, message }]);
    },
  );

  test('bytes of a CSV row that are not UTF-8 are a problem with their place in the file', async () => {
    const message = 'The text is not UTF-8 at byte 29 of the file';
    expect(await around('Gen 1:2,', 'א', [0xff], 'b')).toEqual([
      { row: 3, column: 'text', message: message.replace('29', '30') },
    ]);
    // The first byte of a two-byte character, without the second byte.
    expect(await around('Gen 1:2,a', [0xd7])).toEqual([{ row: 3, column: 'text', message }]);
    // A slash in two bytes instead of one, and then half of a surrogate pair.
    expect(await around('Gen 1:2,a', [0xc0, 0xaf])).toEqual([{ row: 3, column: 'text', message }]);
    expect(await around('Gen 1:2,a', [0xed, 0xa0, 0x80])).toEqual([{ row: 3, column: 'text', message }]);
  });

  test('the CSV rows from an unclosed quote to the quote that closes it are one problem', async () => {
    const text = 'ref,text\nGen 1:1,"In\nGen 1:2,"And\nGen 1:3,Let\n';
    const { records, problems } = await readAll(text, ['ref', 'text']);
    expect(problems).toEqual([{ row: 2, column: null, message: 'The quotation marks do not match' }]);
    expect(records).toEqual([{ row: 3, cells: { ref: 'Gen 1:3', text: 'Let' } }]);
  });

  test('a CSV row of a million columns is a problem, and the rows around it are read', async () => {
    const text = `ref,text\nGen 1:1,In\n${','.repeat(999_999)}\nGen 1:3,And\n`;
    const { records, problems } = await readAll(text, ['ref', 'text'], 1e6);
    expect(records.map(({ cells }) => cells.text)).toEqual(['In', 'And']);
    const message = 'The row has 1000000 columns, and the header has 2';
    expect(problems).toEqual([{ row: 3, column: null, message }]);
  });

  test('a CSV row of more than 4 MB is a problem, and no more than 4 MB of it is read at once', async () => {
    const long = 'x'.repeat(20 * 1024 * 1024);
    const source = memorySource(bytesOf(`ref,text\nGen 1:1,In\nGen 1:2,"${long}"\nGen 1:3,And\n`));
    let most = 0;
    const watched: ByteSource = {
      size: source.size,
      read: (offset, length) => {
        most = Math.max(most, length);
        return source.read(offset, length);
      },
    };
    const head = await readCsvHead(watched, ['ref', 'text']);
    const read = [];
    const chunks = await plan(watched, ['ref'], 1e6);
    for (const chunk of chunks) read.push(await readCsvChunk(watched, head, chunk, ['ref', 'text']));
    expect(read.flatMap(({ problems }) => problems)).toEqual([
      { row: 3, column: 'text', message: 'The row is longer than 4 MB' },
    ]);
    expect(read.flatMap(({ records }) => records.map(({ row }) => row))).toEqual([2, 4]);
    expect(most).toBe(MAX_ROW_BYTES);
  });
});

describe('a CSV file is refused, and the message names the reason, when', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['it is empty', '', 'The file is empty'],
    ['it has only empty lines', '\n\r\n\r', 'The file has no header: its lines are all empty'],
    ['it has only a byte order mark', '\uFEFF', 'The file has no header: its lines are all empty'],
    ['it lacks a column', 'ref,txt\nGen 1:1,In\n', 'The file has no column “text” in its first row'],
    ['the header is missing', 'Gen 1:1,In\nGen 1:2,And\n', 'The file has no column “ref” in its first row'],
    ['two columns have the same name', 'ref,text,Text\n', 'The header has the column “text” twice'],
    ['the header is not UTF-8', joined('ref,', [0xe9], '\n'), 'The header is not UTF-8 at byte 4'],
    ['the header holds a NUL', 'ref,te\0xt\n', 'The header holds a NUL character: the file is not text'],
    [
      'text follows a closing quote of the header',
      '"ref"x,text\n',
      'The quotation marks of the header do not match',
    ],
    [
      'the header never ends',
      `ref,${'x'.repeat(70_000)}\n`,
      'The file has no header: its first row is longer than 65536 bytes',
    ],
    ['it is in UTF-16', joined([0xff, 0xfe], 'r\0'), 'The file is not CSV in UTF-8: it is text in UTF-16'],
    ['it is a ZIP archive', 'PK\x03\x04 and more', 'The file is not CSV in UTF-8: it is a ZIP archive'],
    ['it is a database', 'SQLite format 3\0', 'The file is not CSV in UTF-8: it is a SQLite database'],
    [
      'a quote that opens in the header is never closed',
      '"ref,text\nGen 1:1,In',
      'The quotation mark that opens in row 1 is never closed',
    ],
    [
      'a quote is still open at the end of the file',
      'ref,text\nGen 1:1,"In\nthe"\nGen 1:2,"And\nthe earth\n',
      'The quotation mark that opens in row 3 is never closed',
    ],
  ])('a CSV file is refused when %s', async (_, file, message) => {
    expect(await refusal(file)).toBe(message);
  });
});
