import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { ended, start } from './start-process.ts';

test('a start on a library of an old version says how to update it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'old-library-'));
  const client = createClient({ url: `file:${join(dataDir, 'library.db')}` });
  await client.executeMultiple(`CREATE TABLE __drizzle_migrations (id, hash, created_at);
    INSERT INTO __drizzle_migrations VALUES (null, 'old', 1795196618116)`);
  client.close();
  const child = start(dataDir);
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  await ended(child);
  expect(child.exitCode).toBe(1);
  expect(errors).toMatch(
    /^This library was made by a version before 0\.1\.0, .* Then stop that version and start this one\.$/mu,
  );
  rmSync(dataDir, { recursive: true, force: true });
});
