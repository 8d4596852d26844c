/**
 * `npm run release:statements` stores the SQL that this version sends, in `db/releases/` under the version in
 * package.json. It takes the statements that the last `npm test` has written into `.build/statements`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createClient } from '@libsql/client';
import Database from 'libsql';
import { prepareDatabase } from '../db/migrate.ts';
import { checkComplete, sentByRelease, writtenStatements } from '../db/releases/sent.ts';
import { inNewFolder } from './new-folder.ts';
import { runCommand } from './reasons.ts';
import { BUILD_DIR, ROOT } from './settings.ts';

const { version }: { version: string } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'));
await runCommand(() =>
  inNewFolder(async (newFolder) => {
    const folder = join(BUILD_DIR, 'statements');
    checkComplete(folder);
    const statements = writtenStatements(folder);
    const path = join(newFolder, 'schema.db');
    const client = createClient({ url: `file:${path}` });
    await prepareDatabase(client);
    client.close();
    const database = new Database(path);
    const list = sentByRelease(database, statements);
    database.close();
    const file = `db/releases/${version}.json`;
    writeFileSync(resolve(ROOT, file), `${JSON.stringify(list, null, 2)}\n`);
    console.log(`${file}: ${list.length} statements, one of each shape among ${statements.size}.`);
  }),
);
