import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDb } from '../../../db/client.ts';
import { startTemporaryServer, type TemporaryServer } from './temporary.ts';

let server: TemporaryServer;

type Json = Record<string, unknown>;

async function pipeline(requests: unknown[]) {
  const { status, text } = await server.post('/v2/pipeline', { requests: [...requests, { type: 'close' }] });
  const body = JSON.parse(text) as { baton: string | null; results: Json[]; code?: string };
  return { status, ...body };
}

const execute = (sql: string, more: Json = {}) => ({ type: 'execute', stmt: { sql, ...more } });
const response = (result: Json | undefined) => (result?.response ?? {}) as Json;
const firstValue = (result: Json | undefined) => {
  const { rows } = response(result).result as { rows: Json[][] };
  return rows[0]?.[0]?.value;
};

async function count(): Promise<unknown> {
  const { results } = await pipeline([execute('SELECT count(*) FROM word')]);
  return firstValue(results[0]);
}

beforeEach(async () => {
  server = await startTemporaryServer();
  await pipeline([execute('CREATE TABLE word (id INTEGER PRIMARY KEY, form TEXT UNIQUE)')]);
});
afterEach(() => server.close());

test('the server answers the requests of a pipeline in order, including those that fail', async () => {
  const { results, baton } = await pipeline([
    execute("INSERT INTO word (form) VALUES ('אור')"),
    execute('SELECT * FROM nowhere'),
    execute('VACUUM'),
    execute('SELECT form, 1.5 AS half FROM word'),
  ]);
  expect(baton).toBeNull();
  expect(results.map((each) => each.type)).toEqual(['ok', 'error', 'error', 'ok', 'ok']);
  expect(results[0]).toMatchObject({
    response: { result: { affected_row_count: 1, last_insert_rowid: '1' } },
  });
  expect(results[1]).toEqual({
    type: 'error',
    error: { message: 'SQLite error: no such table: nowhere', code: 'SQLITE_ERROR' },
  });
  expect(results[2]).toMatchObject({ error: { code: 'SQL_PARSE_ERROR' } });
  expect(results[3]).toMatchObject({
    response: {
      type: 'execute',
      result: {
        cols: [
          { name: 'form', decltype: 'TEXT' },
          { name: 'half', decltype: null },
        ],
        rows: [
          [
            { type: 'text', value: 'אור' },
            { type: 'float', value: 1.5 },
          ],
        ],
      },
    },
  });
});

test('the server returns the exact last row id, even beyond 2^53, and the number of rows that a statement with RETURNING changed', async () => {
  const { results } = await pipeline([
    execute('INSERT INTO word (id) VALUES (9223372036854775807)'),
    execute('INSERT INTO word (id) VALUES (9007199254740993) RETURNING id'),
  ]);
  expect(results[0]).toMatchObject({ response: { result: { last_insert_rowid: '9223372036854775807' } } });
  expect(results[1]).toMatchObject({
    response: { result: { affected_row_count: 1, last_insert_rowid: '9007199254740993' } },
  });
});

test('the server runs a batch step only if its condition is true', async () => {
  const ok = (step: number) => ({ type: 'ok', step });
  const not = (step: number) => ({ type: 'not', cond: ok(step) });
  const steps = [
    { stmt: { sql: "INSERT INTO word (form) VALUES ('a')" } },
    { stmt: { sql: "INSERT INTO word (form) VALUES ('a')" }, condition: ok(0) },
    { stmt: { sql: 'SELECT 1' }, condition: ok(1) },
    { stmt: { sql: 'SELECT 2' }, condition: ok(2) },
    { stmt: { sql: 'SELECT 3' }, condition: not(1) },
    { stmt: { sql: 'SELECT 4' }, condition: not(2) },
    { stmt: { sql: 'SELECT 5' }, condition: not(4) },
  ];
  const { results } = await pipeline([{ type: 'batch', batch: { steps } }]);
  const { step_results, step_errors } = response(results[0]).result as Record<string, unknown[]>;
  const outcomes = step_results?.map((result, i) => (result ? 'ok' : step_errors?.[i] ? 'error' : 'skipped'));
  expect(outcomes).toEqual(['ok', 'error', 'skipped', 'skipped', 'ok', 'ok', 'skipped']);
});

