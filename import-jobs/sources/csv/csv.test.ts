import { describe, expect, test } from 'vitest';
import { bench, fileBenchEachTest, SMALL_CHUNK } from '../../../tests/imports/file-bench.ts';
import { COMPLETE_COLUMNS, completeCsv, completeRows, csvOf } from '../../../tests/imports/table-rows.ts';
import { MAX_ROWS_A_CHUNK } from '../../context.ts';
import { cancelJob } from '../../engine/control.ts';
import { CSV } from './csv.ts';

const ALL = { kind: 'csv', chapters: null } as const;
const LICENSED = csvOf([
  ['ref', 'text'],
  ['Genesis 1:1', 'In the beginning'],
]);
const STRONGS = csvOf([
  ['StrongsNumber', 'Root', 'Value', 'Meaning', 'Strongs_Definition'],
  ['H7225', 'רֵאשִׁית', '911', 'first', '<b>the first</b>'],
  ['G3056', 'λόγος', '373', 'word', 'NONE'],
]);

fileBenchEachTest();

describe('the rows of a CSV file', () => {
  test.each([
    ...[0, 1, 24, 72, 73].map((count) => [count, SMALL_CHUNK]),
    ...[500, 501].map((count) => [count, MAX_ROWS_A_CHUNK]),
  ] as const)('a CSV file of %i rows is imported whole in chunks of %i', async (count, rowsAChunk) => {
    bench.context.rowsAChunk = rowsAChunk;
    await bench.upload('csv/Complete.csv', completeCsv(completeRows(count)));
    const job = await bench.run(CSV, ALL);
    expect(job).toMatchObject({
      status: 'succeeded',
      target: 'csv',
      done: count,
      total: count,
      created: 2 * count,
      failed: 0,
    });
    expect(await bench.problems(job.id)).toEqual([]);
    expect(await bench.verses('csv')).toHaveLength(count);
    if (count === 0) expect(await bench.editions()).toEqual({});
    if (count === 0) return;
    const { csv, 'csv-hebrew': hebrew } = await bench.editions();
    expect(csv).toMatchObject({ verses: count, words: 0 });
    expect(hebrew).toMatchObject({ verses: count, words: 2 * count, letters: 5 * count });
    expect(hebrew?.totals).toContainEqual({ method: 'HEBREW_STANDARD', value: 604 * count });
  });

  test('bad rows of a CSV file are reported with line and column, and the others are imported', async () => {
    const rows = completeRows(1000).map((row, index) => (index % 100 === 7 ? { ...row, vnum: '200' } : row));
    await bench.upload('csv/Complete.csv', completeCsv(rows));
    const job = await bench.run(CSV, ALL);
    expect(job).toMatchObject({ status: 'succeeded', done: 1000, failed: 10, created: 1980 });
    const problems = await bench.problems(job.id);
    expect(problems).toHaveLength(10);
    expect(problems[0]).toEqual({
      kind: 'failed',
      source: 'Complete.csv',
      row: 9,
      column: 'vnum',
      message: 'Genesis 1 has no verse 200: it ends with 31',
    });
    expect(problems.at(-1)).toMatchObject({ row: 909 });
    expect(await bench.verses('csv-hebrew')).toHaveLength(990);
  });

  test('rows of a CSV file change nothing when they are imported again, and only what has changed later', async () => {
    await bench.upload('csv/Complete.csv', completeCsv(completeRows(600)));
    await bench.run(CSV, ALL);
    const before = await bench.editions();
    expect(await bench.run(CSV, ALL)).toMatchObject({ created: 0, updated: 0, unchanged: 1200 });
    expect(await bench.editions()).toEqual(before);
    const changed = completeRows(600).with(3, completeRows(4, ' new').at(-1)!);
    await bench.upload('csv/Complete.csv', completeCsv(changed));
    expect(await bench.run(CSV, ALL)).toMatchObject({ created: 0, updated: 1, unchanged: 1199 });
  });

  test('rows that a later CSV file lacks, or has wrong, stay as they were imported before', async () => {
    await bench.upload('csv/Complete.csv', completeCsv(completeRows(600)));
    await bench.upload('csv/strongs.csv', STRONGS);
    await bench.run(CSV, ALL);
    const corrected = completeRows(3, ' corrected').with(1, { ...completeRows(2)[1]!, vnum: '200' });
    await bench.upload('csv/Complete.csv', completeCsv(corrected));
    await bench.upload(
      'csv/strongs.csv',
      csvOf([
        ['StrongsNumber', 'Root', 'Value', 'Meaning', 'Strongs_Definition'],
        ['G3056', 'λόγος', '373', 'saying', 'NONE'],
      ]),
    );
    expect(await bench.run(CSV, ALL)).toMatchObject({ status: 'succeeded', failed: 1 });
    expect(await bench.verses('csv')).toHaveLength(600);
    expect(await bench.verses('csv-hebrew')).toHaveLength(600);
    expect((await bench.entries()).map(({ strongsNumber, gloss }) => [strongsNumber, gloss])).toEqual([
      ['G3056', 'saying'],
      ['H7225', 'first'],
    ]);
  });

  test('rows of a CSV file without Strong’s numbers keep the numbers that the library has', async () => {
    const numbers = async () =>
      (await bench.words('csv-hebrew')).map(({ letters, strongsNumber, lemma }) => [
        letters,
        strongsNumber,
        lemma,
      ]);
    await bench.upload('csv/Complete.csv', completeCsv(completeRows(36)));
    await bench.run(CSV, ALL);
    const before = await numbers();
    expect(before.slice(0, 2)).toEqual([
      ['את', 'H853', 'H853'],
      ['ברא', 'H1254', 'H1254'],
    ]);
    const columns = COMPLETE_COLUMNS.filter((column) => column !== 'Original_Words_SN');
    await bench.upload('csv/Complete.csv', completeCsv(completeRows(36), columns));
    expect(await bench.run(CSV, ALL)).toMatchObject({ updated: 0, unchanged: 72 });
    // Another text has new words. Only the word that is the same keeps its number.
    const changed = { ...completeRows(1)[0]!, Original_Words: '{~את~אור~}', text_1769: 'New' };
    await bench.upload('csv/Complete.csv', completeCsv([changed], columns));
    expect(await bench.run(CSV, ALL)).toMatchObject({ updated: 2 });
    expect((await numbers()).slice(-2)).toEqual([
      ['את', 'H853', 'H853'],
      ['אור', null, 'אור'],
    ]);
  });

  test('repeated rows of a CSV file are skipped, in one chunk, in another one and in another file', async () => {
    const rows = completeRows(600);
    await bench.upload(
      'csv/a.csv',
      completeCsv([...rows.slice(0, 10), rows[2]!, ...rows.slice(10), rows[4]!]),
    );
    await bench.upload('csv/b.csv', completeCsv([{ ...rows[7]!, text_1769: 'Other' }]));
    const job = await bench.run(CSV, ALL);
    expect(job).toMatchObject({ status: 'succeeded', done: 603, created: 1200, skipped: 3, failed: 0 });
    expect((await bench.problems(job.id)).map(({ source, row, message }) => [source, row, message])).toEqual([
      ['a.csv', 12, 'Genesis 1:3 is already in row 4'],
      ['a.csv', 603, 'Genesis 1:5 is already in another part of the import'],
      ['b.csv', 2, 'Genesis 1:8 is already in another part of the import'],
    ]);
    expect(await bench.run(CSV, ALL)).toMatchObject({ created: 0, updated: 0, unchanged: 1200, skipped: 3 });
  });

  test('the rows of a CSV file are reported in the order of the file, and a row that failed has no remark that says it was imported', async () => {
    const rows = completeRows(5);
    const bad = { ...rows[4]!, vnum: '200' };
    const repeated = { ...rows[1]!, book: 'Nowhere' };
    await bench.upload(
      'csv/a.csv',
      completeCsv([...rows.slice(0, 3), repeated, bad, { ...rows[3]!, book: 'x' }]),
    );
    const job = await bench.run(CSV, ALL);
    expect((await bench.problems(job.id)).map(({ kind, row, column }) => [kind, row, column])).toEqual([
      ['skipped', 5, null],
      ['failed', 6, 'vnum'],
      ['note', 7, 'book'],
    ]);
  });

  test('the rows of a damaged CSV file stop the import before anything is published', async () => {
    const lines = completeCsv(completeRows(900)).split('\r\n');
    lines[700] = lines[700]!.replace('Verse', '"Verse');
    await bench.upload('csv/Complete.csv', lines.join('\r\n'));
    const job = await bench.run(CSV, ALL);
    expect(job).toMatchObject({ status: 'failed', created: 0 });
    expect(job.errors.at(-1)?.message).toContain(
      'Complete.csv: The quotation mark that opens in row 701 is never closed',
    );
    expect(await bench.editions()).toEqual({});
  });
});

