import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client/web';
import { expect, test } from 'vitest';
import { temporaryFile } from './temporary.ts';

const PROGRAM = fileURLToPath(new URL('./cli.ts', import.meta.url));

function start(args: string[], token = 'secret'): ChildProcess {
  const env = { ...process.env, LIBSQL_TOKEN: token };
  return spawn(process.execPath, [PROGRAM, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return String(line).trim();
}

async function ended(child: ChildProcess): Promise<{ code: number | null; errors: string }> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, errors };
}

test('the program serves a file to clients with the token, and a second run has what the first one wrote', async () => {
  const { file, remove } = await temporaryFile();
  for (const round of [1, 2]) {
    const child = start([file, '0']);
    const url = await firstLine(child);
    const client = createClient({ url, authToken: 'secret' });
    await client.batch(
      ['CREATE TABLE IF NOT EXISTS word (form)', "INSERT INTO word VALUES ('אור')"],
      'write',
    );
    const counted = await client.execute('SELECT count(*) AS n FROM word');
    expect(counted.rows[0]?.n).toBe(round);
    await expect(createClient({ url }).execute('SELECT 1')).rejects.toMatchObject({
      code: 'AUTH_JWT_INVALID',
    });
    // The parser prints nothing on stdout, also in a process of its own.
    await expect(client.execute('SELEC 1')).rejects.toMatchObject({ code: 'SQL_PARSE_ERROR' });
    let more = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      more += chunk.toString();
    });
    child.kill('SIGTERM');
    expect(await ended(child)).toEqual({ code: 0, errors: '' });
    expect(more).toBe('');
  }
  await remove();
});

test.each<[string[], string, string]>([
  [[], 'secret', 'Usage'],
  [['data.db', 'x'], 'secret', 'Usage'],
  [['data.db', '0'], '', 'Usage'],
  [['/nowhere/at/all.db', '0'], 'secret', 'cannot be served'],
])(
  'the program with the arguments %j and the token "%s" prints a reason and ends with 1',
  async (args, token, reason) => {
    const { code, errors } = await ended(start(args, token));
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining(reason) });
  },
);