test('the server runs stored SQL by its id', async () => {
  const byId = { type: 'execute', stmt: { sql_id: 7, args: [{ type: 'integer', value: '41' }] } };
  const { results } = await pipeline([{ type: 'store_sql', sql_id: 7, sql: 'SELECT ? + 1' }, byId, byId]);
  expect(results[0]).toEqual({ type: 'ok', response: { type: 'store_sql' } });
  expect(results.slice(1, 3).map(firstValue)).toEqual(['42', '42']);
});

test('the server runs a sequence, which may create triggers, until its first error', async () => {
  const sql = `
    CREATE TRIGGER copy AFTER INSERT ON word WHEN new.id < 10 BEGIN
      UPDATE word SET form = CASE WHEN form = 'x;' THEN 'y' ELSE form END;
      INSERT INTO word VALUES (new.id + 10, 'copy; of it');
    END; -- done;
    INSERT INTO word VALUES (1, 'x;');
    INSERT INTO word VALUES (1, 'again'); INSERT INTO word VALUES (2, 'never')`;
  const { results } = await pipeline([
    { type: 'sequence', sql },
    execute("SELECT form || ' ' || count(*) FROM word WHERE id = 1"),
    { type: 'sequence', sql: 'SELECT ?' },
  ]);
  expect(results[0]).toMatchObject({
    type: 'error',
    error: {
      message: 'SQLite error: UNIQUE constraint failed: word.id (SQLITE_CONSTRAINT_PRIMARYKEY)',
      code: 'SQLITE_CONSTRAINT',
    },
  });
  expect(firstValue(results[1])).toBe('y 1');
  expect(results[2]).toMatchObject({ error: { code: 'ARGS_INVALID' } });
  expect(await count()).toBe('2');
});

test.each([
  ['SELECT 1; SELECT 2', 'SQL_MANY_STATEMENTS'],
  [' -- nothing\n ; ', 'SQL_NO_STATEMENT'],
  ['DETACH main', 'SQL_PARSE_ERROR'],
  ["SELECT load_extension('x')", 'SQLITE_ERROR'],
])('the server refuses %j', async (sql, code) => {
  const { results } = await pipeline([execute(sql)]);
  expect(results[0]).toMatchObject({ type: 'error', error: { code } });
});

test('the server refuses values by place and by name together, and a text that the driver could not return whole', async () => {
  const text = (value: string) => ({ type: 'text', value });
  const { results } = await pipeline([
    execute('SELECT ?, :a', { args: [text('one')], named_args: [{ name: 'a', value: text('two') }] }),
    execute('SELECT ?', { args: [text('a\0b')] }),
  ]);
  expect(results[0]).toMatchObject({ error: { code: 'ARGS_BOTH_POSITIONAL_AND_NAMED' } });
  expect(results[1]).toMatchObject({ error: { code: 'SQLITE_MISMATCH' } });
});

