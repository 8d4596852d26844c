import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TemporaryServer } from './temporary.ts';
import { startTemporaryServer } from './temporary.ts';

let server: TemporaryServer;

type Json = Record<string, unknown>;

const post: TemporaryServer['post'] = (...asked) => server.post(...asked);

async function pipeline(requests: unknown[], baton: string | null = null) {
  const { status, text } = await post('/v2/pipeline', { baton, requests });
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
  const { results } = await pipeline([execute('SELECT count(*) FROM word'), { type: 'close' }]);
  return firstValue(results[0]);
}

describe('the Hrana protocol', () => {
  beforeEach(async () => {
    server = await startTemporaryServer({ idleMs: 400, writerIdleMs: 200, busyTimeoutMs: 2_000 });
    await pipeline([
      execute('CREATE TABLE word (id INTEGER PRIMARY KEY, form TEXT UNIQUE)'),
      { type: 'close' },
    ]);
  });
  afterEach(() => server.close());

  test('answers the requests of a pipeline in order, including those that fail', async () => {
    const { results, baton } = await pipeline([
      execute("INSERT INTO word (form) VALUES ('אור')"),
      execute('SELECT * FROM nowhere'),
      { type: 'get_autocommit' },
      execute('SELECT form, 1.5 AS half FROM word'),
      { type: 'close' },
    ]);
    expect(baton).toBeNull();
    expect(results.map((each) => each.type)).toEqual(['ok', 'error', 'ok', 'ok', 'ok']);
    expect(results[0]).toMatchObject({
      response: { result: { affected_row_count: 1, last_insert_rowid: '1' } },
    });
    expect(results[1]).toEqual({
      type: 'error',
      error: { message: 'SQLite error: no such table: nowhere', code: 'SQLITE_ERROR' },
    });
    expect(results[2]).toMatchObject({ response: { type: 'get_autocommit', is_autocommit: true } });
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

  test('returns the exact last row id, even beyond 2^53, and the number of rows that a statement with RETURNING changed', async () => {
    const { results } = await pipeline([
      execute('INSERT INTO word (id) VALUES (9223372036854775807)'),
      execute('INSERT INTO word (id) VALUES (9007199254740993) RETURNING id'),
      { type: 'close' },
    ]);
    expect(results[0]).toMatchObject({ response: { result: { last_insert_rowid: '9223372036854775807' } } });
    expect(results[1]).toMatchObject({
      response: { result: { affected_row_count: 1, last_insert_rowid: '9007199254740993' } },
    });
  });

  test('runs a batch step only if its condition is true', async () => {
    const ok = (step: number) => ({ type: 'ok', step });
    const error = (step: number) => ({ type: 'error', step });
    const steps = [
      { stmt: { sql: 'BEGIN' } },
      { stmt: { sql: "INSERT INTO word (form) VALUES ('a')" }, condition: ok(0) },
      {
        stmt: { sql: "INSERT INTO word (form) VALUES ('a')" },
        condition: { type: 'not', cond: { type: 'is_autocommit' } },
      },
      { stmt: { sql: 'SELECT 1' }, condition: ok(2) },
      { stmt: { sql: 'SELECT 2' }, condition: error(2) },
      { stmt: { sql: 'SELECT 3' }, condition: { type: 'and', conds: [ok(1), ok(2)] } },
      { stmt: { sql: 'SELECT 4' }, condition: { type: 'or', conds: [ok(1), ok(2)] } },
      { stmt: { sql: 'SELECT 5' }, condition: error(3) },
      { stmt: { sql: 'SELECT 6' }, condition: { type: 'not', cond: ok(3) } },
      { stmt: { sql: 'COMMIT' }, condition: ok(2) },
      { stmt: { sql: 'ROLLBACK' }, condition: { type: 'not', cond: ok(9) } },
      { stmt: { sql: 'SELECT 7' }, condition: { type: 'is_autocommit' } },
      { stmt: { sql: 'SELECT 8' }, condition: { type: 'and', conds: [] } },
      { stmt: { sql: 'SELECT 9' }, condition: { type: 'or', conds: [] } },
    ];
    const { results } = await pipeline([{ type: 'batch', batch: { steps } }, { type: 'close' }]);
    const { step_results, step_errors } = response(results[0]).result as {
      step_results: unknown[];
      step_errors: unknown[];
    };
    const outcome = step_results.map((result, i) => (result ? 'ok' : step_errors[i] ? 'error' : 'skipped'));
    expect(outcome).toEqual([
      'ok',
      'ok',
      'error',
      'skipped',
      'ok',
      'skipped',
      'ok',
      'skipped',
      'ok',
      'skipped',
      'ok',
      'ok',
      'ok',
      'skipped',
    ]);
    expect(await count()).toBe('0');
  });

  test('runs stored SQL by its id, refuses to store a used id again, and removes the SQL on request', async () => {
    const byId = { type: 'execute', stmt: { sql_id: 7, args: [{ type: 'integer', value: '41' }] } };
    const stored = await pipeline([{ type: 'store_sql', sql_id: 7, sql: 'SELECT ? + 1' }, byId]);
    expect(firstValue(stored.results[1])).toBe('42');
    const later = await pipeline(
      [
        byId,
        { type: 'store_sql', sql_id: 7, sql: 'SELECT 2' },
        { type: 'close_sql', sql_id: 7 },
        byId,
        { type: 'close' },
      ],
      stored.baton,
    );
    expect(firstValue(later.results[0])).toBe('42');
    expect(later.results[1]).toMatchObject({ type: 'error', error: { code: 'SQL_STORE_DUPLICATE' } });
    expect(later.results[3]).toMatchObject({ type: 'error', error: { code: 'SQL_NOT_FOUND' } });
  });

  test('runs a sequence, which may create triggers, until its first error', async () => {
    const sql = `
      CREATE TRIGGER copy AFTER INSERT ON word WHEN new.id < 10 BEGIN
        UPDATE word SET form = CASE WHEN form = 'x;' THEN 'y' ELSE form END;
        INSERT INTO word VALUES (new.id + 10, 'copy; of it');
      END; -- done;
      INSERT INTO word VALUES (1, 'x;');
      INSERT INTO word VALUES (1, 'again'); INSERT INTO word VALUES (2, 'never')`;
    const { results } = await pipeline([
      { type: 'sequence', sql },
      execute('SELECT group_concat(form) FROM word'),
      { type: 'close' },
    ]);
    expect(results[0]).toMatchObject({
      type: 'error',
      error: {
        message: 'SQLite error: UNIQUE constraint failed: word.id (SQLITE_CONSTRAINT_PRIMARYKEY)',
        code: 'SQLITE_CONSTRAINT',
      },
    });
    expect(firstValue(results[1])).toBe('y,copy; of it');
  });

  test('describes parameters and columns without running the statement', async () => {
    const { results } = await pipeline([
      { type: 'describe', sql: 'SELECT id, form FROM word WHERE id = ?1 OR form = :form OR id = ?' },
      { type: 'describe', sql: "WITH w AS (SELECT 'a' AS a) INSERT INTO word (form) SELECT a FROM w" },
      { type: 'describe', sql: 'EXPLAIN SELECT 1' },
      { type: 'close' },
    ]);
    expect(response(results[0]).result).toEqual({
      params: [{ name: '?1' }, { name: ':form' }, { name: null }],
      cols: [
        { name: 'id', decltype: 'INTEGER' },
        { name: 'form', decltype: 'TEXT' },
      ],
      is_explain: false,
      is_readonly: true,
    });
    expect(response(results[1]).result).toMatchObject({ params: [], cols: [], is_readonly: false });
    expect(response(results[2]).result).toMatchObject({ is_explain: true, is_readonly: true });
    expect(await count()).toBe('0');
  });

  test('binds arguments by number and name; missing arguments are null', async () => {
    const text = (value: string) => ({ type: 'text', value });
    const { results } = await pipeline([
      execute('SELECT ?2 || :name || @other || ?1', {
        args: [text('1'), text('2')],
        named_args: [
          { name: ':name', value: text('n') },
          { name: 'other', value: text('o') },
        ],
      }),
      execute('SELECT ? IS NULL'),
      { type: 'close' },
    ]);
    expect(firstValue(results[0])).toBe('2no1');
    expect(firstValue(results[1])).toBe('1');
  });

  test.each([
    ['SELECT 1; SELECT 2', 'SQL_MANY_STATEMENTS'],
    [' -- nothing\n ; ', 'SQL_NO_STATEMENT'],
    ["ATTACH '/tmp/elsewhere.db' AS e", 'SQLITE_AUTH'],
    ["SELECT load_extension('x')", 'SQLITE_ERROR'],
  ])('refuses %j', async (sql, code) => {
    const { results } = await pipeline([execute(sql), { type: 'close' }]);
    expect(results[0]).toMatchObject({ type: 'error', error: { code } });
  });

  test('refuses a text that the driver could not return whole', async () => {
    const args = [{ type: 'text', value: 'a\0b' }];
    const { results } = await pipeline([execute('SELECT ?', { args }), { type: 'close' }]);
    expect(results[0]).toMatchObject({ type: 'error', error: { code: 'SQLITE_MISMATCH' } });
  });

  test('a plain ?, a number and a name can be parameters of one statement', async () => {
    const named_args = [
      { name: 'a', value: { type: 'text', value: 'one' } },
      { name: '4', value: { type: 'text', value: 'four' } },
    ];
    const { results } = await pipeline([
      execute("SELECT ?3 IS NULL AND :a = 'one' AND ? IS NULL AND ?4 = :a AND ?5 IS NULL", { named_args }),
      { type: 'close' },
    ]);
    expect(firstValue(results[0])).toBe('1');
  });

  test.each([
    ["(1, 'a', 1, 1)", 'UNIQUE constraint failed: fact.id', 'SQLITE_CONSTRAINT_PRIMARYKEY'],
    ["(2, 'a', 1, 1)", 'UNIQUE constraint failed: fact.form', 'SQLITE_CONSTRAINT_UNIQUE'],
    ['(2, null, 1, 1)', 'NOT NULL constraint failed: fact.form', 'SQLITE_CONSTRAINT_NOTNULL'],
    ["(2, 'b', -1, 1)", 'CHECK constraint failed: total > 0', 'SQLITE_CONSTRAINT_CHECK'],
    ["(2, 'b', 1, 9)", 'FOREIGN KEY constraint failed', 'SQLITE_CONSTRAINT_FOREIGNKEY'],
    [
      "(2, 'b', 'x', 1)",
      'cannot store TEXT value in INTEGER column fact.total',
      'SQLITE_CONSTRAINT_DATATYPE',
    ],
    ["(13, 'b', 1, 1)", 'not this one', 'SQLITE_CONSTRAINT_TRIGGER'],
  ])(
    'refuses the row %s with the general code, and has the exact code in the text',
    async (row, text, exact) => {
      const { results } = await pipeline([
        execute('INSERT INTO word (id) VALUES (1)'),
        execute(`CREATE TABLE fact (id INTEGER PRIMARY KEY, form TEXT NOT NULL UNIQUE,
        total INTEGER CHECK (total > 0), word INTEGER REFERENCES word (id)) STRICT`),
        execute(`CREATE TRIGGER thirteen BEFORE INSERT ON fact WHEN new.id = 13 BEGIN
        SELECT raise(ABORT, 'not this one'); END`),
        execute("INSERT INTO fact VALUES (1, 'a', 1, 1)"),
        execute(`INSERT INTO fact VALUES ${row}`),
        { type: 'close' },
      ]);
      expect(results.slice(0, 4).map((each) => each.type)).toEqual(['ok', 'ok', 'ok', 'ok']);
      expect(results[4]).toEqual({
        type: 'error',
        error: { message: `SQLite error: ${text} (${exact})`, code: 'SQLITE_CONSTRAINT' },
      });
    },
  );

  test('a sequence inside a transaction stops at a rollback', async () => {
    const first = await pipeline([
      execute('BEGIN'),
      {
        type: 'sequence',
        sql: 'INSERT INTO word (id) VALUES (1); ROLLBACK; INSERT INTO word (id) VALUES (2)',
      },
    ]);
    expect(first.results[1]).toMatchObject({ type: 'error', error: { code: 'TRANSACTION_CLOSED' } });
    expect(await count()).toBe('0');
  });

  test('after a rollback a stream runs the next request, and a batch step on the condition that no transaction is open', async () => {
    const insert = { stmt: { sql: 'INSERT INTO word (id) VALUES (1)' } };
    const { results } = await pipeline([
      execute('BEGIN'),
      { type: 'batch', batch: { steps: [insert, { stmt: { sql: 'ROLLBACK' } }, insert] } },
      execute('SELECT count(*) FROM word'),
      { type: 'batch', batch: { steps: [insert] } },
      execute('SELECT count(*) FROM word'),
      execute('BEGIN'),
      {
        type: 'batch',
        batch: {
          steps: [
            { stmt: { sql: 'ROLLBACK' } },
            { stmt: { sql: 'BEGIN' }, condition: { type: 'is_autocommit' } },
            { stmt: { sql: 'INSERT INTO word (id) VALUES (2)' } },
            { stmt: { sql: 'COMMIT' }, condition: { type: 'ok', step: 2 } },
          ],
        },
      },
      execute('SELECT count(*) FROM word'),
      { type: 'close' },
    ]);
    expect(results[1]).toMatchObject({
      response: { result: { step_errors: [null, null, { code: 'TRANSACTION_CLOSED' }] } },
    });
    expect(firstValue(results[2])).toBe('0');
    expect(response(results[3]).result).toMatchObject({ step_errors: [null] });
    expect(firstValue(results[4])).toBe('1');
    expect(response(results[6]).result).toMatchObject({ step_errors: [null, null, null, null] });
    expect(firstValue(results[7])).toBe('2');
  });

  test('streams a batch as a cursor, one entry in each line', async () => {
    const steps = [{ stmt: { sql: 'SELECT 1 AS a UNION SELECT 2' } }, { stmt: { sql: 'nonsense' } }];
    const { text } = await post('/v3/cursor', { batch: { steps } });
    const [head, ...entries] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Json);
    expect(head).toEqual({ baton: expect.any(String), base_url: null });
    expect(entries.map((entry) => entry.type)).toEqual([
      'step_begin',
      'row',
      'row',
      'step_end',
      'step_error',
    ]);
    expect(entries[2]?.row).toEqual([{ type: 'integer', value: '2' }]);
  });

  test('continues a stream by its baton, which can be used only once', async () => {
    const first = await pipeline([execute('BEGIN'), execute("INSERT INTO word (form) VALUES ('a')")]);
    expect(first.baton).toEqual(expect.any(String));
    const second = await pipeline([execute('COMMIT'), { type: 'close' }], first.baton);
    expect(second.baton).toBeNull();
    const replay = await pipeline([execute('SELECT 1')], first.baton);
    expect(replay).toMatchObject({ status: 400, code: 'STREAM_EXPIRED' });
    expect(await count()).toBe('1');
  });

  test('rolls back a stream whose client does not return, and lets the next writer in', async () => {
    const idle = await pipeline([
      execute('BEGIN IMMEDIATE'),
      execute("INSERT INTO word (form) VALUES ('lost')"),
    ]);
    const begun = performance.now();
    const other = await pipeline([execute("INSERT INTO word (form) VALUES ('kept')"), { type: 'close' }]);
    expect(other.results[0]?.type).toBe('ok');
    expect(performance.now() - begun).toBeGreaterThan(100);
    expect(await pipeline([execute('COMMIT')], idle.baton)).toMatchObject({
      status: 400,
      code: 'STREAM_EXPIRED',
    });
    expect(await count()).toBe('1');
  });

  test('closing a stream rolls its transaction back', async () => {
    await pipeline([execute('BEGIN'), execute("INSERT INTO word (form) VALUES ('lost')"), { type: 'close' }]);
    expect(await count()).toBe('0');
  });

  test('settings that a stream makes on its connection do not reach other streams', async () => {
    await pipeline([
      execute('PRAGMA foreign_keys = OFF'),
      execute('CREATE TEMP TABLE mine (a)'),
      { type: 'close' },
    ]);
    const { results } = await pipeline([
      execute('PRAGMA foreign_keys'),
      execute('SELECT * FROM mine'),
      { type: 'close' },
    ]);
    expect(firstValue(results[0])).toBe('1');
    expect(results[1]?.type).toBe('error');
  });

  test('answers GET for /v2, /v3 and /health, and 404 for protobuf, /stats and other paths', async () => {
    const status = async (path: string) => (await fetch(server.url + path)).status;
    expect(await Promise.all(['/v2', '/v3', '/v3-protobuf', '/health', '/stats', '/'].map(status))).toEqual([
      200, 200, 404, 200, 404, 404,
    ]);
  });

  test('counts the requests with SQL, and restarts the count on request', async () => {
    await server.resetStats();
    await count();
    await fetch(`${server.url}/health`);
    expect((await server.stats()).requests).toBe(1);
    await server.resetStats();
    expect(await server.stats()).toEqual({ requests: 0, bytesIn: 0, bytesOut: 0 });
  });

  test('counts the bytes of the bodies, also of Hebrew texts, long answers and refusals', async () => {
    const asked = {
      baton: null,
      requests: [execute("SELECT 'בראשית'"), execute("SELECT replace(hex(zeroblob(9000)), '0', 'א')")],
    };
    for (const [body, status] of [
      [{ ...asked, requests: asked.requests.slice(0, 1) }, 200],
      [asked, 200],
      [{ baton: 'אבג', requests: [] }, 400],
      ['no pipeline', 400],
    ] as const) {
      await server.resetStats();
      const answer = await post('/v2/pipeline', body);
      expect(answer.status).toBe(status);
      expect(await server.stats()).toEqual({
        requests: 1,
        bytesIn: Buffer.byteLength(typeof body === 'string' ? body : JSON.stringify(body)),
        bytesOut: Buffer.byteLength(answer.text),
      });
    }
  });
});
