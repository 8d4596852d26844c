import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient as createFileClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDb } from '../client.ts';
import type { TemporaryServer } from './temporary.ts';
import { startTemporaryServer, temporaryFile } from './temporary.ts';
import { startLibsqlServerThread } from './thread.ts';

const COUNT_TO_TWO_MILLION =
  'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000) SELECT count(*) FROM n';

/** Runs this source text as a module in a new process. Resolves with its first output. */
async function startProcess(source: string): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('no output');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, line: String(line).trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe.each([
  ['clients at the same time', false],
  ['clients at the same time, with a thread for writes', true],
])('%s', (_name, separateWrites) => {
  let server: TemporaryServer;
  const db = () => createDb(server.url);
  const forms = async () =>
    (await db().execute('SELECT form FROM word ORDER BY id')).rows.map((row) => row.form);
  const insert = (form: string) => ({ sql: 'INSERT INTO word (form) VALUES (?)', args: [form] });

  beforeEach(async () => {
    server = await startTemporaryServer({ busyTimeoutMs: 1_500, writerIdleMs: 600, separateWrites });
    await db().execute('CREATE TABLE word (id INTEGER PRIMARY KEY, form TEXT)');
  });
  afterEach(() => server.close());

  test('a reader sees the state before an open write, without waiting', async () => {
    await db().execute(insert('old'));
    const writer = await db().transaction('write');
    await writer.execute(insert('new'));
    expect(await forms()).toEqual(['old']);
    const reader = await db().transaction('read');
    await reader.execute('SELECT count(*) FROM word');
    await writer.commit();
    expect((await reader.execute('SELECT count(*) AS n FROM word')).rows[0]?.n).toBe(1);
    await reader.rollback();
    expect(await forms()).toEqual(['old', 'new']);
  });

  test('a read that comes during a long write batch is answered before the batch ends', async () => {
    await db().execute(insert('old'));
    const count = { sql: `INSERT INTO word (form) SELECT * FROM (${COUNT_TO_TWO_MILLION})`, args: [] };
    const written = db().batch([insert('new'), count, count, count], 'write');
    const read = sleep(1).then(forms);
    const first = await Promise.race([written.then(() => 'the batch'), read]);
    expect(first).toEqual(['old']);
    await written;
    expect(await forms()).toHaveLength(5);
  });

  test('three batches that wait for an open write transaction are written in the order in which they were sent', async () => {
    const first = await db().transaction('write');
    await first.execute(insert('first'));
    const others: Promise<unknown>[] = [];
    for (const form of ['second', 'third', 'fourth']) {
      others.push(db().batch([insert(form)], 'write'));
      await sleep(40);
    }
    await first.commit();
    await Promise.all(others);
    expect(await forms()).toEqual(['first', 'second', 'third', 'fourth']);
  });

  test('forty interactive transactions that read and then write lose nothing', async () => {
    await db().execute(insert('0'));
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        const transaction = await db().transaction('write');
        const { rows } = await transaction.execute('SELECT form FROM word WHERE id = 1');
        await transaction.execute({
          sql: 'UPDATE word SET form = ? WHERE id = 1',
          args: [Number(rows[0]?.form) + 1],
        });
        await transaction.commit();
      }),
    );
    expect(Number((await forms())[0])).toBe(40);
  });

  test('a transaction that has read cannot write after another client has written', async () => {
    const stale = await db().transaction('deferred');
    await stale.execute('SELECT * FROM word');
    await db().execute(insert('newer'));
    await expect(stale.execute(insert('older'))).rejects.toMatchObject({
      code: expect.stringMatching(/^SQLITE_BUSY/),
    });
    await stale.rollback();
    await db().execute(insert('after'));
    expect(await forms()).toEqual(['newer', 'after']);
  });

  test('a writer that waits too long gets the error that the database is busy', async () => {
    const holder = await db().transaction('write');
    await holder.execute(insert('held'));
    const keepAlive = setInterval(() => holder.execute('SELECT 1').catch(() => undefined), 200);
    await expect(db().execute(insert('late'))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await expect(db().batch([insert('late')], 'write')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    clearInterval(keepAlive);
    await sleep(50);
    await holder.commit();
    expect(await forms()).toEqual(['held']);
  });

  test('while a client without the server writes to the file, writers wait and readers continue', async () => {
    const outside = createFileClient({ url: `file:${server.file}` });
    const transaction = await outside.transaction('write');
    await transaction.execute(insert('outside'));
    const waiting = db().batch([insert('inside')], 'write');
    expect(await forms()).toEqual([]);
    await sleep(150);
    await transaction.commit();
    await waiting;
    outside.close();
    expect(await forms()).toEqual(['outside', 'inside']);
  });

  test('a client that is killed in a transaction leaves no row, and another client can write', async () => {
    const { child, line } = await startProcess(`
      const requests = ['BEGIN IMMEDIATE', "INSERT INTO word (form) VALUES ('lost')"]
        .map((sql) => ({ type: 'execute', stmt: { sql } }));
      const response = await fetch('${server.url}/v2/pipeline', { method: 'POST', body: JSON.stringify({ requests }) });
      console.log((await response.json()).results.map((result) => result.type).join());
      setInterval(() => {}, 1000);
    `);
    expect(line).toBe('ok,ok');
    await kill(child);
    await db().batch([insert('kept')], 'write');
    expect(await forms()).toEqual(['kept']);
  });

  test('a client that leaves while it waits to write does not write', async () => {
    const holder = await db().transaction('write');
    await holder.execute(insert('held'));
    const body = JSON.stringify({
      requests: [{ type: 'execute', stmt: { sql: "INSERT INTO word (form) VALUES ('gone')" } }],
    });
    const waiting = request(`${server.url}/v2/pipeline`, { method: 'POST' });
    waiting.on('error', () => undefined);
    waiting.end(body);
    await sleep(150);
    waiting.destroy();
    await sleep(50);
    await holder.commit();
    await db().execute(insert('next'));
    expect(await forms()).toEqual(['held', 'next']);
  });
});

