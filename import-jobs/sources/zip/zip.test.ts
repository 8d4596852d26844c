import { describe, expect, test } from 'vitest';
import { bench, fileBenchEachTest } from '../../../tests/imports/file-bench.ts';
import { completeCsv, completeRows, csvOf } from '../../../tests/imports/table-rows.ts';
import { makeZip } from '../../files/zip/testing.ts';
import { CSV } from '../csv/csv.ts';
import { ZIP } from './zip.ts';

const EXTRACT = { kind: 'zip', andImport: false } as const;
const IMPORT = { kind: 'zip', andImport: true } as const;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const complete = (count: number) => ({
  name: 'all/Complete.csv',
  content: bytes(completeCsv(completeRows(count))),
});
const APOC = {
  name: 'APOC.CSV',
  content: bytes(
    csvOf([
      ['ref', 'text'],
      ['Tobit 1:1', 'The book'],
    ]),
  ),
};
const README = { name: 'README.txt', content: bytes('Read me') };

fileBenchEachTest();

const namesIn = async (folder: string) =>
  (await bench.files.list(folder)).map(({ key, name }) => name ?? key).sort();
const contentOf = async (name: string) => {
  const file = (await bench.files.list('csv/')).find((one) => one.name === name);
  return bench.files.get(file?.key ?? '');
};

test('an import of ZIP files unpacks the CSV files of all archives, and reports the other files', async () => {
  await bench.upload('zip/a.zip', makeZip([complete(3), README, { name: 'all/' }]));
  await bench.upload('zip/b.zip', makeZip([APOC]));
  const job = await bench.run(ZIP, EXTRACT);
  expect(job).toMatchObject({
    status: 'succeeded',
    target: 'csv-files',
    unit: 'files',
    done: 2,
    total: 2,
    skipped: 1,
  });
  expect(await bench.problems(job.id)).toEqual([
    { kind: 'skipped', source: 'a.zip', row: null, column: null, message: '“README.txt” is not a CSV file' },
  ]);
  expect(await namesIn('csv/')).toEqual(['APOC.CSV', 'all/Complete.csv']);
  expect(await contentOf('all/Complete.csv')).toEqual(complete(3).content);
  expect(await bench.editions()).toEqual({});
  expect(await bench.run(CSV, { kind: 'csv', chapters: null })).toMatchObject({ done: 4, created: 7 });
});

test('a file that is not CSV counts as no row of an import, and the report names it', async () => {
  await bench.upload('zip/a.zip', makeZip([complete(3), README]));
  const job = await bench.run(ZIP, IMPORT);
  expect(job).toMatchObject({ status: 'succeeded', unit: 'rows', skipped: 0, failed: 0 });
  expect(await bench.problems(job.id)).toMatchObject([{ message: '“README.txt” is not a CSV file' }]);
});

test('an import of ZIP files unpacks and imports in one job, and a second run changes nothing', async () => {
  await bench.upload('zip/a.zip', makeZip([complete(501), APOC]));
  const job = await bench.run(ZIP, IMPORT);
  expect(job).toMatchObject({ status: 'succeeded', target: 'csv', unit: 'rows', done: 502, created: 1003 });
  expect(Object.keys(await bench.editions()).sort()).toEqual(['csv', 'csv-apocrypha', 'csv-hebrew']);
  expect(await bench.run(ZIP, IMPORT)).toMatchObject({ created: 0, updated: 0, unchanged: 1003 });
});

test('an unpacked file replaces the uploaded file of the same name, and no other', async () => {
  for (const [key, name] of [
    ['csv/0f', 'apoc.csv'],
    ['csv/1f', 'Strongs.csv'],
  ] as const) {
    const writer = await bench.files.writeInParts(key, { name });
    await writer.write(1, bytes('old'));
    await writer.complete();
  }
  await bench.upload('zip/a.zip', makeZip([APOC]));
  expect(await bench.run(ZIP, EXTRACT)).toMatchObject({ status: 'succeeded' });
  expect(await namesIn('csv/')).toEqual(['APOC.CSV', 'Strongs.csv']);
  expect(await contentOf('APOC.CSV')).toEqual(APOC.content);
});

