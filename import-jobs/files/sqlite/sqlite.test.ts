import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { execute } from '../../../db/sync-sql.ts';
import { memorySource } from '../byte-source.ts';
import { RefusedFile } from '../refused-file.ts';
import type { RowsRead } from '../rows.ts';
import { readCreateTable } from './create-table.ts';
import { describeTables, openSqlite, tableOf } from './open-sqlite.ts';
import { planTable, type TableChunk } from './plan-table.ts';
import { readTableChunk } from './read-table-chunk.ts';
import { readRow, type SqlValue } from './row.ts';
import { makeDatabase, queryDatabase, textOf } from './testing.ts';

async function plan(bytes: Uint8Array, name: string, call?: number): Promise<TableChunk[]> {
  const chunks: TableChunk[] = [];
  let next: number | null = null;
  do {
    // Each call opens the file again, as each chunk of a job does.
    const file = await openSqlite(memorySource(bytes));
    const part = await planTable(file, tableOf(file, name, []), next, 24, call);
    chunks.push(...part.chunks);
    next = part.next;
  } while (next !== null);
  return chunks;
}

async function readAll<Name extends string>(
  bytes: Uint8Array,
  name: string,
  columns: readonly Name[],
  call?: number,
): Promise<RowsRead<Record<Name, SqlValue>>> {
  const all: RowsRead<Record<Name, SqlValue>> = { records: [], problems: [] };
  for (const chunk of await plan(bytes, name, call)) {
    const file = await openSqlite(memorySource(bytes));
    const { records, problems } = await readTableChunk(file, tableOf(file, name, columns), chunk, columns);
    expect(records.length + problems.length).toBe(chunk.rows);
    expect(chunk.rows).toBeLessThanOrEqual(24);
    all.records.push(...records);
    all.problems.push(...problems);
  }
  return all;
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RefusedFile);
  return error instanceof Error ? error.message : '';
}

const made = (...statements: SQL[]): Uint8Array =>
  makeDatabase((db) => {
    for (const statement of statements) execute(db, statement);
  });
const raw = (text: string | number): SQL => sql.raw(String(text));
const changed = (bytes: Uint8Array, change: (view: DataView) => void): Uint8Array => {
  const copy = bytes.slice();
  change(new DataView(copy.buffer));
  return copy;
};

const fillVerses = (db: Database.Database, count = 3000): void => {
  execute(db, sql`BEGIN`);
  for (let id = 1; id <= count; id++) {
    const text = (id % 100 === 0 ? 'אבגד '.repeat(900) : 'אבגד ').repeat(1 + (id % 7));
    execute(db, sql`INSERT INTO verses (id, ref, text) VALUES (${id}, ${`Gen ${id}`}, ${text})`);
  }
  execute(db, sql`COMMIT`);
};
const VERSES = sql`CREATE TABLE verses (id INTEGER PRIMARY KEY, ref TEXT NOT NULL, text TEXT)`;
const verses = makeDatabase((db) => {
  execute(db, VERSES);
  fillVerses(db);
});

