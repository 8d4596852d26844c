import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TemporaryServer } from './temporary.ts';
import { startTemporaryServer } from './temporary.ts';

let server: TemporaryServer;

type Json = Record<string, unknown>;

const post: TemporaryServer['post'] = (...asked) => server.post(...asked);

const execute = (sql: string, more: Json = {}) => ({ type: 'execute', stmt: { sql, ...more } });

describe('limits and bad requests', () => {
  beforeAll(async () => {
    server = await startTemporaryServer({
      token: 'secret',
      maxBodyBytes: 10_000,
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

  test('a result over the limit is an error of its statement, and the next statement can write', async () => {
    const huge = execute(`SELECT value, 'padding' FROM json_each('[0${',1'.repeat(400)}]')`);
    const { text } = await post(
      '/v2/pipeline',
      { requests: [huge, execute('CREATE TABLE t (a)'), { type: 'close' }] },
      token,
    );
    const { results } = JSON.parse(text) as { results: Json[] };
    expect(results[0]).toMatchObject({ type: 'error', error: { code: 'RESPONSE_TOO_LARGE' } });
    expect(results[1]?.type).toBe('ok');
  });

  test.each([
    '',
    'null',
    '[]',
    '{"requests":[',
    '{}',
    '{"requests":{}}',
    '{"requests":[null]}',
    '{"requests":[{"type":"dance"}]}',
    '{"requests":[{"type":"execute","stmt":{}}]}',
    '{"requests":[{"type":"execute","stmt":{"sql":1}}]}',
    '{"requests":[{"type":"execute","stmt":{"sql":"SELECT 1","sql_id":1}}]}',
    '{"requests":[{"type":"execute","stmt":{"sql":"SELECT ?","args":[{"type":"integer","value":5}]}}]}',
    '{"requests":[{"type":"execute","stmt":{"sql":"SELECT ?","args":[{"type":"integer","value":"9223372036854775808"}]}}]}',
    '{"requests":[{"type":"execute","stmt":{"sql":"SELECT ?","args":[{"type":"blob","base64":"*"}]}}]}',
    '{"requests":[{"type":"execute","stmt":{"sql":"SELECT ?","args":[{"type":"bool","value":true}]}}]}',
    '{"requests":[{"type":"batch","batch":{"steps":[{"stmt":{"sql":"SELECT 1"},"condition":{"type":"ok","step":0}}]}}]}',
    '{"baton":7,"requests":[]}',
    '{"baton":"invented","requests":[]}',
  ])('the malformed body %s gets 400', async (body) => {
    expect((await post('/v2/pipeline', body, token)).status).toBe(400);
  });

  test('a condition that is nested too deeply gets 400', async () => {
    const nested = `${'{"type":"not","cond":'.repeat(100)}{"type":"is_autocommit"}${'}'.repeat(100)}`;
    const body = `{"requests":[{"type":"batch","batch":{"steps":[{"stmt":{"sql":"SELECT 1"},"condition":${nested}}]}}]}`;
    expect((await post('/v2/pipeline', body, token)).status).toBe(400);
  });

  test('a body that is not UTF-8 gets 400', async () => {
    const body = new Uint8Array([0x22, 0xff, 0x22]);
    const response = await fetch(`${server.url}/v2/pipeline`, { method: 'POST', headers: token, body });
    expect(response.status).toBe(400);
  });

  test('300 random or altered bodies get 200 or 400, and the server still answers after them', async () => {
    const template = JSON.stringify({
      requests: [
        { type: 'store_sql', sql_id: 1, sql: 'SELECT ?' },
        {
          type: 'batch',
          batch: {
            steps: [
              { stmt: { sql_id: 1, args: [{ type: 'integer', value: '5' }] } },
              {
                stmt: {
                  sql: 'SELECT :a',
                  named_args: [{ name: 'a', value: { type: 'blob', base64: 'AA==' } }],
                },
                condition: { type: 'ok', step: 0 },
              },
            ],
          },
        },
        { type: 'describe', sql: 'SELECT 1' },
        { type: 'close' },
      ],
    });
    const mutated = fc
      .array(
        fc.tuple(
          fc.nat(template.length),
          fc.nat(4),
          fc.constantFrom('', '"', '{', ']', ':', '0', '-1', 'null', 'é', ';'),
        ),
        { minLength: 1, maxLength: 4 },
      )
      .map((edits) =>
        edits.reduce((text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut), template),
      );
    const anyJson = fc.json({ maxDepth: 4 });
    const anyRequests = fc
      .array(
        fc.record({
          type: fc.constantFrom('execute', 'batch', 'sequence', 'describe', 'close_sql'),
          stmt: fc.jsonValue(),
          batch: fc.jsonValue(),
          sql: fc.string(),
        }),
      )
      .map((requests) => JSON.stringify({ requests: [...requests, { type: 'close' }] }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(mutated, anyJson, anyRequests), async (body) => {
        const { status } = await post('/v2/pipeline', body, token);
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 300 },
    );
    expect((await post('/v2/pipeline', one, token)).status).toBe(200);
  });
});