test.each([
  ["(1, 'a', 1, 1)", 'UNIQUE constraint failed: fact.id', 'SQLITE_CONSTRAINT_PRIMARYKEY'],
  ["(2, 'a', 1, 1)", 'UNIQUE constraint failed: fact.form', 'SQLITE_CONSTRAINT_UNIQUE'],
  ['(2, null, 1, 1)', 'NOT NULL constraint failed: fact.form', 'SQLITE_CONSTRAINT_NOTNULL'],
  ["(2, 'b', -1, 1)", 'CHECK constraint failed: total > 0', 'SQLITE_CONSTRAINT_CHECK'],
  ["(2, 'b', 1, 9)", 'FOREIGN KEY constraint failed', 'SQLITE_CONSTRAINT_FOREIGNKEY'],
  ["(2, 'b', 'x', 1)", 'cannot store TEXT value in INTEGER column fact.total', 'SQLITE_CONSTRAINT_DATATYPE'],
  ["(13, 'b', 1, 1)", 'not this one', 'SQLITE_CONSTRAINT_TRIGGER'],
])(
  'the server refuses the row %s with the general code, and has the exact code in the text',
  async (row, text, exact) => {
    const { results } = await pipeline([
      execute('INSERT INTO word (id) VALUES (1)'),
      execute(`CREATE TABLE fact (id INTEGER PRIMARY KEY, form TEXT NOT NULL UNIQUE,
      total INTEGER CHECK (total > 0), word INTEGER REFERENCES word (id)) STRICT`),
      execute(`CREATE TRIGGER thirteen BEFORE INSERT ON fact WHEN new.id = 13 BEGIN
      SELECT raise(ABORT, 'not this one'); END`),
      execute("INSERT INTO fact VALUES (1, 'a', 1, 1)"),
      execute(`INSERT INTO fact VALUES ${row}`),
    ]);
    expect(results.slice(0, 4).map((each) => each.type)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(results[4]).toEqual({
      type: 'error',
      error: { message: `SQLite error: ${text} (${exact})`, code: 'SQLITE_CONSTRAINT' },
    });
  },
);

test.each(['BEGIN', 'BEGIN IMMEDIATE'])(
  'the server rolls back a transaction that is open at the end of a request (%s), and the next writer can write',
  async (begin) => {
    const insert = (form: string) => execute(`INSERT INTO word (form) VALUES ('${form}')`);
    const lost = await pipeline([execute(begin), insert('lost')]);
    expect(lost.results.map(({ type }) => type)).toEqual(['ok', 'ok', 'ok']);
    expect((await pipeline([insert('kept')])).results[0]?.type).toBe('ok');
    expect(await count()).toBe('1');
  },
);

test('the server rolls back a transaction whose statements take too long, and runs none of its other statements', async () => {
  const usual = server;
  server = await startTemporaryServer({ transactionMs: 0 });
  await pipeline([execute('CREATE TABLE word (form TEXT)')]);
  const insert = (form: string) => execute(`INSERT INTO word VALUES ('${form}')`);
  const { results } = await pipeline([
    execute('BEGIN IMMEDIATE'),
    insert('lost'),
    execute('COMMIT'),
    insert('lost too'),
  ]);
  const tooLong = { error: { message: 'Transaction timed out', code: 'TRANSACTION_TIMEOUT' } };
  expect(results).toMatchObject([{ type: 'ok' }, tooLong, tooLong, tooLong, { type: 'ok' }]);
  const client = createDb(server.url);
  await expect(client.batch(["INSERT INTO word VALUES ('lost')"], 'write')).rejects.toMatchObject({
    code: 'TRANSACTION_TIMEOUT',
  });
  expect(await count()).toBe('0');
  expect((await pipeline([insert('kept'), insert('kept')])).results.map(({ type }) => type)).toEqual([
    'ok',
    'ok',
    'ok',
  ]);
  await server.close();
  server = usual;
});

test('settings that a request makes on its connection do not reach other requests', async () => {
  await pipeline([execute('PRAGMA foreign_keys = OFF'), execute("INSERT INTO word (form) VALUES ('a')")]);
  for (const write of [[], [execute("INSERT INTO word (form) VALUES ('b')")]]) {
    const { results } = await pipeline([execute('PRAGMA foreign_keys'), ...write]);
    expect(firstValue(results[0])).toBe('1');
  }
});

test('the server answers GET for /health, counts the requests with SQL at /stats, and has no other address', async () => {
  const other = await startTemporaryServer({ exposeStats: true });
  const client = createDb(other.url);
  await client.batch(['SELECT 1', 'SELECT 2'], 'read');
  await client.execute('SELEC 1').catch(() => undefined);
  const status = async (path: string) => (await fetch(other.url + path)).status;
  expect(await Promise.all(['/health', '/v2', '/v3-protobuf', '/'].map(status))).toEqual([
    200, 404, 404, 404,
  ]);
  expect(await (await fetch(`${other.url}/stats`)).json()).toEqual({ requests: 2 });
  expect((await fetch(`${server.url}/stats`)).status).toBe(404);
  await other.close();
});