describe('the files', () => {
  test('CSV files of several tables are imported in one job', async () => {
    await bench.upload('csv/a.csv', completeCsv(completeRows(3)));
    await bench.upload('csv/strongs.csv', STRONGS);
    await bench.upload(
      'csv/APOC.csv',
      csvOf([
        ['REF', 'Text', 'more'],
        ['1 Esdras 3:1', 'Now', 'x'],
      ]),
    );
    await bench.upload('csv/ESV.csv', LICENSED);
    bench.confirm('esv', LICENSED);
    const job = await bench.run(CSV, ALL);
    expect(job).toMatchObject({ status: 'succeeded', done: 7, created: 10 });
    expect(Object.keys(await bench.editions()).sort()).toEqual([
      'csv',
      'csv-apocrypha',
      'csv-hebrew',
      'csv-strongs',
      'esv',
    ]);
    expect((await bench.entries()).map(({ strongsNumber, gloss }) => [strongsNumber, gloss])).toEqual([
      ['G3056', 'word'],
      ['H7225', 'first'],
    ]);
    expect(await bench.verses('esv')).toMatchObject([{ bookId: 'genesis', text: 'In the beginning' }]);
  });

  test('an import of CSV files for some chapters reads only the rows of these chapters, and reports no problem for other rows', async () => {
    await bench.upload('csv/Complete.csv', completeCsv(completeRows(80)));
    await bench.upload('csv/strongs.csv', STRONGS);
    const chapters = [{ book: 'genesis', from: 2, to: 2 }] as const;
    const job = await bench.run(CSV, { kind: 'csv', chapters });
    expect(job).toMatchObject({ status: 'succeeded', created: 50, failed: 0, skipped: 0 });
    expect(Object.keys(await bench.editions()).sort()).toEqual(['csv', 'csv-hebrew']);
    // The chapters of an earlier import stay when other chapters are imported.
    await bench.run(CSV, { kind: 'csv', chapters: [{ book: 'genesis', from: 3, to: 3 }] });
    expect(await bench.verses('csv')).toHaveLength(25 + 24);
  });

  test('unreadable rows of a CSV file are skipped by a job of some chapters, which fails only if it takes no other row', async () => {
    await bench.upload('csv/Complete.csv', `${completeCsv(completeRows(3))}\r\n1,2,3`);
    const chaptersOf = (book: 'genesis' | 'ruth') =>
      ({ kind: 'csv', chapters: [{ book, from: 1, to: 1 }] }) as const;
    const job = await bench.run(CSV, chaptersOf('genesis'));
    expect(job).toMatchObject({ status: 'succeeded', created: 6, failed: 0, skipped: 1 });
    const nothing = await bench.run(CSV, chaptersOf('ruth'));
    expect(nothing).toMatchObject({ status: 'failed', failed: 0, skipped: 1 });
    expect(nothing.errors.at(-1)?.message).toMatch(
      /^Nothing was imported, because the only row was skipped \(row 6 of Complete\.csv: .+\) \(publish, chunk 1\)\. Correct this/u,
    );
    expect(await bench.run(CSV, ALL)).toMatchObject({ status: 'succeeded', failed: 1, skipped: 0 });
  });

  test('CSV files without a verse of the chapters start no job', async () => {
    await bench.upload('csv/strongs.csv', STRONGS);
    const chapters = [{ book: 'genesis', from: 2, to: 2 }] as const;
    await expect(bench.start(CSV, { kind: 'csv', chapters })).rejects.toThrow(
      'No CSV file has verses of these chapters.',
    );
  });

  test('missing CSV files start no job', async () => {
    await expect(bench.start(CSV, ALL)).rejects.toThrow(
      'There is no CSV file. Upload one on the Database page.',
    );
  });

  test.each([
    ['vnum', 'Complete.csv: The file has no column “vnum” in its first row'],
    ['text_1769', 'Complete.csv: The file has no column “text_1769” or “KJV_Text” in its first row'],
    ['Original_Words', 'Complete.csv: The file has no column “Original_Words” in its first row'],
  ] as const)('CSV files without the column %s start no job', async (missing, message) => {
    const columns = COMPLETE_COLUMNS.filter((column) => column !== missing);
    await bench.upload('csv/Complete.csv', completeCsv(completeRows(2), columns));
    await expect(bench.start(CSV, ALL)).rejects.toThrow(message);
  });

  test.each([
    ['ref,verse\r\n', 'x.csv: The file has no column “text” in its first row'],
    [
      'a,b\r\n',
      'x.csv: The file has the columns of no table that can be imported (Complete, Strongs_, APOC)',
    ],
    ['', 'x.csv: The file is empty'],
    ['PK\u0003\u0004', 'x.csv: The file is not CSV in UTF-8: it is a ZIP archive'],
  ])('CSV files that begin with %j start no job', async (content, message) => {
    await bench.upload('csv/x.csv', content);
    await expect(bench.start(CSV, ALL)).rejects.toThrow(`${message}. Delete the file or leave it out.`);
  });

  test('CSV files that cannot be imported are named and left out, and the others are imported', async () => {
    await bench.upload('csv/Complete.csv', completeCsv(completeRows(3)));
    await bench.upload('csv/notes.txt', 'hello');
    await bench.upload('csv/empty.csv', '');
    const job = await bench.run(CSV, ALL);
    expect(job).toMatchObject({ status: 'succeeded', done: 3, created: 6, failed: 0, skipped: 0 });
    expect(await bench.problems(job.id)).toEqual([
      {
        kind: 'skipped',
        source: 'empty.csv',
        row: null,
        column: null,
        message: 'The file is empty. Delete the file or leave it out',
      },
      {
        kind: 'skipped',
        source: 'notes.txt',
        row: null,
        column: null,
        message:
          'The file has the columns of no table that can be imported (Complete, Strongs_, APOC). Delete the file or leave it out',
      },
    ]);
  });

  test('CSV files that cannot be imported are all in the report, however many there are', async () => {
    await bench.upload('csv/Complete.csv', completeCsv(completeRows(1)));
    for (let number = 0; number < 250; number++) await bench.upload(`csv/${number}.txt`, 'hello');
    const job = await bench.run(CSV, ALL);
    expect(job).toMatchObject({ status: 'succeeded', done: 1, skipped: 0 });
    expect(new Set((await bench.problems(job.id)).map(({ source }) => source)).size).toBe(250);
  });

  test('the CSV files of an import can be chosen by name; an unknown name starts no job', async () => {
    await bench.upload('csv/Complete.csv', completeCsv(completeRows(3)));
    await bench.upload('csv/strongs.csv', STRONGS);
    await bench.upload('csv/notes.txt', 'hello');
    const job = await bench.run(CSV, { ...ALL, files: ['strongs.csv'] });
    expect(job).toMatchObject({ status: 'succeeded', done: 2, skipped: 0 });
    expect(Object.keys(await bench.editions())).toEqual(['csv-strongs']);
    await expect(bench.start(CSV, { ...ALL, files: ['strongs.csv', 'other.csv'] })).rejects.toThrow(
      'There is no CSV file “other.csv”.',
    );
    await expect(bench.start(CSV, { ...ALL, files: ['notes.txt'] })).rejects.toThrow(
      'Nothing can be imported. notes.txt: The file has the columns of no table',
    );
  });

  test('CSV files that are replaced while a job reads them stop the job', async () => {
    await bench.upload('csv/Complete.csv', completeCsv(completeRows(1001)));
    const jobId = await bench.start(CSV, ALL);
    await bench.bench.drain(5);
    await bench.upload('csv/Complete.csv', completeCsv(completeRows(1001, '!')));
    await bench.bench.drain();
    const job = await bench.bench.job(jobId);
    expect(job.status).toBe('failed');
    expect(job.errors.at(-1)?.message).toContain('Complete.csv was replaced');
    expect(await bench.editions()).toEqual({});
    await cancelJob(bench.bench.ctx, jobId);
    expect(await bench.run(CSV, ALL)).toMatchObject({ status: 'succeeded', created: 2002 });
  });

  test('CSV files that are deleted while a job reads them stop the job', async () => {
    await bench.upload('csv/Complete.csv', completeCsv(completeRows(1001)));
    const jobId = await bench.start(CSV, ALL);
    await bench.bench.drain(5);
    await bench.files.delete('csv/Complete.csv');
    await bench.bench.drain();
    expect((await bench.bench.job(jobId)).errors.at(-1)?.message).toContain('Complete.csv was deleted');
  });

  test('of CSV files of the same name only the newest is imported', async () => {
    const rows = (salt: string) => new TextEncoder().encode(completeCsv(completeRows(1, salt)));
    for (const salt of [' old', ' new']) {
      const writer = await bench.files.writeInParts(`csv/${salt.trim()}`, { name: 'Complete.csv' });
      await writer.write(1, rows(salt));
      await writer.complete();
    }
    expect(await bench.run(CSV, ALL)).toMatchObject({ status: 'succeeded', done: 1, failed: 0 });
    expect(await bench.verses('csv')).toMatchObject([{ text: 'Verse 1 new' }]);
  });
});

