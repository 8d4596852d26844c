import { type SQL, sql } from 'drizzle-orm';
import type Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { execute } from '../../../db/sync-sql.ts';
import { bench, fileBenchEachTest, SMALL_CHUNK } from '../../../tests/imports/file-bench.ts';
import { COMPLETE_COLUMNS, completeRows } from '../../../tests/imports/table-rows.ts';
import { MAX_ROWS_A_CHUNK } from '../../context.ts';
import { makeDatabase } from '../../files/sqlite/testing.ts';
import { DATABASE_CHECK } from './check.ts';
import { DATABASE } from './database.ts';

const IMPORT = { kind: 'database' } as const;
const CHECK = { kind: 'database-check' } as const;

const list = (items: readonly SQL[]): SQL => sql.join([...items], sql`, `);
const columnsOf = (names: readonly string[]): SQL => list(names.map((name) => sql`${sql.identifier(name)}`));

function writeComplete(db: Database.Database, rows: ReturnType<typeof completeRows>): void {
  execute(db, sql`create table complete (${columnsOf(COMPLETE_COLUMNS)})`);
  for (const row of rows) {
    const cells = COMPLETE_COLUMNS.map((name) => sql`${row[name]}`);
    execute(db, sql`insert into complete values (${list(cells)})`);
  }
}

function writeOthers(db: Database.Database): void {
  execute(
    db,
    sql`create table Strongs_ (StrongsNumber integer primary key, Root text, Value integer, Meaning text)`,
  );
  execute(db, sql`insert into Strongs_ values (${7225}, ${'רֵאשִׁית'}, ${911}, ${'first'})`);
  execute(db, sql`create table APOC (ref text, text text)`);
  execute(
    db,
    sql`insert into APOC values (${'Tobit 1:1'}, ${'The book'}), (${'Tobit 1:2'}, ${Buffer.from('x')})`,
  );
}

fileBenchEachTest();

test.each([
  ...[0, 1, 24, 72, 73].map((count) => [count, SMALL_CHUNK]),
  ...[500, 501].map((count) => [count, MAX_ROWS_A_CHUNK]),
] as const)(
  'an import of a database file with %i rows in Complete, in chunks of %i, fills all editions, and a second one changes nothing',
  async (count, rowsAChunk) => {
    bench.context.rowsAChunk = rowsAChunk;
    const file = makeDatabase((db) => {
      writeComplete(db, completeRows(count));
      writeOthers(db);
    });
    await bench.upload('database/gematria.db', file);
    const job = await bench.run(DATABASE, IMPORT);
    expect(job).toMatchObject({
      status: 'succeeded',
      target: 'database',
      done: count + 3,
      total: count + 3,
      created: 2 * count + 2,
      failed: 1,
    });
    expect(await bench.problems(job.id)).toEqual([
      {
        kind: 'failed',
        source: 'gematria.db, APOC',
        row: 2,
        column: 'text',
        message: 'The cell holds bytes, not text',
      },
    ]);
    expect(await bench.entries()).toMatchObject([{ strongsNumber: 'H7225', gloss: 'first' }]);
    const editions = await bench.editions();
    expect(Object.keys(editions).sort()).toEqual([
      ...(count === 0 ? [] : ['database']),
      'database-apocrypha',
      ...(count === 0 ? [] : ['database-hebrew']),
      'database-strongs',
    ]);
    if (count > 0)
      expect(editions['database-hebrew']).toMatchObject({ words: 2 * count, letters: 5 * count });
    expect(await bench.run(DATABASE, IMPORT)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2 * count + 2,
    });
  },
);

test('an import of a database file reads the newest file', async () => {
  await bench.upload(
    'database/old.db',
    makeDatabase((db) => writeComplete(db, completeRows(3))),
  );
  await bench.upload(
    'database/new.db',
    makeDatabase((db) => writeComplete(db, completeRows(2))),
  );
  expect(await bench.run(DATABASE, IMPORT)).toMatchObject({ status: 'succeeded', done: 2 });
});

test('an import of a database file names a bad row by its rowid', async () => {
  const rows = completeRows(20).with(11, { ...completeRows(1)[0]!, bnum: '99' });
  await bench.upload(
    'database/x.db',
    makeDatabase((db) => writeComplete(db, rows)),
  );
  const job = await bench.run(DATABASE, IMPORT);
  expect(job).toMatchObject({ status: 'succeeded', failed: 1, created: 38 });
  expect(await bench.problems(job.id)).toMatchObject([{ source: 'x.db, Complete', row: 12, column: 'bnum' }]);
});

