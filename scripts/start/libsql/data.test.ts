import type { Client, InArgs, IntMode, InValue } from '@libsql/client';
import { createClient as createFileClient } from '@libsql/client';
import { createClient as createWebClient } from '@libsql/client/web';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { strictFileClient } from './strict-file.ts';
import { startTemporaryServer, temporaryFile } from './temporary.ts';

interface Target {
  connect: (intMode?: IntMode) => Client;
  close: () => Promise<void>;
}

async function overHttp(): Promise<Target> {
  const server = await startTemporaryServer();
  return {
    connect: (intMode = 'number') => createWebClient({ url: server.url, intMode }),
    close: server.close,
  };
}

async function onFile(): Promise<Target> {
  const { file, remove } = await temporaryFile();
  const clients: Client[] = [];
  return {
    connect: (intMode = 'number') => {
      const client = strictFileClient(createFileClient({ url: `file:${file}`, intMode }));
      clients.push(client);
      return client;
    },
    close: async () => {
      for (const client of clients) client.close();
      await remove();
    },
  };
}

/**
 * The tests run on our libSQL server, and on the client over a file that most other tests use,
 * because both must behave alike.
 */
const targets: [string, () => Promise<Target>][] = [
  ['the local server over HTTP', overHttp],
  ['the strict client over a file', onFile],
];

