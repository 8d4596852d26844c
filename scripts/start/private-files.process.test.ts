import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/support/test-folder.ts';
import { ROOT } from '../settings.ts';
import { createPrivateFile } from './private-files.ts';

test('a database that is open keeps its log when its file is created again and another process closes it', () => {
  const file = join(testFolder(), 'library.db');
  const db = new Database(file);
  db.pragma('journal_mode = wal');
  db.pragma('user_version = 1');
  createPrivateFile(file);
  execFileSync(
    process.execPath,
    [
      '-e',
      `const db = new (require('libsql'))(${JSON.stringify(file)}); db.pragma('user_version'); db.close();`,
    ],
    { cwd: ROOT },
  );
  expect(existsSync(`${file}-wal`)).toBe(true);
  db.close();
});