describe('rows of a SQLite file are read as SQLite reads them', () => {
  const value = fc.oneof(
    fc.constant(null),
    fc.maxSafeInteger(),
    fc.integer({ min: -70_000, max: 70_000 }),
    fc.constantFrom(0, 1, -1, 127, -128, 32_767, -8_388_608, 8_388_608, 2 ** 31, -(2 ** 47), 2 ** 47),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '0')),
    fc
      .tuple(fc.string({ minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 900 }))
      .map(([text, times]) => text.replaceAll('\0', '0').repeat(times)),
    fc.uint8Array({ maxLength: 40 }),
  );
  const rows = fc.uniqueArray(
    fc.record({
      rowid: fc.oneof(fc.integer({ min: -300, max: 3000 }), fc.maxSafeInteger()),
      values: fc.tuple(value, value, value),
    }),
    { maxLength: 120, selector: ({ rowid }) => rowid },
  );
  const form = fc.record({
    pageBytes: fc.constantFrom(512, 1024, 4096, 65536),
    vacuum: fc.constantFrom(0, 1, 2),
    call: fc.integer({ min: 1, max: 60_000 }),
  });

  test('rows of a SQLite file are read with any values, on pages of any size, after some rows were deleted or changed', async () => {
    await fc.assert(
      fc.asyncProperty(rows, form, async (rows, { pageBytes, vacuum, call }) => {
        const bytes = makeDatabase((db) => {
          execute(db, sql`PRAGMA page_size = ${raw(pageBytes)}; PRAGMA auto_vacuum = ${raw(vacuum)}`);
          execute(db, sql`CREATE TABLE t (a, id INTEGER PRIMARY KEY, b TEXT, c REAL)`);
          for (const { rowid, values } of rows) {
            const [a, b, c] = values.map((v) => (v instanceof Uint8Array ? Buffer.from(v) : v));
            execute(db, sql`INSERT INTO t (id, a, b, c) VALUES (${rowid}, ${a}, ${b}, ${c})`);
          }
          execute(
            db,
            sql`DELETE FROM t WHERE id % 5 = 2; UPDATE t SET a = 'changed ' || hex(zeroblob(id % 900)) WHERE id % 7 = 3`,
          );
        });
        const { records, problems } = await readAll(bytes, 'T', ['ID', 'a', 'b', 'c'], call);
        const expected = queryDatabase(bytes, sql`SELECT id, a, b, c FROM t ORDER BY id`).map((row) =>
          row.map((cell) => (Buffer.isBuffer(cell) ? Uint8Array.from(cell) : cell)),
        );
        expect(problems).toEqual([]);
        expect(records.map(({ cells }) => [cells.ID, cells.a, cells.b, cells.c])).toEqual(expected);
        expect(records.map(({ row }) => row)).toEqual(expected.map(([id]) => id));
      }),
      { seed: 13, numRuns: 60 },
    );
  });

  test('a SQLite table is planned in chunks of at most 24 rows, in many calls as in one call', async () => {
    const whole = await plan(verses, 'verses');
    expect(whole.reduce((sum, { rows }) => sum + rows, 0)).toBe(3000);
    expect(await plan(verses, 'verses', 1)).toEqual(whole);
    expect(await plan(verses, 'verses', 100_000)).toEqual(whole);
    const { records } = await readAll(verses, 'verses', ['ref']);
    expect(records.map(({ cells }) => cells.ref)).toEqual(
      Array.from({ length: 3000 }, (_, index) => `Gen ${index + 1}`),
    );
  });

  test.each([
    [0, []],
    [1, [1]],
    [24, [24]],
    [48, [24, 24]],
    [49, [24, 24, 1]],
  ])('%i rows of a SQLite table are divided into chunks of at most 24', async (count, sizes) => {
    const bytes = makeDatabase((db) => {
      execute(db, sql`CREATE TABLE t (a)`);
      for (let id = 1; id <= count; id++) execute(db, sql`INSERT INTO t VALUES (${id})`);
    });
    expect((await plan(bytes, 't')).map(({ rows }) => rows)).toEqual(sizes);
    expect((await readAll(bytes, 't', ['a'])).records.map(({ cells }) => cells.a)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
  });

  test('SQLite rows of each length from 0 to 1,599 characters are read, the longer ones with their overflow pages', async () => {
    const bytes = makeDatabase((db) => {
      execute(db, sql`PRAGMA page_size = 512; CREATE TABLE t (a)`);
      for (let length = 0; length < 1600; length++)
        execute(db, sql`INSERT INTO t VALUES (${'x'.repeat(length)})`);
    });
    const { records } = await readAll(bytes, 't', ['a']);
    expect(records.map(({ cells }) => String(cells.a).length)).toEqual([...Array(1600).keys()]);
  });

  test('a chunk of SQLite rows has at most 1 MiB, so that its write stays short', async () => {
    const bytes = made(
      sql`CREATE TABLE t (a)`,
      sql`INSERT INTO t VALUES (hex(zeroblob(400000))), (1), (hex(zeroblob(400000)))`,
    );
    expect((await plan(bytes, 't')).map(({ rows }) => rows)).toEqual([2, 1]);
  });

  test('rows are read from a SQLite file with a wrong number of pages in its header, as old versions of SQLite left it', async () => {
    const bytes = changed(made(sql`CREATE TABLE t (a)`, sql`INSERT INTO t VALUES (1)`), (view) => {
      view.setUint32(28, 99);
      view.setUint32(92, 99);
    });
    expect((await readAll(bytes, 't', ['a'])).records).toHaveLength(1);
  });

  test('a SQLite row has the default value of each column that was added after the row was written', async () => {
    const defaults = [
      "TEXT DEFAULT 'it''s'",
      'INTEGER DEFAULT -7',
      "INTEGER DEFAULT '5'",
      'TEXT DEFAULT 5',
      'REAL DEFAULT 1.5',
      "DEFAULT ('x')",
      'DEFAULT (-2)',
      'INT NOT NULL DEFAULT TRUE',
      'TEXT DEFAULT "double"',
      'TEXT',
      'DEFAULT NULL',
      'BLOB DEFAULT 0x10',
      'TEXT REFERENCES t (a) ON DELETE SET DEFAULT',
    ];
    const bytes = made(
      sql`PRAGMA foreign_keys = OFF`,
      sql`CREATE TABLE t (a)`,
      sql`INSERT INTO t VALUES (1)`,
      ...defaults.map((type, index) => sql`ALTER TABLE t ADD COLUMN c${raw(index)} ${raw(type)}`),
      sql`INSERT INTO t (a, c0) VALUES (2, 7)`,
    );
    const columns = ['a', ...defaults.map((_, index) => `c${index}`)];
    const { records, problems } = await readAll(bytes, 't', columns);
    expect(problems).toEqual([]);
    expect(records.map(({ cells }) => columns.map((column) => cells[column]))).toEqual(
      queryDatabase(bytes, sql`SELECT * FROM t`),
    );
    expect(records[0]?.cells.c0).toBe("it's");
  });

  test('deleted SQLite rows are not read, although their pages are still in the file', async () => {
    const bytes = makeDatabase((db) => {
      execute(db, VERSES);
      fillVerses(db);
      execute(db, sql`DELETE FROM verses WHERE id > 10`);
    });
    expect(new DataView(bytes.buffer).getUint32(36)).toBeGreaterThan(50);
    expect((await readAll(bytes, 'verses', ['id'])).records.map(({ row }) => row)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  test('rows are read from a SQLite file with pages that reserve bytes for an extension', async () => {
    const empty = made(sql`PRAGMA user_version = 1`);
    const reserving = changed(empty, (view) => {
      view.setUint8(20, 32);
      view.setUint16(105, 4096 - 32);
    });
    const bytes = makeDatabase((db) => {
      execute(db, VERSES);
      fillVerses(db);
    }, reserving);
    expect(bytes[20]).toBe(32);
    const { records } = await readAll(bytes, 'verses', ['id', 'ref', 'text']);
    expect(records.map(({ cells }) => [cells.id, cells.ref, cells.text])).toEqual(
      queryDatabase(bytes, sql`SELECT id, ref, text FROM verses`),
    );
  });

  test('a SQLite row has null for a column that its table lacks', async () => {
    const { records } = await readAll(made(sql`CREATE TABLE t (a)`, sql`INSERT INTO t VALUES (1)`), 't', [
      'a',
    ]);
    expect(records).toEqual([{ row: 1, cells: { a: 1 } }]);
    const bytes = made(sql`CREATE TABLE t (a)`, sql`INSERT INTO t VALUES (1)`);
    const file = await openSqlite(memorySource(bytes));
    const table = tableOf(file, 't', ['a']);
    const read = await readTableChunk(file, table, { first: 1, last: 1, rows: 1, bytes: 1 }, ['a', 'note']);
    expect(read.records).toEqual([{ row: 1, cells: { a: 1, note: null } }]);
  });
});

test('describeTables returns each table’s name, its columns and an estimate of its number of rows', async () => {
  const bytes = makeDatabase((db) => {
    execute(db, sql`${VERSES}; CREATE INDEX i ON verses (ref); CREATE VIEW v AS SELECT * FROM verses`);
    execute(
      db,
      sql`CREATE TABLE [odd "name"] ("first column" TEXT, \`second\`, PRIMARY KEY ("first column"))`,
    );
    fillVerses(db);
  });
  const [first, ...others] = await describeTables(await openSqlite(memorySource(bytes)));
  expect(first).toMatchObject({ name: 'verses', columns: ['id', 'ref', 'text'] });
  expect(first?.rows).toBeGreaterThan(1500);
  expect(first?.rows).toBeLessThan(6000);
  expect(others).toEqual([{ name: 'odd "name"', columns: ['first column', 'second'], rows: 0 }]);
});

test('describeTables estimates no more rows than fit between the lowest and the highest rowid', async () => {
  // The table has nine leaf pages of two rows, except the fifth, which has one row and is not in the sample. The sample
  // alone would give 18 rows.
  const bytes = makeDatabase((db) => {
    execute(db, sql`CREATE TABLE t (id INTEGER PRIMARY KEY, text TEXT)`);
    execute(
      db,
      sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 17)
        INSERT INTO t SELECT i, printf(CASE WHEN i = 9 THEN '%.3900c' ELSE '%.1900c' END, 'x') FROM n`,
    );
  });
  const [table] = await describeTables(await openSqlite(memorySource(bytes)));
  expect(table?.rows).toBe(17);
});

test.each([[[]], [[5, 0]], [[2, 0x80, 1]], [[1, 0, 0, 0, 0].fill(0x80)], [[2, 1]]])(
  'readRow refuses the bytes %j, because they are not a row of a SQLite table',
  (bytes) => {
    expect(() => readRow(Uint8Array.from(bytes), 7)).toThrow('the bytes of row 7 are no row');
  },
);

describe('readCreateTable reads or refuses the declaration', () => {
  const columns = (written: string): unknown => {
    const declaration = readCreateTable(written);
    return 'columns' in declaration
      ? declaration.columns.map(({ name, isRowid }) => [name, isRowid])
      : declaration.refused;
  };

  const declarations: [SQL, unknown][] = [
    [
      sql`CREATE TABLE t (a INTEGER PRIMARY KEY, b)`,
      [
        ['a', true],
        ['b', false],
      ],
    ],
    [sql`create table t(a integer not null primary key autoincrement)`, [['a', true]]],
    [sql`CREATE TABLE t (a INTEGER PRIMARY KEY DESC)`, [['a', false]]],
    [
      sql`CREATE TABLE t (a INTEGER, b, PRIMARY KEY (a DESC))`,
      [
        ['a', true],
        ['b', false],
      ],
    ],
    [
      sql`CREATE TABLE t (a INTEGER, b, PRIMARY KEY (a, b))`,
      [
        ['a', false],
        ['b', false],
      ],
    ],
    [sql`CREATE TABLE t (a INT PRIMARY KEY)`, [['a', false]]],
    [
      sql`CREATE TABLE "t(x" (a DECIMAL(10, 2) CHECK (a IN (1, 2)), -- a ) comment,\n b /* , */ TEXT)`,
      [
        ['a', false],
        ['b', false],
      ],
    ],
    [
      sql`CREATE TABLE t (a TEXT DEFAULT ',)', CONSTRAINT k UNIQUE (a), FOREIGN KEY (a) REFERENCES u (b))`,
      [['a', false]],
    ],
    [sql`CREATE TABLE t (a) STRICT`, [['a', false]]],
    [sql`CREATE TABLE t (a PRIMARY KEY) WITHOUT ROWID`, 'is a table WITHOUT ROWID'],
    [sql`CREATE TABLE t (a, b AS (a + 1))`, 'has the generated column “b”'],
    [sql`CREATE TABLE t (a, b INT GENERATED ALWAYS AS (a) STORED)`, 'has the generated column “b”'],
    [sql`CREATE VIRTUAL TABLE t USING fts5 (a)`, 'is a virtual table'],
    [sql`CREATE VIEW t AS SELECT 1`, 'is a view'],
    [sql`CREATE TABLE t (a, b`, 'is declared in SQL that cannot be read'],
    [sql`CREATE TABLE t`, 'is declared in SQL that cannot be read'],
    [sql`CREATE TABLE t ()`, 'is declared in SQL that cannot be read'],
    [sql`CREATE TABLE t (a, ,)`, 'is declared in SQL that cannot be read'],
    [sql`DROP TABLE t`, 'is declared in SQL that cannot be read'],
    [sql``, 'is declared in SQL that cannot be read'],
    [sql`CREATE TABLE t (${raw('a'.repeat(100_000))})`, 'is declared in more than 100000 characters'],
    [
      sql`CREATE TABLE t (${raw(Array.from({ length: 2001 }, (_, no) => `a${no}`).join())})`,
      'has more than 2000 columns',
    ],
  ];

  test.each(declarations.map(([statement, expected]) => [textOf(statement), expected]))(
    'readCreateTable reads or refuses the declaration %.70s',
    (written, expected) => {
      expect(columns(written)).toEqual(expected);
    },
  );
});

describe('a bad row of a SQLite table is reported as a problem, and the rows around it are read', () => {
  test.each<[string, string, string, string]>([
    ['a text that is not UTF-8', "CAST(x'61FF' AS TEXT)", 'text', 'The text is not UTF-8'],
    ['a text with a NUL', "'a' || char(0) || 'b'", 'text', 'The text holds a NUL character'],
    [
      'a number of more than 53 bits',
      '9007199254740993',
      'text',
      'The number is too large to be read exactly',
    ],
  ])(
    'a bad row of a SQLite table is reported as a problem, and the rows around it are read: %s',
    async (_, bad, column, message) => {
      const bytes = made(
        sql`CREATE TABLE t (ref, text)`,
        sql`INSERT INTO t VALUES ('a', 'In'), ('b', ${raw(bad)}), ('c', 'And')`,
      );
      const { records, problems } = await readAll(bytes, 't', ['ref', 'text']);
      expect(records.map(({ cells }) => cells.text)).toEqual(['In', 'And']);
      expect(problems).toEqual([{ row: 2, column, message }]);
    },
  );

  test('a SQLite row of more than 4 MB is a problem, and the rows around it are read', async () => {
    const bytes = made(
      sql`CREATE TABLE t (a)`,
      sql`INSERT INTO t VALUES ('In'), (hex(zeroblob(2500000))), ('And')`,
    );
    const { records, problems } = await readAll(bytes, 't', ['a']);
    expect(records.map(({ cells }) => cells.a)).toEqual(['In', 'And']);
    expect(problems).toEqual([{ row: 2, column: null, message: 'The row is longer than 4 MB' }]);
  });

  test('a SQLite row that is older than a column with an expression as default is a problem, and the rows around it are read', async () => {
    const bytes = made(
      sql`CREATE TABLE t (a)`,
      sql`INSERT INTO t VALUES (1)`,
      sql`PRAGMA writable_schema = ON`,
      sql`UPDATE sqlite_schema SET sql = ${textOf(sql`CREATE TABLE t (a, b DEFAULT (abs(-1)))`)}`,
    );
    expect((await readAll(bytes, 't', ['a', 'b'])).problems).toEqual([
      {
        row: 1,
        column: 'b',
        message: 'The row is older than the column, and the column’s default is an expression',
      },
    ]);
  });
});

describe('a SQLite file is refused, and the message names the reason, when', () => {
  const small = made(sql`CREATE TABLE t (a)`, sql`INSERT INTO t VALUES ('In')`);
  const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

  test.each<[string, () => Uint8Array, string]>([
    ['it has 0 bytes', () => new Uint8Array(), 'The file is empty'],
    [
      'its bytes are not those of a database',
      () => changed(new Uint8Array(8192), (view) => view.setUint32(0, 0x9e3779b9)),
      'The file is not a SQLite database',
    ],
    [
      'it is a ZIP archive',
      () => bytesOf('PK\x03\x04'),
      'The file is not a SQLite database: it is a ZIP archive',
    ],
    [
      'it is a write-ahead log',
      () => changed(new Uint8Array(4096), (view) => view.setUint32(0, 0x377f0682)),
      'The file is not a SQLite database: it is a write-ahead log (-wal) without its database',
    ],
    [
      'it is a rollback journal',
      () => changed(new Uint8Array(4096), (view) => view.setUint32(0, 0xd9d505f9)),
      'The file is not a SQLite database: it is a rollback journal (-journal) without its database',
    ],
    ['its header is cut off', () => small.subarray(0, 50), 'The database is cut off in its header'],
    ['it is cut off', () => small.subarray(0, 5000), 'The database is cut off: it has 1 of its 2 pages'],
    [
      'it is cut off in its first page',
      () => small.subarray(0, 3000),
      'The database is cut off: it has 0 of its 2 pages',
    ],
    [
      'it is in WAL mode',
      () => made(sql`PRAGMA journal_mode = WAL`, sql`CREATE TABLE t (a)`),
      'The database is in WAL mode, and its newest rows may be in a -wal file that is not here. Run “PRAGMA journal_mode = DELETE” on it and upload it again',
    ],
    [
      'it stores its texts in UTF-16',
      () => made(sql`PRAGMA encoding = 'UTF-16le'`, sql`CREATE TABLE t (a)`),
      'The database stores its texts in UTF-16; only UTF-8 can be read',
    ],
    [
      'its page size is not a power of two',
      () => changed(small, (view) => view.setUint16(16, 5000)),
      'The database is damaged: its page size is 5000 bytes, which no database has',
    ],
    [
      'its pages reserve so many bytes that fewer than 480 are left',
      () =>
        changed(made(sql`PRAGMA page_size = 512`, sql`CREATE TABLE t (a)`), (view) => view.setUint8(20, 255)),
      'The database is damaged: its pages reserve all but 257 bytes',
    ],
    [
      'its header has an unknown form',
      () => changed(small, (view) => view.setUint16(18, 0x0303)),
      'The database is damaged: its header names the unknown form 3',
    ],
    [
      'its payload fractions are wrong',
      () => changed(small, (view) => view.setUint8(21, 63)),
      'The database is damaged: its header has wrong payload fractions',
    ],
    [
      'its header has an unknown schema form',
      () => changed(small, (view) => view.setUint32(44, 5)),
      'The database is damaged: its header names the unknown schema form 5',
    ],
    [
      'its header has an unknown text encoding',
      () => changed(small, (view) => view.setUint32(56, 9)),
      'The database is damaged: its header names the unknown text encoding 9',
    ],
  ])('a SQLite file is refused when %s', async (_, bytes, message) => {
    expect(await refusal(openSqlite(memorySource(bytes())))).toBe(message);
  });

  test.each<[string, SQL[], string]>([
    ['the table is missing', [sql`CREATE TABLE u (a)`], 'The database has no table “t”'],
    ['a column is missing', [sql`CREATE TABLE t (b)`], 'The table “t” has no column “a”'],
    [
      'a view has the name of the table',
      [sql`CREATE VIEW t AS SELECT 1 AS a`],
      '“t” is a view; only ordinary tables can be imported',
    ],
    [
      'a virtual table has the name of the table',
      [sql`CREATE VIRTUAL TABLE t USING fts5 (a)`],
      '“t” is a virtual table; only ordinary tables can be imported',
    ],
    [
      'the table has no rowid',
      [sql`CREATE TABLE t (a PRIMARY KEY) WITHOUT ROWID`],
      '“t” is a table WITHOUT ROWID; only ordinary tables can be imported',
    ],
    [
      'a column is generated',
      [sql`CREATE TABLE t (b, a AS (b + 1))`],
      '“t” has the generated column “a”; only ordinary tables can be imported',
    ],
    [
      'only a trigger has the name of the table',
      [sql`CREATE TABLE u (a)`, sql`CREATE TRIGGER t AFTER INSERT ON u BEGIN SELECT 1; END`],
      'The database has no table “t”',
    ],
    [
      'the SQL of the table cannot be read',
      [sql`CREATE TABLE t (a)`, sql`PRAGMA writable_schema = ON`, sql`UPDATE sqlite_schema SET sql = 'x'`],
      '“t” is declared in SQL that cannot be read; only ordinary tables can be imported',
    ],
    [
      'the table is declared twice',
      [
        sql`CREATE TABLE t (a)`,
        sql`CREATE TABLE u (a)`,
        sql`PRAGMA writable_schema = ON`,
        sql`UPDATE sqlite_schema SET name = 'T' WHERE name = 'u'`,
      ],
      'The database is damaged: it has two tables “t”',
    ],
  ])('a SQLite file is refused when %s', async (_, statements, message) => {
    const file = await openSqlite(memorySource(made(...statements)));
    expect(await refusal(Promise.resolve().then(() => tableOf(file, 't', ['a'])))).toBe(message);
  });

  test.each<[string, SQL, string]>([
    [
      'the schema gives a table a page that does not exist',
      sql`UPDATE sqlite_schema SET rootpage = 99`,
      'the table “t” begins at page 99',
    ],
    [
      'the schema gives a table a page that is not a number',
      sql`UPDATE sqlite_schema SET rootpage = 'x'`,
      'the table “t” begins at page x',
    ],
    [
      'a table of the schema has no name',
      sql`UPDATE sqlite_schema SET name = zeroblob(1)`,
      'row 1 of its schema has no name',
    ],
    [
      'a name in the schema is not UTF-8',
      sql`UPDATE sqlite_schema SET name = CAST(x'ff' AS TEXT)`,
      'row 1 of its schema: The text is not UTF-8',
    ],
  ])('a SQLite file is refused when %s', async (_, statement, message) => {
    const bytes = made(sql`CREATE TABLE t (a)`, sql`PRAGMA writable_schema = ON`, statement);
    expect(await refusal(openSqlite(memorySource(bytes)))).toBe(`The database is damaged: ${message}`);
  });

  test('a SQLite file is refused when its schema gives a table the first page of an index', async () => {
    const bytes = made(
      sql`CREATE TABLE t (a UNIQUE)`,
      sql`INSERT INTO t VALUES ('In')`,
      sql`PRAGMA writable_schema = ON`,
      sql`UPDATE sqlite_schema SET rootpage = 3 WHERE name = 't'`,
    );
    expect(await refusal(plan(bytes, 't'))).toBe(
      'The database is damaged: page 3 should be a page of a table, and is not',
    );
  });
});

describe('a damaged page is refused, and the message names the damage:', () => {
  const PAGE = 4096;
  const view = new DataView(verses.buffer);
  const rootNo = 2;
  const root = (rootNo - 1) * PAGE;
  const firstCell = root + view.getUint16(root + 12);
  const secondCell = root + view.getUint16(root + 14);
  const leafNo = view.getUint32(firstCell);
  const leaf = (leafNo - 1) * PAGE;
  const leafCell = leaf + view.getUint16(leaf + 8);

  const damage = (change: (view: DataView) => void): Promise<string> =>
    refusal(readAll(changed(verses, change), 'verses', ['ref', 'text']));

  test('the SQLite file that these tests damage has an interior page as root, and leaf pages', () => {
    expect({ root: verses[root], leaf: verses[leaf] }).toEqual({ root: 0x05, leaf: 0x0d });
  });

  test.each<[string, (view: DataView) => void, string]>([
    [
      'a page of zeros',
      (v) => new Uint8Array(v.buffer).fill(0, leaf, leaf + PAGE),
      `page ${leafNo} should be a page of a table, and is not`,
    ],
    [
      'a page of another kind',
      (v) => v.setUint8(leaf, 0x0a),
      `page ${leafNo} should be a page of a table, and is not`,
    ],
    [
      'a link to a page outside the file',
      (v) => v.setUint32(firstCell, 9_000_000),
      'it points to page 9000000, and it has',
    ],
    ['a link to page 0', (v) => v.setUint32(firstCell, 0), 'it points to page 0, and it has'],
    [
      'a link from a page to itself',
      (v) => v.setUint32(firstCell, rootNo),
      `the rowids of page ${rootNo} are not in order`,
    ],
    [
      'two links to one page',
      (v) => v.setUint32(secondCell, leafNo),
      `the rowids of page ${leafNo} are not in order`,
    ],
    ['too many cells', (v) => v.setUint16(leaf + 3, 5000), `page ${leafNo} says that it has 5000 cells`],
    ['no cells', (v) => v.setUint16(leaf + 3, 0), `page ${leafNo} is empty`],
    [
      'a cell inside the header',
      (v) => v.setUint16(leaf + 8, 4),
      `page ${leafNo} has a cell outside of itself`,
    ],
    [
      'a cell beyond the page',
      (v) => v.setUint16(leaf + 8, 4095),
      `page ${leafNo} has a cell outside of itself`,
    ],
    [
      'a row that is longer than the file',
      (v) => v.setUint32(leafCell, 0xffffff7f),
      `reaches out of page ${leafNo}`,
    ],
    ['bytes that are not a row', (v) => v.setUint8(leafCell + 2, 0x7f), 'the bytes of row 1 are no row'],
    ['a value of a reserved kind', (v) => v.setUint8(leafCell + 4, 10), 'the bytes of row 1 are no row'],
    [
      'a value that is longer than its row',
      (v) => v.setUint8(leafCell + 4, 0x7f),
      'the bytes of row 1 are no row',
    ],
  ])(
    'a damaged page of a SQLite file is refused, and the message names the damage: %s',
    async (_, change, message) => {
      const refused = await damage(change);
      expect(refused).toMatch(/^The database is damaged: /u);
      expect(refused).toContain(message);
    },
  );

  describe('damage in the overflow pages of a long row:', () => {
    const long = made(sql`CREATE TABLE t (a)`, sql`INSERT INTO t VALUES (hex(zeroblob(10000)))`);
    const last = new DataView(long.buffer);
    // The last four bytes of the cell are the number of the page on which the rest of the row begins.
    const cell = PAGE + last.getUint16(PAGE + 8);
    const local = PAGE * 2 - cell - 4;
    const overflow = last.getUint32(cell + local);
    const damageLong = (change: (view: DataView) => void): Promise<string> =>
      refusal(readAll(changed(long, change), 't', ['a']));

    test('an overflow page of a SQLite row that links to itself is refused', async () => {
      const message = await damageLong((v) => v.setUint32((overflow - 1) * PAGE, overflow));
      expect(message).toContain(`the overflow pages of row 1 run in a circle at page ${overflow}`);
    });

    test('an overflow page that links to no next page before its SQLite row is complete is refused', async () => {
      expect(await damageLong((v) => v.setUint32((overflow - 1) * PAGE, 0))).toContain('it points to page 0');
    });

    test('a last overflow page of a SQLite row that links to one more page is refused', async () => {
      const message = await damageLong((v) => {
        for (let no = overflow; ; no = v.getUint32((no - 1) * PAGE)) {
          if (v.getUint32((no - 1) * PAGE) > 0) continue;
          v.setUint32((no - 1) * PAGE, 2);
          return;
        }
      });
      expect(message).toContain('row 1 has more overflow pages than it needs');
    });
  });

  test('a chain of more than 20 interior pages of a SQLite file is refused', async () => {
    const deep = new Uint8Array(PAGE * 40);
    deep.set(made(sql`CREATE TABLE t (a)`).subarray(0, PAGE));
    const v = new DataView(deep.buffer);
    v.setUint32(28, 40);
    for (let no = 2; no < 40; no++) {
      const at = (no - 1) * PAGE;
      v.setUint8(at, 0x05);
      v.setUint16(at + 3, 1);
      v.setUint32(at + 8, no + 1);
      v.setUint16(at + 12, 4000);
      v.setUint32(at + 4000, no + 1);
      v.setUint8(at + 4004, 100 - no);
    }
    expect(await refusal(plan(deep, 't'))).toContain('its tree is deeper than 20 pages');
    const file = await openSqlite(memorySource(deep));
    expect(await refusal(describeTables(file))).toContain('its tree is deeper than 20 pages');
  });

  test('a SQLite file with random changed bytes is read or refused with RefusedFile', async () => {
    const small = makeDatabase((db) => {
      execute(db, sql`PRAGMA page_size = 512; ${VERSES}`);
      fillVerses(db, 60);
    });
    let refused = 0;
    const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(changes, async (changes) => {
        const bytes = changed(small, (v) => {
          for (const [place, byte] of changes) v.setUint8(place % small.length, byte);
        });
        await readAll(bytes, 'verses', ['id', 'ref', 'text']).catch((error: unknown) => {
          expect(error).toBeInstanceOf(RefusedFile);
          refused += 1;
        });
      }),
      { seed: 13, numRuns: 400 },
    );
    expect(refused).toBeGreaterThan(40);
    expect(refused).toBeLessThan(360);
  });
});