test('an import of ZIP files gives unpacked files generated keys, the same ones each time, whatever their names are', async () => {
  const names = [
    'a~b.csv',
    '~.csv',
    `${'long '.repeat(60)}.csv`,
    'x%2F..%2Fy.csv',
    `${'ארוך '.repeat(90)}.csv`,
  ];
  await bench.upload('zip/a.zip', makeZip(names.map((name) => ({ ...APOC, name }))));
  expect(await bench.run(ZIP, EXTRACT)).toMatchObject({ status: 'succeeded', done: names.length });
  expect(await namesIn('csv/')).toEqual(names.toSorted());
  const keys = (await bench.files.list('csv/')).map(({ key }) => key);
  for (const key of keys) expect(key).toMatch(/^csv\/[0-9a-f]{32}$/);
  await bench.run(ZIP, EXTRACT);
  expect((await bench.files.list('csv/')).map(({ key }) => key)).toEqual(keys);
});

test('an unpacked file replaces one that an earlier version stored under its name', async () => {
  const writer = await bench.files.writeInParts('csv/all/APOC.CSV', { name: 'APOC.CSV' });
  await writer.write(1, bytes('old'));
  await writer.complete();
  await bench.upload('zip/a.zip', makeZip([APOC]));
  await bench.run(ZIP, EXTRACT);
  expect(await namesIn('csv/')).toEqual(['APOC.CSV']);
  expect(await contentOf('APOC.CSV')).toEqual(APOC.content);
});

describe('a version under copyright in an archive', () => {
  const NASB = {
    name: 'texts/nasb.csv',
    content: bytes(
      csvOf([
        ['ref', 'text'],
        ['Genesis 1:1', 'In the beginning'],
      ]),
    ),
  };

  test('a Bible version under copyright in a ZIP archive is unpacked, named and not published until its licence is confirmed', async () => {
    await bench.upload('zip/a.zip', makeZip([complete(2), NASB]));
    const job = await bench.run(ZIP, IMPORT);
    expect(job).toMatchObject({ status: 'succeeded', done: 2, skipped: 0 });
    expect(await bench.problems(job.id)).toMatchObject([
      {
        kind: 'skipped',
        source: 'a.zip: texts/nasb.csv',
        message: expect.stringContaining('No administrator has confirmed a license for this file'),
      },
    ]);
    expect(await bench.verses('nasb')).toEqual([]);
    const stored = (await bench.files.list('csv/')).find(({ name }) => name === NASB.name);
    expect(stored?.sha256).toMatch(/^[0-9a-f]{64}$/);
    const next = await bench.run(CSV, { kind: 'csv', chapters: null });
    expect(await bench.problems(next.id)).toMatchObject([{ source: NASB.name }]);
    expect(await bench.verses('nasb')).toEqual([]);
    bench.confirm('nasb', NASB.content);
    expect(await bench.run(ZIP, IMPORT)).toMatchObject({ status: 'succeeded', done: 3, skipped: 0 });
    expect(await bench.verses('nasb')).toMatchObject([{ text: 'In the beginning' }]);
  });

  test('a Bible version under copyright must be confirmed again after its content changes', async () => {
    bench.confirm('nasb', NASB.content);
    await bench.upload(
      'zip/a.zip',
      makeZip([{ ...NASB, content: bytes('ref,text\r\nGenesis 1:1,Other\r\n') }]),
    );
    await expect(bench.start(ZIP, IMPORT)).rejects.toThrow('a.zip: texts/nasb.csv: No administrator has');
    expect(await bench.run(ZIP, EXTRACT)).toMatchObject({ status: 'succeeded', done: 1 });
  });
});

