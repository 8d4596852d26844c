/**
 * `npm run make:files -- DIR` writes the files that administrators can import, in the shape that the imports
 * know: Complete.csv and Strongs_.csv from the core texts, a ZIP archive of them, and a SQLite database. With
 * PACK_MIRROR, the Apocrypha is in them too (APOC.csv). `--megabytes 100` makes the database at least that
 * large.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readApocrypha } from './import-files/apocrypha.ts';
import { csvFile, writeDatabase, zipFile } from './import-files/files.ts';
import { apocryphaTable, completeTable, strongsTable } from './import-files/tables.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { megabytes: { type: 'string', default: '0' } },
});
const megabytes = Number(values.megabytes);
const [dir] = positionals;
if (dir === undefined || !Number.isFinite(megabytes) || megabytes < 0) {
  console.error('Name a folder: npm run make:files -- DIR [--megabytes 100]');
  process.exit(2);
}
const folder = resolve(dir);
mkdirSync(folder, { recursive: true });
const { PACK_MIRROR: mirror } = process.env;
const tables = [await completeTable(), await strongsTable()];
if (mirror === undefined)
  console.log('Without PACK_MIRROR there is no APOC.csv, because the core has no Apocrypha.');
else tables.push(apocryphaTable(await readApocrypha(join(mirror, 'kjv-strongs/KJV.zip'))));
for (const table of tables) {
  writeFileSync(join(folder, `${table.name}.csv`), csvFile(table));
  console.log(`${table.name}.csv: ${table.rows.length} rows`);
}
writeFileSync(join(folder, 'tables.zip'), zipFile(tables));
writeDatabase(join(folder, 'gematria.db'), tables, megabytes);
console.log('tables.zip: these CSV files in a ZIP archive');
console.log('gematria.db: the same tables in a database file');
console.log(`The files are in ${folder}`);