describe('a file of a version under copyright', () => {
  const REASON =
    'No administrator has confirmed a license for this file. Confirm it in the list of CSV files, or leave the file out';

  test.each(['nasb.csv', 'NASB.CSV', 'texts/Nasb.csv', 'nasb'])(
    'a CSV file of a Bible version under copyright is left out and named until its licence is confirmed: %s',
    async (name) => {
      await bench.upload('csv/Complete.csv', completeCsv(completeRows(1)));
      await bench.upload(`csv/${name}`, LICENSED);
      const job = await bench.run(CSV, ALL);
      expect(job).toMatchObject({ status: 'succeeded', done: 1, skipped: 0 });
      expect(await bench.problems(job.id)).toMatchObject([
        { kind: 'skipped', source: name, message: REASON },
      ]);
      expect(await bench.verses('nasb')).toEqual([]);
      bench.confirm('nasb', LICENSED);
      expect(await bench.run(CSV, ALL)).toMatchObject({ status: 'succeeded', done: 2, skipped: 0 });
      expect(await bench.verses('nasb')).toMatchObject([{ text: 'In the beginning' }]);
      expect((await bench.editions()).nasb?.licence).toBe(
        'Under copyright. Published under a license that an administrator confirmed',
      );
    },
  );

  test('a CSV file of a Bible version under copyright starts no job alone, for all rows and for some chapters', async () => {
    await bench.upload('csv/esv.csv', LICENSED);
    for (const chapters of [null, [{ book: 'genesis', from: 1, to: 1 }]] as const)
      await expect(bench.start(CSV, { kind: 'csv', chapters })).rejects.toThrow(
        `Nothing can be imported. esv.csv: ${REASON}.`,
      );
  });

  test('a CSV file of a Bible version under copyright must be confirmed again after its content changes, and for another version', async () => {
    await bench.upload('csv/esv.csv', LICENSED);
    bench.confirm('esv', LICENSED);
    await bench.run(CSV, ALL);
    await bench.upload('csv/esv.csv', LICENSED.replace('beginning', 'Beginning'));
    await expect(bench.start(CSV, ALL)).rejects.toThrow(REASON);
    await bench.files.delete('csv/esv.csv');
    await bench.upload('csv/nasb.csv', LICENSED);
    await expect(bench.start(CSV, ALL)).rejects.toThrow(REASON);
    expect(await bench.verses('esv')).toMatchObject([{ text: 'In the beginning' }]);
  });

  test('a CSV file of a Bible version under copyright that has no checksum cannot be confirmed', async () => {
    await bench.files.put('csv/esv.csv', new TextEncoder().encode(LICENSED));
    bench.confirm('esv', LICENSED);
    await expect(bench.start(CSV, ALL)).rejects.toThrow('The file has no checksum');
  });

  test('a CSV file of a Bible version under copyright is left out if the library has no list of confirmed files', async () => {
    await bench.upload('csv/esv.csv', LICENSED);
    const { confirmed: _, ...context } = bench.context;
    const files = await CSV.inputFiles(context, ALL);
    await expect(CSV.open(context, ALL, files, 'job')).rejects.toThrow(REASON);
  });
});