describe.each(targets)('%s', (_name, open) => {
  let target: Target;
  let db: Client;

  // Each server starts a thread, which takes longer than a test. So one target serves all tests.
  beforeAll(async () => {
    target = await open();
  });
  beforeEach(async () => {
    db = target.connect();
    await db.executeMultiple(`
      DROP TABLE IF EXISTS verse;
      DROP TABLE IF EXISTS book;
      CREATE TABLE book (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
      CREATE TABLE verse (
        book INTEGER NOT NULL REFERENCES book (id), number INTEGER NOT NULL, total INTEGER, PRIMARY KEY (book, number)
      );`);
  });
  afterAll(() => target.close());

  const count = async (table = 'book') => (await db.execute(`SELECT count(*) AS n FROM ${table}`)).rows[0]?.n;
  const echo = async (client: Client, value: InValue) => {
    const { rows } = await client.execute({ sql: 'SELECT ? AS v, typeof(?1) AS t', args: [value] });
    return rows[0];
  };

  test('a batch has one result for each statement, with columns, types and counts', async () => {
    const results = await db.batch(
      [
        { sql: 'INSERT INTO book (id, name) VALUES (?, ?), (?, ?)', args: [1, 'Genesis', 19, 'Psalms'] },
        {
          sql: 'SELECT id, name, id * 2 AS twice FROM book WHERE id > :least ORDER BY id',
          args: { least: 0 },
        },
        'SELECT name FROM book WHERE id = 99',
        'UPDATE book SET name = upper(name)',
      ],
      'write',
    );
    expect(results.map((each) => each.rowsAffected)).toEqual([2, 0, 0, 2]);
    expect(results[0]?.lastInsertRowid).toBe(19n);
    expect(results[1]?.columns).toEqual(['id', 'name', 'twice']);
    expect(results[1]?.columnTypes).toEqual(['INTEGER', 'TEXT', '']);
    expect(results[1]?.rows.map((row) => ({ ...row }))).toEqual([
      { id: 1, name: 'Genesis', twice: 2 },
      { id: 19, name: 'Psalms', twice: 38 },
    ]);
    expect(results[2]?.rows).toEqual([]);
    expect(results[2]?.columns).toEqual(['name']);
  });

  test('a failing statement undoes the whole batch, and the error says which one failed', async () => {
    const batch = db.batch(
      ["INSERT INTO book VALUES (1, 'Genesis')", "INSERT INTO book VALUES (2, 'Genesis')", 'SELECT 1'],
      'write',
    );
    await expect(batch).rejects.toMatchObject({
      code: 'SQLITE_CONSTRAINT',
      message: expect.stringContaining('UNIQUE constraint failed: book.name'),
      statementIndex: 1,
    });
    expect(await count()).toBe(0);
    await db.batch(["INSERT INTO book VALUES (1, 'Genesis')"], 'write');
    expect(await count()).toBe(1);
  });

  test.each([
    ['SELECT * FROM nowhere', 'SQLITE_ERROR', 'no such table: nowhere'],
    ['INSERT INTO verse VALUES (7, 1, 1)', 'SQLITE_CONSTRAINT', 'FOREIGN KEY constraint failed'],
    ["SELECT json('x')", 'SQLITE_ERROR', 'malformed JSON'],
  ])('the error of %j has its code, and the next statement works', async (sql, code, message) => {
    await expect(db.execute(sql)).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
    expect(await count()).toBe(0);
  });

  test.each<[string, InArgs, unknown[]]>([
    ['SELECT ?, ?', ['one', 'two'], ['one', 'two']],
    ['SELECT ?2, ?3, ?1', ['one', 'two', 'three'], ['two', 'three', 'one']],
    ['SELECT ?2, ?, ?3', ['one', 'two', 'three'], ['two', 'three', 'three']],
    ['SELECT ?, ?1, ?', ['one', 'two'], ['one', 'one', 'two']],
    ['SELECT ?01, ?1', ['one'], ['one', 'one']],
    ['SELECT :b, :a, ?1', { a: 'one', ':b': 'two' }, ['two', 'one', 'two']],
    ['SELECT @b, @a, ?1', { a: 'one', '@b': 'two' }, ['two', 'one', 'two']],
    ['SELECT $b, $a, ?2', { a: 'one', $b: 'two' }, ['two', 'one', 'one']],
    ['SELECT :1, ?1', { 1: 'one' }, ['one', 'one']],
    ['SELECT :a, :a, :b', { a: 'one', b: null }, ['one', 'one', null]],
    ["SELECT ':a', :a, '?1'", { a: 'one' }, [':a', 'one', '?1']],
    [
      'EXPLAIN QUERY PLAN SELECT name FROM book WHERE id = ?',
      [],
      [2, 0, 0, 'SEARCH book USING INTEGER PRIMARY KEY (rowid=?)'],
    ],
  ])('the SQL %s with the arguments %j returns %j', async (sql, args, values) => {
    const { rows } = await db.execute({ sql, args });
    expect(rows.map((row) => Array.from(row))).toEqual([values]);
  });

  test.each<[string, InArgs]>([
    ['SELECT ?, ?', ['one']],
    ['SELECT ?', ['one', 'two']],
    ['SELECT ?3, ?1', ['one']],
    ['SELECT 1', { a: 'one' }],
    ['SELECT :a, :b', { a: 'one' }],
    ['SELECT :a', { b: 'one' }],
    ['SELECT :Ab', { ab: 'one' }],
    ['SELECT :a', ['one']],
    ['SELECT ?1', { 1: 'one' }],
  ])('the SQL %s with the arguments %j is refused, as by libSQL', async (sql, args) => {
    await expect(db.execute({ sql, args })).rejects.toMatchObject({ code: 'ARGS_INVALID' });
    await expect(db.batch([{ sql, args }])).rejects.toMatchObject({ code: 'ARGS_INVALID' });
  });

  test('a statement is not run with the arguments of its last run', async () => {
    await db.execute({ sql: 'INSERT INTO book VALUES (?, ?)', args: [1, 'Genesis'] });
    await db.execute({ sql: 'INSERT INTO verse VALUES (:book, 1, :total)', args: { book: 1, total: 913 } });
    const missing = db.execute({ sql: 'INSERT INTO verse VALUES (:book, 1, :total)', args: { book: 1 } });
    await expect(missing).rejects.toMatchObject({ code: 'ARGS_INVALID' });
    const { rows } = await db.execute('SELECT total FROM verse');
    expect(rows.map((row) => row.total)).toEqual([913]);
  });

  test.each([
    ['ORDER BY in an aggregate', 'SELECT group_concat(name ORDER BY id) FROM book'],
    ['ATTACH', "ATTACH '/tmp/elsewhere.db' AS elsewhere"],
    ['a faulty syntax', 'SELEC 1'],
  ])('a statement is refused before anything runs: %s', async (_what, refused) => {
    const error = {
      code: 'SQL_PARSE_ERROR',
      message: expect.stringContaining('SQL string could not be parsed'),
    };
    const insert = "INSERT INTO book VALUES (1, 'Genesis')";
    await expect(db.execute(refused)).rejects.toMatchObject(error);
    await expect(db.batch([insert, refused], 'write')).rejects.toMatchObject(error);
    await expect(db.migrate([insert, refused])).rejects.toMatchObject(error);
    await expect(db.executeMultiple(`${insert}; ${refused}`)).rejects.toMatchObject(error);
    expect(await count()).toBe(0);
  });

  test('the refusal of a statement names the place of its error', async () => {
    const sql = "SELECT 'אב',\n group_concat(name ORDER BY id) FROM book";
    const place = expect.stringContaining('line 2, column 25, after “ group_concat(name ORDER”');
    await expect(db.execute(sql)).rejects.toMatchObject({ message: place });
    await expect(db.executeMultiple(`SELECT 1;\nSELECT (`)).rejects.toThrow('line 2, column 9');
  });

  test('an interactive transaction is refused, and the error says what to use', async () => {
    const interactive = (async () => {
      const transaction = await db.transaction('write');
      await transaction.execute("INSERT INTO book VALUES (1, 'Genesis')");
    })();
    await expect(interactive).rejects.toMatchObject({
      code: 'INTERACTIVE_TRANSACTION',
      message: expect.stringContaining('batch()'),
    });
    expect(await count()).toBe(0);
    await db.batch(["INSERT INTO book VALUES (1, 'Genesis')"], 'write');
    expect(await count()).toBe(1);
  });

  test.each([0n, 1n, -1n, 2n ** 53n + 1n, -(2n ** 53n) - 1n, 2n ** 63n - 1n, -(2n ** 63n)])(
    'the integer %s is stored and read exactly',
    async (integer) => {
      const exact = target.connect('bigint');
      expect(await echo(exact, integer)).toEqual({ v: integer, t: 'integer' });
      const { rowsAffected } = await exact.execute({
        sql: 'INSERT INTO book VALUES (?, ?)',
        args: [integer, 'x'],
      });
      expect(rowsAffected).toBe(1);
      expect((await exact.execute('SELECT id FROM book')).rows[0]?.id).toBe(integer);
    },
  );

  test.each([
    ...[0.1, -1.5, 1e300, 5e-324, Number.MAX_VALUE, 3, null],
    ...[
      'בְּרֵאשִׁ֖ית בָּרָ֣א',
      '\u05e9\u05c1\u05b8 \u05e9\u05b8\u05c1',
      '𐤀𐤁 "quoted" \\ \u2028 \u0001 \'; DROP TABLE book; --',
      '',
    ],
  ])('the value %j is sent and returned exactly', async (value) => {
    expect((await echo(db, value))?.v).toBe(value);
  });

  test('every byte of a blob is sent and returned; a blob may be empty', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    for (const blob of [bytes, new Uint8Array(0)]) {
      const row = await echo(db, blob);
      expect(row?.t).toBe('blob');
      expect(new Uint8Array(row?.v as ArrayBuffer)).toEqual(blob);
    }
  });

  test('infinities that SQLite computes are read as infinities', async () => {
    const { rows } = await db.execute('SELECT 9e999 AS up, -9e999 AS down');
    expect(rows[0]).toEqual({ up: Number.POSITIVE_INFINITY, down: Number.NEGATIVE_INFINITY });
  });

  test('SELECT * shows a new column at once', async () => {
    await db.execute("INSERT INTO book VALUES (1, 'Genesis')");
    expect((await db.execute('SELECT * FROM book')).columns).toEqual(['id', 'name']);
    await db.execute("ALTER TABLE book ADD COLUMN hebrew TEXT DEFAULT 'בראשית'");
    expect((await db.execute('SELECT * FROM book')).rows[0]).toEqual({
      id: 1,
      name: 'Genesis',
      hebrew: 'בראשית',
    });
  });

  test('a migration may break references during its run, and after it they are enforced', async () => {
    await db.migrate(['INSERT INTO verse VALUES (7, 1, 1)', 'DELETE FROM verse']);
    await expect(db.execute('INSERT INTO verse VALUES (7, 1, 1)')).rejects.toThrow('FOREIGN KEY');
  });

  test('twenty writers to one counter lose no count', async () => {
    await db.execute("INSERT INTO book VALUES (1, 'Genesis')");
    await db.execute('INSERT INTO verse VALUES (1, 1, 0)');
    const clients = Array.from({ length: 20 }, () => target.connect());
    await Promise.all(
      clients.map(async (client) => {
        for (let i = 0; i < 5; i += 1) {
          await client.batch(
            ['UPDATE verse SET total = total + 1', 'INSERT INTO book (name) SELECT max(id) + 1 FROM book'],
            'write',
          );
        }
      }),
    );
    expect((await db.execute('SELECT total FROM verse')).rows[0]?.total).toBe(100);
    expect(await count()).toBe(101);
  });
});