describe('a file', () => {
  test.each([
    ['that is no database', () => Buffer.from('text'), 'The file is not a SQLite database'],
    ['that is empty', () => new Uint8Array(), 'The file is empty'],
    [
      'without the tables',
      () => makeDatabase((db) => execute(db, sql`create table other (a)`)),
      'The database has none of the tables “Complete”, “Strongs_”, “APOC”',
    ],
    [
      'that lacks a column',
      () => makeDatabase((db) => execute(db, sql`create table APOC (ref)`)),
      'The table “APOC” has no column “text”',
    ],
    [
      'with a view as a table',
      () => makeDatabase((db) => execute(db, sql`create view APOC as select 1 as ref, 2 as text`)),
      '“APOC” is a view; only ordinary tables can be imported',
    ],
  ])('a database file %s starts no import', async (_, file, message) => {
    await bench.upload('database/x.db', file());
    await expect(bench.start(DATABASE, IMPORT)).rejects.toThrow(message);
  });

  test('an import of a database file starts no job if no database file was uploaded', async () => {
    await expect(bench.start(DATABASE, IMPORT)).rejects.toThrow(
      'There is no database file. Upload one on the Database page.',
    );
  });

  test('a database file with a damaged page makes the job fail before anything is published', async () => {
    const file = makeDatabase((db) => writeComplete(db, completeRows(1000)));
    file.fill(0xff, file.length - 3 * 4096, file.length - 2 * 4096);
    await bench.upload('database/x.db', file);
    const job = await bench.run(DATABASE, IMPORT);
    expect(job.status).toBe('failed');
    expect(job.errors.at(-1)?.message).toContain('The database is damaged: page');
    expect(await bench.editions()).toEqual({});
  });

  test('a database file that is replaced while a job reads it stops the job', async () => {
    const file = (salt: string) => makeDatabase((db) => writeComplete(db, completeRows(1001, salt)));
    await bench.upload('database/x.db', file(''));
    const jobId = await bench.start(DATABASE, IMPORT);
    await bench.bench.drain(5);
    await bench.upload('database/x.db', file('!'));
    await bench.bench.drain();
    const job = await bench.bench.job(jobId);
    expect(job.status).toBe('failed');
    expect(job.errors.at(-1)?.message).toContain('The input changed during the import');
    expect(await bench.editions()).toEqual({});
  });
});

test.each([
  [['complete', 'strongs', 'apoc'], 'The file can be imported.'],
  [
    ['complete'],
    'The file can be imported. It has no “Strongs_” and “APOC”, so an import leaves these texts out.',
  ],
  [[], 'The file cannot be imported: it has none of the tables “Complete”, “Strongs_”, and “APOC”.'],
])(
  'a check of a database file with the tables %j says first whether the file can be imported',
  async (tables, verdict) => {
    const file = makeDatabase((db) => {
      if (tables.includes('complete')) writeComplete(db, completeRows(2));
      if (tables.includes('strongs')) writeOthers(db);
      if (tables.length === 0) execute(db, sql`create table other (a)`);
    });
    await bench.upload('database/x.db', file);
    const job = await bench.run(DATABASE_CHECK, CHECK);
    expect((await bench.problems(job.id))[0]).toMatchObject({ kind: 'note', message: verdict });
  },
);

test('a check of a database file reports its tables and the missing tables and columns, and imports nothing', async () => {
  const file = makeDatabase((db) => {
    writeComplete(db, completeRows(1234));
    execute(db, sql`create table Strongs_ (Root)`);
  });
  await bench.upload('database/x.db', file);
  const job = await bench.run(DATABASE_CHECK, CHECK);
  expect(job).toMatchObject({ status: 'succeeded', target: 'database-check', done: 3, total: 3, failed: 2 });
  expect((await bench.problems(job.id)).map(({ kind, message }) => [kind, message])).toEqual([
    ['note', 'The file cannot be imported: first correct “Strongs_”.'],
    ['note', `Table “complete”: about 1,200 rows, columns ${COMPLETE_COLUMNS.join(', ')}`],
    ['note', 'Table “Strongs_”: about 0 rows, columns Root'],
    ['failed', 'The table “Strongs_” has no column “StrongsNumber”, “Meaning” or “Strongs_Definition”'],
    ['failed', 'The database has no table “APOC”'],
  ]);
  expect(await bench.editions()).toEqual({});
});
