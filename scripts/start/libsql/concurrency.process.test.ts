import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient as createFileClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDb } from '../../../db/client.ts';
import type { TemporaryServer } from './temporary.ts';
import { startTemporaryServer, temporaryFile } from './temporary.ts';
import { startLibsqlServerThread } from './thread.ts';

const COUNT_TO_TWO_MILLION =
  'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000) SELECT count(*) FROM n';

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

describe('clients at the same time', () => {
  let server: TemporaryServer;
  const db = () => createDb(server.url);
  const forms = async () =>
    (await db().execute('SELECT form FROM word ORDER BY id')).rows.map((row) => row.form);
  const insert = (form: string) => ({ sql: 'INSERT INTO word (form) VALUES (?)', args: [form] });

  async function holdLock(): Promise<() => Promise<void>> {
    const outside = createFileClient({ url: `file:${server.file}` });
    const transaction = await outside.transaction('write');
    await transaction.execute(insert('outside'));
    return async () => {
      await transaction.commit();
      outside.close();
    };
  }

  beforeEach(async () => {
    server = await startTemporaryServer({ busyTimeoutMs: 1_500 });
    await db().execute('CREATE TABLE word (id INTEGER PRIMARY KEY, form TEXT)');
  });
  afterEach(() => server.close());

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

  test('while another program writes to the file, readers continue, and writers wait in the order in which they came', async () => {
    const commit = await holdLock();
    const waiting: Promise<unknown>[] = [];
    for (const form of ['first', 'second', 'third']) {
      waiting.push(db().batch([insert(form)], 'write'));
      await sleep(40);
    }
    waiting.push(db().migrate(['CREATE TABLE verse (text)', insert('fourth')]));
    expect(await forms()).toEqual([]);
    await commit();
    await Promise.all(waiting);
    expect(await forms()).toEqual(['outside', 'first', 'second', 'third', 'fourth']);
  });

  test('a writer that waits too long gets the error that the database is busy', async () => {
    const commit = await holdLock();
    const late = await Promise.allSettled([
      db().execute(insert('late')),
      db().batch([insert('late')], 'write'),
      db().migrate([insert('late')]),
    ]);
    const busy = { status: 'rejected', reason: { code: 'SQLITE_BUSY' } };
    expect(late).toMatchObject([busy, busy, busy]);
    await commit();
    await db().batch([insert('next')], 'write');
    expect(await forms()).toEqual(['outside', 'next']);
  });

  test('a client that disconnects while it waits to write does not write', async () => {
    const commit = await holdLock();
    const before = db().execute(insert('before'));
    await sleep(50);
    const body = JSON.stringify({
      requests: [
        { type: 'execute', stmt: { sql: "INSERT INTO word (form) VALUES ('gone')" } },
        { type: 'close' },
      ],
    });
    const waiting = request(`${server.url}/v2/pipeline`, { method: 'POST' });
    waiting.on('error', () => undefined);
    waiting.end(body);
    await sleep(150);
    waiting.destroy();
    await sleep(50);
    await commit();
    await before;
    await db().execute(insert('next'));
    expect(await forms()).toEqual(['outside', 'before', 'next']);
  });
});

test('a server that is killed three times while it writes keeps each acknowledged batch and no half batch', async () => {
  const { file, remove } = await temporaryFile();
  const start = new URL('./start.ts', import.meta.url).href;
  const source = `
    const { startLibsqlServer } = await import('${start}');
    console.log((await startLibsqlServer({ file: '${file}' })).url);
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
  const after = await startLibsqlServerThread({ file });
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
  test('the server in a thread does not block its starter during a heavy query', async () => {
    const { file, remove } = await temporaryFile();
    const server = await startLibsqlServerThread({ file });
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
    await server.close();
    await remove();
  });

  test('closing the server writes the log into the file, and a new server can open the file', async () => {
    const { file, remove } = await temporaryFile();
    const first = await startLibsqlServerThread({ file });
    await createDb(first.url).batch(['CREATE TABLE word (form)', "INSERT INTO word VALUES ('אור')"], 'write');
    await Promise.all([first.close(), first.close()]);
    expect(existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0).toBe(0);
    const second = await startLibsqlServerThread({ file });
    expect((await createDb(second.url).execute('SELECT form FROM word')).rows.map((row) => row.form)).toEqual(
      ['אור'],
    );
    await second.close();
    await remove();
  });

  test('the server in a thread rejects with the reason if the file cannot be opened or the port is taken', async () => {
    await expect(startLibsqlServerThread({ file: '/nowhere/at/all.db' })).rejects.toThrow(
      /unable to open|ConnectionFailed/i,
    );
    const { file, remove } = await temporaryFile();
    const first = await startLibsqlServerThread({ file });
    await expect(startLibsqlServerThread({ file, port: first.port })).rejects.toThrow(/EADDRINUSE/);
    await first.close();
    await remove();
  });
});
