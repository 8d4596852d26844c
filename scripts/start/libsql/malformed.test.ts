import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TemporaryServer } from './temporary.ts';
import { startTemporaryServer } from './temporary.ts';

let server: TemporaryServer;

type Json = Record<string, unknown>;

const post: TemporaryServer['post'] = (...args) => server.post(...args);

const execute = (sql: string, more: Json = {}) => ({ type: 'execute', stmt: { sql, ...more } });

describe('limits and bad requests', () => {
  beforeAll(async () => {
    server = await startTemporaryServer({
      token: 'secret',
      maxBodyBytes: 15_000,
      maxResultBytes: 5_000,
      exposeStats: true,
    });
  });
  afterAll(() => server.close());
  const token = { authorization: 'Bearer secret' };
  const one = { requests: [execute('SELECT 1'), { type: 'close' }] };

  test('a request with a wrong or missing token gets 401', async () => {
    expect((await post('/v2/pipeline', one)).status).toBe(401);
    expect((await post('/v2/pipeline', one, { authorization: 'Bearer secre' })).status).toBe(401);
    expect((await fetch(`${server.url}/stats`)).status).toBe(401);
    expect((await post('/v2/pipeline', one, token)).status).toBe(200);
    const stats = await fetch(`${server.url}/stats`, { headers: token });
    expect(await stats.json()).toMatchObject({ requests: expect.any(Number) });
  });

  test('a request from a web page is refused, even with the token', async () => {
    const answer = await post('/v2/pipeline', one, { ...token, origin: 'https://example.org' });
    expect(answer.status).toBe(403);
  });

  test('a body over the limit gets 413, whether its length is declared or not', async () => {
    const big = JSON.stringify({ ...one, padding: 'x'.repeat(20_000) });
    expect((await post('/v2/pipeline', big, token)).status).toBe(413);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1');
      const chunk = `${(8_000).toString(16)}\r\n${' '.repeat(8_000)}\r\n`;
      socket.on('data', (data) => resolve(String(data)));
      socket.on('error', reject);
      socket.write(
        'POST /v2/pipeline HTTP/1.1\r\nhost: x\r\nauthorization: Bearer secret\r\ntransfer-encoding: chunked\r\n\r\n',
      );
      socket.write(chunk + chunk);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('results over the limit are an error of their request, and nothing of its transaction is written', async () => {
    const half = { sql: `SELECT '${'א'.repeat(1_300)}'` };
    const steps = ['BEGIN IMMEDIATE', 'CREATE TABLE t (a)'].map((sql) => ({ stmt: { sql } }));
    const twice = { type: 'batch', batch: { steps: [...steps, { stmt: half }, { stmt: half }] } };
    const ask = async (requests: unknown[]) => {
      const { text } = await post('/v2/pipeline', { requests: [...requests, { type: 'close' }] }, token);
      return (JSON.parse(text) as { results: Json[] }).results;
    };
    const tooLarge = {
      type: 'error',
      error: { message: 'Response is too large', code: 'RESPONSE_TOO_LARGE' },
    };
    const one = { type: 'execute', stmt: half };
    expect(await ask([one, one, execute(`${half.sql}, '${'א'.repeat(1_300)}'`)])).toMatchObject([
      { type: 'ok' },
      { type: 'ok' },
      tooLarge,
      { type: 'ok' },
    ]);
    expect(await ask([twice])).toMatchObject([tooLarge, { type: 'ok' }]);
    expect(await ask([execute('CREATE TABLE t (a)')])).toMatchObject([{ type: 'ok' }, { type: 'ok' }]);
  });

  const stmt = (rest: string) => `{"requests":[{"type":"execute","stmt":{${rest}}},{"type":"close"}]}`;
  const step = (condition: string) =>
    `{"requests":[{"type":"batch","batch":{"steps":[{"stmt":{"sql":"SELECT 1"},"condition":${condition}}]}},{"type":"close"}]}`;
  const stored = (...texts: string[]) =>
    JSON.stringify({
      requests: [...texts.map((sql, id) => ({ type: 'store_sql', sql_id: id % 51, sql })), { type: 'close' }],
    });
  test.each([
    ['', 'HTTP_BAD_REQUEST'],
    ['null', 'HTTP_BAD_REQUEST'],
    ['{"requests":[', 'HTTP_BAD_REQUEST'],
    ['{}', 'HTTP_BAD_REQUEST'],
    ['{"requests":[null]}', 'HTTP_BAD_REQUEST'],
    ['{"requests":[{"type":"describe","sql":"SELECT 1"},{"type":"close"}]}', 'HTTP_BAD_REQUEST'],
    [stmt(''), 'HTTP_BAD_REQUEST'],
    [stmt('"sql":1'), 'HTTP_BAD_REQUEST'],
    [stmt('"sql":"SELECT 1","sql_id":1'), 'HTTP_BAD_REQUEST'],
    [stmt('"sql_id":1'), 'HTTP_BAD_REQUEST'],
    [stmt('"sql":"SELECT ?","args":[{"type":"integer","value":5}]'), 'HTTP_BAD_REQUEST'],
    [stmt('"sql":"SELECT ?","args":[{"type":"integer","value":"9223372036854775808"}]'), 'HTTP_BAD_REQUEST'],
    [stmt('"sql":"SELECT ?","args":[{"type":"blob","base64":"*"}]'), 'HTTP_BAD_REQUEST'],
    [stmt('"sql":"SELECT ?","args":[{"type":"bool","value":true}]'), 'HTTP_BAD_REQUEST'],
    [step('{"type":"ok","step":0}'), 'HTTP_BAD_REQUEST'],
    [step('{"type":"is_autocommit"}'), 'HTTP_BAD_REQUEST'],
    [stored(...Array.from({ length: 51 }, () => 'SELECT 1')), 'SQL_STORE_TOO_MANY'],
    [stored(`SELECT '${'א'.repeat(2_500)}'`), 'SQL_STORE_TOO_LARGE'],
    ['{"requests":[]}', 'INTERACTIVE_TRANSACTION'],
    ['{"requests":[{"type":"execute","stmt":{"sql":"BEGIN"}}]}', 'INTERACTIVE_TRANSACTION'],
    ['{"requests":[{"type":"close"},{"type":"close"}]}', 'INTERACTIVE_TRANSACTION'],
    ['{"baton":"invented","requests":[{"type":"close"}]}', 'INTERACTIVE_TRANSACTION'],
  ])('a request with the body %s gets 400 with the code %s', async (body, code) => {
    const { status, text } = await post('/v2/pipeline', body, token);
    expect({ status, parse: JSON.parse(text) }).toMatchObject({ status: 400, parse: { code } });
  });

  test('a body that is not UTF-8 gets 400', async () => {
    const body = new Uint8Array([0x22, 0xff, 0x22]);
    const response = await fetch(`${server.url}/v2/pipeline`, { method: 'POST', headers: token, body });
    expect(response.status).toBe(400);
  });

  test('300 random or altered bodies get 200 or 400, and the server still answers after them', async () => {
    const args = [{ type: 'integer', value: '5' }];
    const named_args = [{ name: 'a', value: { type: 'blob', base64: 'AA==' } }];
    const steps = [
      { stmt: { sql_id: 1, args } },
      { stmt: { sql: 'SELECT :a', named_args }, condition: { type: 'ok', step: 0 } },
    ];
    const template = JSON.stringify({
      requests: [
        { type: 'store_sql', sql_id: 1, sql: 'SELECT ?' },
        { type: 'batch', batch: { steps } },
        { type: 'sequence', sql: 'SELECT 1' },
        { type: 'close' },
      ],
    });
    const edit = fc.tuple(
      fc.nat(template.length),
      fc.nat(4),
      fc.constantFrom('', '"', '{', ']', ':', '0', '-1', 'null', 'é', ';'),
    );
    const altered = fc
      .array(edit, { minLength: 1, maxLength: 4 })
      .map((edits) =>
        edits.reduce((text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut), template),
      );
    const random = fc
      .record({
        type: fc.constantFrom('execute', 'batch', 'sequence', 'store_sql'),
        stmt: fc.oneof(fc.record({ sql: fc.string() }), fc.jsonValue()),
        batch: fc.jsonValue(),
        sql: fc.string(),
      })
      .map((request) => JSON.stringify({ requests: [request, { type: 'close' }] }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(altered, random), async (body) => {
        const { status } = await post('/v2/pipeline', body, token);
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 300 },
    );
    expect((await post('/v2/pipeline', one, token)).status).toBe(200);
  });
});