test('an import of ZIP files stores a file of several parts whole', async () => {
  const rows = completeRows(600).map((row) => ({ ...row, Extra: 'x'.repeat(10_000) }));
  const content = bytes(completeCsv(rows));
  await bench.upload('zip/a.zip', makeZip([{ name: 'Complete.csv', content, method: 0 }]));
  expect(await bench.run(ZIP, EXTRACT)).toMatchObject({ status: 'succeeded' });
  expect(content.length).toBeGreaterThan(5 * 1024 * 1024);
  expect(Buffer.compare((await contentOf('Complete.csv')) ?? bytes(''), content)).toBe(0);
});

describe('an archive', () => {
  test.each([EXTRACT, IMPORT])(
    'a ZIP archive with a wrong checksum makes the task %j fail while it is unpacked',
    async (task) => {
      await bench.upload('zip/a.zip', makeZip([APOC, { ...complete(2000), crc: 1 }]));
      const job = await bench.run(ZIP, task);
      expect(job).toMatchObject({ status: 'failed', phase: 'stage', created: 0 });
      expect(job.errors.at(-1)?.message).toContain('a.zip: The entry "all/Complete.csv" is damaged');
      expect(await namesIn('csv/')).toEqual(['APOC.CSV']);
      expect(await bench.editions()).toEqual({});
    },
  );

  test.each([
    ['without CSV files', makeZip([README]), 'The ZIP files hold no CSV file.'],
    ['that is no ZIP file', bytes('text'), 'a.zip: The file is not a ZIP archive'],
    [
      'with a bad name',
      makeZip([{ ...APOC, name: '../APOC.csv' }]),
      'a.zip: The entry "../APOC.csv" is refused: its name leads out of its folder',
    ],
  ])('a ZIP archive %s starts no job', async (_, archive, message) => {
    await bench.upload('zip/a.zip', archive);
    await expect(bench.start(ZIP, EXTRACT)).rejects.toThrow(message);
  });

  test('a ZIP archive with a CSV file of no table starts no import, but can be unpacked', async () => {
    await bench.upload('zip/a.zip', makeZip([{ name: 'x.csv', content: bytes('a,b\r\n1,2\r\n') }]));
    await expect(bench.start(ZIP, IMPORT)).rejects.toThrow(
      'a.zip: x.csv: The file has the columns of no table that can be imported',
    );
    expect(await bench.run(ZIP, EXTRACT)).toMatchObject({ status: 'succeeded', done: 1 });
  });

  test('of a ZIP archive with a bad and a good CSV file, the good one is imported, and the bad one is named', async () => {
    await bench.upload('zip/a.zip', makeZip([APOC, { name: 'x.csv', content: bytes('hello') }]));
    const job = await bench.run(ZIP, IMPORT);
    expect(job).toMatchObject({ status: 'succeeded', done: 1, created: 1, skipped: 0 });
    expect(await bench.problems(job.id)).toMatchObject([
      {
        kind: 'skipped',
        source: 'a.zip: x.csv',
        message: expect.stringContaining('Delete the file or leave it out'),
      },
    ]);
    expect(await namesIn('csv/')).toEqual(['APOC.CSV', 'x.csv']);
  });

  test('a ZIP archive with a CSV file of the same name as another archive’s starts no job', async () => {
    await bench.upload('zip/a.zip', makeZip([APOC]));
    await bench.upload('zip/b.zip', makeZip([{ ...APOC, name: 'apoc.csv' }]));
    await expect(bench.start(ZIP, EXTRACT)).rejects.toThrow('a.zip and b.zip both hold “apoc.csv”');
  });

  test('a ZIP archive that is replaced while a job unpacks it makes the job fail', async () => {
    await bench.upload('zip/a.zip', makeZip([complete(3), APOC]));
    const jobId = await bench.start(ZIP, IMPORT);
    await bench.bench.drain(1);
    await bench.upload('zip/a.zip', makeZip([complete(4), APOC]));
    await bench.bench.drain();
    expect(await bench.bench.job(jobId)).toMatchObject({ status: 'failed' });
    expect(await bench.editions()).toEqual({});
  });

  test('an import of ZIP files starts no job if no archive was uploaded', async () => {
    await expect(bench.start(ZIP, EXTRACT)).rejects.toThrow(
      'There is no ZIP file. Upload one on the Database page.',
    );
  });
});