test('a server that is killed three times while it writes keeps each acknowledged batch and no half batch', async () => {
  const { file, remove } = await temporaryFile();
  const start = new URL('./start.ts', import.meta.url).href;
  const source = `
    const { startLibsqlServer } = await import('${start}');
    console.log((await startLibsqlServer({ file: '${file}', separateWrites: true })).url);
  `;
  let acknowledged = 0;
  for (let round = 0; round < 3; round += 1) {
    const { child, line } = await startProcess(source);
    const db = createDb(line);
    await db.execute('CREATE TABLE IF NOT EXISTS word (batch INTEGER, form TEXT)');
    let killed: Promise<void> | undefined;
    try {
      for (let batches = 0; ; batches += 1) {
        if (batches === 4) killed = sleep(50 * round).then(() => kill(child));
        const pair = ['a', 'b'].map((form) => ({
          sql: 'INSERT INTO word SELECT coalesce(max(batch), 0) + ?, ? FROM word',
          args: [form === 'a' ? 1 : 0, form],
        }));
        await db.batch(pair, 'write');
        acknowledged += 1;
      }
    } catch (error) {
      await (killed ?? kill(child));
      if (killed === undefined) throw error;
    }
  }
  expect(acknowledged).toBeGreaterThanOrEqual(12);
  const after = await startLibsqlServerThread({ file, separateWrites: true });
  const { rows } = await createDb(after.url).execute(
    'SELECT count(*) AS n, count(DISTINCT batch) AS batches, (SELECT integrity_check FROM pragma_integrity_check) AS sound FROM word',
  );
  expect(rows[0]?.sound).toBe('ok');
  expect(rows[0]?.n).toBe(Number(rows[0]?.batches) * 2);
  expect(rows[0]?.batches).toBeGreaterThanOrEqual(acknowledged);
  expect(rows[0]?.batches).toBeLessThanOrEqual(acknowledged + 3);
  await after.close();
  await remove();
});

describe('the server in a thread', () => {
  test('does not block its starter during a heavy query', async () => {
    const { file, remove } = await temporaryFile();
    const server = await startLibsqlServerThread({ file, separateWrites: true });
    let longest = 0;
    let last = performance.now();
    const ticks = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const begun = performance.now();
    const { rows } = await createDb(server.url).execute(COUNT_TO_TWO_MILLION);
    const spent = performance.now() - begun;
    clearInterval(ticks);
    expect(rows[0]?.[0]).toBe(2_000_000);
    expect(longest).toBeLessThan(spent / 2);
    expect((await server.stats()).requests).toBe(1);
    await server.resetStats();
    expect((await server.stats()).requests).toBe(0);
    await server.close();
    await remove();
  });

  test('closing the server writes the log into the file and drops an open transaction, and a new server can open the file', async () => {
    const { file, remove } = await temporaryFile();
    const first = await startLibsqlServerThread({ file, separateWrites: true });
    await createDb(first.url).batch(['CREATE TABLE word (form)', "INSERT INTO word VALUES ('אור')"], 'write');
    const open = await createDb(first.url).transaction('write');
    await open.execute("INSERT INTO word VALUES ('lost')");
    await Promise.all([first.close(), first.close()]);
    expect(existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0).toBe(0);
    const second = await startLibsqlServerThread({ file, separateWrites: true });
    expect((await createDb(second.url).execute('SELECT form FROM word')).rows.map((row) => row.form)).toEqual(
      ['אור'],
    );
    await second.close();
    await remove();
  });

  test('rejects with the reason if the file cannot be opened or the port is taken', async () => {
    await expect(startLibsqlServerThread({ file: '/nowhere/at/all.db' })).rejects.toThrow(
      /unable to open|ConnectionFailed/i,
    );
    const { file, remove } = await temporaryFile();
    const first = await startLibsqlServerThread({ file, separateWrites: true });
    await expect(startLibsqlServerThread({ file, port: first.port })).rejects.toThrow(/EADDRINUSE/);
    await first.close();
    await remove();
  });
});
