import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { importJobs, importProblems } from '../../db/schema/index.ts';
import type { ErrorBody, ImportStatus, Job, Jobs, Packs, StartedJob } from '../../domain/contract/index.ts';
import { BUTTONS, lastFailure } from '../../domain/imports/index.ts';
import { PermanentError } from '../../import-jobs/engine/errors.ts';
import { readJobParams } from '../../import-jobs/open-job.ts';
import { type ImportSource, importOf, type VerseRecord } from '../../import-jobs/records.ts';
import { tinyText, tinyVerses } from '../../tests/imports/tiny-sources.ts';
import { app, ask, database, newAdminEachTest } from '../../tests/support/admin-each-test.ts';
import { deliverMessages, jobOf, outcomeOf, press } from '../../tests/support/admins.ts';
import { answered, refusalOf, testApp } from '../../tests/support/app.ts';
import { signedInReader } from '../../tests/support/signed-in-reader.ts';
import { emptyKind, kindOver, tinyImport } from '../../tests/support/tiny-kinds.ts';

let source: () => ImportSource;
const named = (target: string): ImportSource => tinyImport(2, target, `${target}-text`);

beforeEach(() => {
  source = () => tinyImport(7);
});
newAdminEachTest({
  jobKinds: {
    csv: kindOver(() => source()),
    zip: kindOver(() => named('zip')),
    sefaria: kindOver(() => named('sefaria')),
    'database-check': kindOver(() => named('database-check')),
    database: emptyKind,
    pack: kindOver(() => named('pack')),
  },
});

const errorOf = async (answer: Response) => (await answer.json()) as ErrorBody;
const actions = () => app.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'admin');

describe('a button', () => {
  test('a button starts a job, and the answer says where it is', async () => {
    const answer = await ask('POST', '/api/admin/import-from-csv');
    const { jobId, ...rest } = (await answer.json()) as StartedJob;
    expect(answer.status).toBe(202);
    expect(rest).toEqual({ status: 'started', message: 'All CSV files: the import has started.' });
    expect(answer.headers.get('Location')).toBe(`/api/admin/jobs/${jobId}`);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(app.messages).toHaveLength(1);
    expect(await jobOf(ask, jobId)).toMatchObject({
      kind: 'csv',
      title: 'All CSV files',
      status: 'queued',
      startedBy: 'reader 1',
      target: 'csv',
      editions: ['csv-hebrew'],
      input: [],
      opens: null,
      errors: [],
      progress: { done: 0, total: 7, unit: 'verses' },
    });
    expect(actions()).toEqual([
      expect.objectContaining({ what: 'start', userId: 1, jobId, requestId: expect.any(String) }),
    ]);
  });

  test('every button starts a job, but one that needs the missing database file is a 422', async () => {
    for (const { id, task } of BUTTONS) {
      const answer = await ask('POST', `/api/admin/${id}`);
      expect({ id, status: answer.status }).toEqual({ id, status: task.kind === 'database' ? 422 : 202 });
      await database.db.update(importJobs).set({ status: 'cancelled' });
    }
  });

  test('a button for CSV files opens its source with the task and the files that its job stores', async () => {
    const opened: unknown[] = [];
    const csv = kindOver(() => source());
    const jobKinds = {
      csv: {
        ...csv,
        open: (...args: Parameters<typeof csv.open>) => {
          opened.push(args.slice(1, 3));
          return csv.open(...args);
        },
      },
    };
    const watched = testApp(database.client, { jobKinds });
    const admin = await signedInReader(database.client, watched, 2);
    for (const { id } of BUTTONS.filter(({ task }) => task.kind === 'csv')) {
      const jobId = await press(admin, id);
      const [row] = await database.db.select().from(importJobs).where(eq(importJobs.id, jobId));
      const stored = readJobParams(row?.params);
      expect({ id, opened: opened.at(-1) }).toEqual({ id, opened: [stored?.task, stored?.files] });
      await database.db.update(importJobs).set({ status: 'cancelled' });
    }
  });

  test('a button of an unknown name is a 404', async () => {
    const answer = await ask('POST', '/api/admin/import-everything');
    expect(await refusalOf(answer)).toEqual([404, 'not_found']);
  });

  test('a button without its file says what to upload', async () => {
    const answer = await ask('POST', '/api/admin/import-gematria-database');
    expect(await outcomeOf(answer)).toEqual([
      422,
      'There is no database file. Upload one on the Database page.',
    ]);
  });

  test('a button that works on the same texts as a running or paused job is a 409 with that job’s title; a running one also with its id', async () => {
    const jobId = await press(ask, 'import-from-csv');
    const answer = await ask('POST', '/api/admin/import-from-specialized-csv');
    expect(answer.status).toBe(409);
    expect(await errorOf(answer)).toMatchObject({
      code: 'conflict',
      jobId,
      message: '“All CSV files” is running. It fills the same texts.',
    });
    await ask('POST', `/api/admin/jobs/${jobId}/pause`);
    const paused = await errorOf(await ask('POST', '/api/admin/import-from-csv'));
    expect(paused.message).toContain('“All CSV files” is paused.');
    await press(ask, 'extract-zip-files');
  });

  test('a button pressed twenty times at once starts one job, and nineteen answers name it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('POST', '/api/admin/import-from-csv')),
    );
    const bodies = await Promise.all(
      answers.map(async (answer) => ({ ...((await answer.json()) as ErrorBody), status: answer.status })),
    );
    expect(bodies.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(bodies.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(new Set(bodies.map(({ jobId }) => jobId)).size).toBe(1);
    expect(await database.db.select().from(importJobs)).toHaveLength(1);
  });

  test('a button with the key of another button is a 409 that says that nothing was started', async () => {
    const key = { 'Idempotency-Key': 'click 1' };
    const jobId = await press(ask, 'import-from-csv');
    await ask('POST', `/api/admin/jobs/${jobId}/cancel`);
    const first = (await (
      await ask('POST', '/api/admin/import-from-csv', undefined, key)
    ).json()) as StartedJob;
    const other = await ask('POST', '/api/admin/extract-zip-files', undefined, key);
    expect(other.status).toBe(409);
    expect(await errorOf(other)).toMatchObject({
      message: 'This Idempotency-Key began an import of another input. Nothing was started.',
      jobId: first.jobId,
    });
  });

  test('a button pressed again with the same key gets the same job, also after its end', async () => {
    const key = { 'Idempotency-Key': 'click 1' };
    const first = await ask('POST', '/api/admin/import-from-csv', undefined, key);
    const { jobId } = (await first.json()) as StartedJob;
    const second = await ask('POST', '/api/admin/import-from-csv', undefined, key);
    expect(await answered(second)).toMatchObject([202, { jobId }]);
    await deliverMessages(app);
    const third = await ask('POST', '/api/admin/import-from-csv', undefined, key);
    expect(await answered(third)).toMatchObject([202, { jobId }]);
    expect(await database.db.select().from(importJobs)).toHaveLength(1);
    const long = await ask('POST', '/api/admin/import-from-csv', undefined, {
      'Idempotency-Key': 'x'.repeat(201),
    });
    expect(long.status).toBe(400);
  });
});

describe('chapters from Sefaria', () => {
  const range = (body: unknown) => ask('POST', '/api/admin/import-chapter-range', body);
  const passage = (body: unknown) => ask('POST', '/api/admin/import-specific-passage', body);

  test('one chapter or several become a job whose title names them', async () => {
    const id = await press(ask, 'import-specific-passage', { book: 'Ruth', chapter: 2 });
    expect(await jobOf(ask, id)).toMatchObject({ kind: 'sefaria', title: 'Ruth 2, from Sefaria' });
    await database.db.update(importJobs).set({ status: 'cancelled' });
    const body = { book: 'psalms', startChapter: 1, endChapter: 10 };
    const second = await press(ask, 'import-chapter-range', body);
    const [job] = await database.db.select().from(importJobs).where(eq(importJobs.id, second));
    expect(job).toMatchObject({
      title: 'Psalms 1–10, from Sefaria',
      params: { task: { kind: 'sefaria', chapters: [{ book: 'psalms', from: 1, to: 10 }] }, files: [] },
    });
  });

  test.each([
    [{}],
    [{ book: 'Genesis', startChapter: 1 }],
    [{ book: '', startChapter: 1, endChapter: 2 }],
    [{ book: 'Genesis', startChapter: null, endChapter: 2 }],
  ])('a form that is not filled in says so: %j', async (body) => {
    const answer = await range(body);
    expect(await outcomeOf(answer)).toEqual([400, 'Please specify a book, start chapter, and end chapter.']);
  });

  test.each([
    [
      { book: 'Genesis', startChapter: 5, endChapter: 2 },
      'Start chapter cannot be greater than end chapter.',
    ],
    [{ book: 'Genesis', startChapter: 49, endChapter: 51 }, 'Genesis has only 50 chapters.'],
    [{ book: 'Obadiah', startChapter: 1, endChapter: 2 }, 'Obadiah has only one chapter.'],
    [{ book: 'Hezekiah', startChapter: 1, endChapter: 2 }, 'There is no book “Hezekiah”.'],
    [
      { book: 'John', startChapter: 1, endChapter: 2 },
      'John is not in the Hebrew Bible. Only the Hebrew Bible can be imported from Sefaria.',
    ],
  ])('chapters that Sefaria does not have, or in the wrong order, are a 422: %j', async (body, message) => {
    const answer = await range(body);
    expect(await outcomeOf(answer)).toEqual([422, message]);
    expect(app.messages).toEqual([]);
  });

  test.each([
    [{ book: 'Genesis', startChapter: 0, endChapter: 2 }],
    [{ book: 'Genesis', startChapter: 1.5, endChapter: 2 }],
    [{ book: 'Genesis', startChapter: '1', endChapter: 2 }],
    [{ book: 'Genesis', startChapter: 1, endChapter: 151 }],
  ])('a chapter that is no number of a chapter is a 400 that names the field: %j', async (body) => {
    const answer = await range(body);
    expect(answer.status).toBe(400);
    expect(Object.keys((await errorOf(answer)).fields ?? {})[0]).toMatch(/Chapter$/);
  });

  test('a single chapter from Sefaria is checked too', async () => {
    expect((await passage({ book: 'Ruth', chapter: 5 })).status).toBe(422);
    expect((await passage({ book: 'Ruth' })).status).toBe(400);
    expect((await ask('POST', '/api/admin/import-specific-passage')).status).toBe(415);
  });
});

describe('a text pack', () => {
  test('a text pack is in the list with its licence and size', async () => {
    const before = app.trips();
    const answer = await ask('GET', '/api/admin/packs');
    const { offline, packs } = (await answer.json()) as Packs;
    expect([answer.status, offline, app.trips() - before]).toEqual([200, false, 2]);
    expect(packs.find(({ id }) => id === 'kjv')).toMatchObject({
      licence: 'Public domain',
      installed: false,
      unit: 'verses',
      bytes: expect.any(Number),
    });
  });

  test('a text pack starts a job with its title', async () => {
    const id = await press(ask, 'packs/kjv');
    expect(await jobOf(ask, id)).toMatchObject({
      kind: 'pack',
      title: expect.stringContaining('King James'),
    });
  });

  test('a text pack that does not exist is a 404', async () => {
    expect((await ask('POST', '/api/admin/packs/vulgate')).status).toBe(404);
  });
});

describe('a job', () => {
  test('a job is paused, resumed and finished, and then opens in the explorer', async () => {
    const id = await press(ask, 'import-from-csv');
    await deliverMessages(app, 2);
    const paused = await ask('POST', `/api/admin/jobs/${id}/pause`);
    expect(await answered(paused)).toMatchObject([200, { status: 'paused' }]);
    await deliverMessages(app);
    expect((await jobOf(ask, id)).status).toBe('paused');
    const resumed = await ask('POST', `/api/admin/jobs/${id}/resume`);
    expect(await answered(resumed)).toMatchObject([200, { status: 'running' }]);
    await deliverMessages(app);
    expect(await jobOf(ask, id)).toMatchObject({
      status: 'succeeded',
      phase: 'done',
      finishedAt: expect.any(String),
      progress: { done: 7, total: 7 },
      rows: { created: 7, updated: 0, unchanged: 0, skipped: 0, failed: 0 },
      opens: { book: 'genesis', chapter: 1, edition: 'csv-hebrew', version: null },
    });
    expect(actions().map(({ what }) => what)).toEqual(['start', 'pause', 'resume']);
  });

  test('a job links to the first verse that it has written; one that changed nothing links to the chapter of its request', async () => {
    const ruth = (verses: VerseRecord[]): VerseRecord[] =>
      verses.map((verse) => ({
        ...verse,
        book: 'ruth',
        chapter: 2,
        addresses: verse.addresses.map((address) => ({ ...address, book: 'ruth' as const, chapter: 2 })),
      }));
    await press(ask, 'import-from-csv');
    await deliverMessages(app);
    const text = tinyText(ruth(tinyVerses(2)), { id: 'csv-hebrew', partial: true, expected: {} });
    source = () => ({ ...importOf(text), target: 'csv' });
    const added = await press(ask, 'import-from-csv');
    await deliverMessages(app);
    expect((await jobOf(ask, added)).opens).toEqual({
      book: 'ruth',
      chapter: 2,
      edition: 'csv-hebrew',
      version: null,
    });
    const again = await press(ask, 'import-jacob-atonement-from-csv');
    await deliverMessages(app);
    expect(await jobOf(ask, again)).toMatchObject({
      rows: { created: 0, unchanged: 2 },
      opens: { book: 'genesis', chapter: 49 },
    });
  });

  test('a job tells how much of its phase is done until it ends', async () => {
    const id = await press(ask, 'import-from-csv');
    const steps: Job['step'][] = [];
    for (let at = 0; at < 20; at++) {
      const job = await jobOf(ask, id);
      if (job.phase === 'load') steps.push(job.step);
      await deliverMessages(app, 1);
    }
    expect(steps).toContainEqual({ done: 1, total: 3 });
    expect(await jobOf(ask, id)).toMatchObject({ status: 'succeeded', step: null });
  });

  test('a job that fetches files counts their bytes', async () => {
    source = () => ({
      ...tinyImport(2),
      begin: async () => [
        { phase: 'stage', descriptor: 1, units: 3_000_000 },
        { phase: 'stage', descriptor: 2, units: 1_000_000 },
      ],
      stage: async () => ({ chunks: [] }),
    });
    const id = await press(ask, 'import-from-csv');
    await deliverMessages(app, 1);
    expect(await jobOf(ask, id)).toMatchObject({
      phase: 'stage',
      step: { done: 3_000_000, total: 4_000_000 },
    });
  });

  test('all jobs come page by page, the newest first, each once', async () => {
    const first = await press(ask, 'import-from-csv');
    const [row] = await database.db.select().from(importJobs).where(eq(importJobs.id, first));
    if (row === undefined) throw new Error('no job');
    const others = Array.from({ length: 119 }, (_, at) => ({
      ...row,
      id: `job-${at}`,
      sequence: at + 2,
      status: 'succeeded' as const,
    }));
    for (let from = 0; from < 119; from += 20)
      await database.db.insert(importJobs).values(others.slice(from, from + 20));
    const pageOf = async (query: string) =>
      (await (await ask('GET', `/api/admin/jobs${query}`)).json()) as Jobs;
    const pages = [await pageOf('')];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
      pages.push(await pageOf(`?before=${next}`));
    expect(pages.map(({ jobs }) => jobs.length)).toEqual([50, 50, 20]);
    expect(pages.flatMap(({ jobs }) => jobs.map(({ id }) => id))).toEqual([
      ...others.map(({ id }) => id).reverse(),
      first,
    ]);
    const unknown = await ask('GET', '/api/admin/jobs?before=none');
    expect(await outcomeOf(unknown)).toEqual([404, 'There is no such job.']);
  });

  test('a job with texts of both testaments opens where the first of them begins', async () => {
    const greek = tinyText(
      tinyVerses(2).map((verse) => ({
        ...verse,
        book: 'john',
        addresses: verse.addresses.map((address) => ({ ...address, book: 'john' as const })),
      })),
      { id: 'csv-a' },
    );
    const hebrew = tinyImport(2);
    const other = importOf(greek);
    source = () => ({
      ...hebrew,
      editions: [...hebrew.editions, ...other.editions],
      begin: async () => [{ phase: 'load', descriptor: { from: 0 }, units: 2 }],
      read: async (descriptor) => ({
        verses: {
          ...(await hebrew.read(descriptor)).verses,
          ...(await other.read(descriptor)).verses,
        },
      }),
    });
    const id = await press(ask, 'import-from-csv');
    await deliverMessages(app);
    expect(await jobOf(ask, id)).toMatchObject({
      editions: ['csv-a', 'csv-hebrew'],
      opens: { book: 'genesis', chapter: 1, edition: 'csv-hebrew', version: null },
    });
  });

  test('a job cannot be cancelled once its text is published', async () => {
    const id = await press(ask, 'import-from-csv');
    await database.db.update(importJobs).set({ phase: 'chance' }).where(eq(importJobs.id, id));
    const refused = await ask('POST', `/api/admin/jobs/${id}/cancel`);
    expect(await outcomeOf(refused)).toEqual([
      409,
      'The text is already published, so the import can no longer be canceled.',
    ]);
    expect(await jobOf(ask, id)).toMatchObject({ status: 'queued' });
    await database.db.update(importJobs).set({ status: 'cancelled' });
  });

  test('a job can be cancelled once, and a new one can begin', async () => {
    const id = await press(ask, 'import-from-csv');
    await deliverMessages(app, 2);
    const cancelled = await ask('POST', `/api/admin/jobs/${id}/cancel`);
    expect(await answered(cancelled)).toMatchObject([200, { status: 'cancelled' }]);
    const again = await ask('POST', `/api/admin/jobs/${id}/cancel`);
    expect(await outcomeOf(again)).toEqual([409, 'The job has ended. There is nothing to cancel.']);
    for (const change of ['pause', 'resume', 'retry'])
      expect((await ask('POST', `/api/admin/jobs/${id}/${change}`)).status).toBe(409);
    await press(ask, 'import-from-csv');
  });

  test('a job that failed can be retried; a running one cannot', async () => {
    source = () => ({ ...tinyImport(7), read: async () => Promise.reject(new RangeError('line 7 is odd')) });
    const id = await press(ask, 'import-from-csv');
    expect((await ask('POST', `/api/admin/jobs/${id}/retry`)).status).toBe(409);
    await deliverMessages(app, 20);
    const failed = await jobOf(ask, id);
    expect(failed).toMatchObject({ status: 'failed', opens: null });
    expect(failed.errors[0]).toMatchObject({
      source: 'import',
      message: expect.stringContaining('line 7 is odd'),
    });
    source = () => tinyImport(7);
    const retried = await ask('POST', `/api/admin/jobs/${id}/retry`);
    expect(await answered(retried)).toMatchObject([200, { status: 'running' }]);
    await deliverMessages(app);
    expect((await jobOf(ask, id)).status).toBe('succeeded');
  });

  test('a job that fails, is retried and fails differently has both reasons in order, and its rows after them', async () => {
    const failing = (message: string) => () => ({
      ...tinyImport(7),
      read: async () => Promise.reject(new PermanentError(message)),
    });
    source = failing('cannot be reached');
    const id = await press(ask, 'import-from-csv');
    await deliverMessages(app);
    source = failing('refused (403)');
    await ask('POST', `/api/admin/jobs/${id}/retry`);
    await deliverMessages(app);
    const problem = {
      jobId: id,
      chunkNo: 1,
      number: 0,
      kind: 'failed',
      source: 'a.csv',
      message: '',
    } as const;
    await database.db.insert(importProblems).values(problem);
    const { status, errors } = await jobOf(ask, id);
    expect([status, errors.map(({ source }) => source)]).toEqual(['failed', ['import', 'import', 'a.csv']]);
    expect(lastFailure(errors)?.message).toContain('refused (403)');
  });

  test('a job whose id has a character that cannot be shown is a 400', async () => {
    expect((await ask('GET', '/api/admin/jobs/%00')).status).toBe(400);
    expect((await ask('GET', '/api/admin/jobs/a%00b/report')).status).toBe(400);
    expect((await ask('POST', '/api/admin/jobs/%1F/cancel')).status).toBe(400);
    expect((await ask('GET', '/api/admin/import-status?edition=%00')).status).toBe(400);
  });

  test('a job that does not exist is a 404 for every call', async () => {
    for (const [method, path] of [
      ['GET', 'none'],
      ['GET', 'none/report'],
      ...['cancel', 'pause', 'resume', 'retry'].map((change) => ['POST', `none/${change}`] as const),
    ] as const)
      expect([path, (await ask(method, `/api/admin/jobs/${path}`)).status]).toEqual([path, 404]);
    expect((await ask('POST', '/api/admin/jobs/none/erase')).status).toBe(400);
  });
});

describe('a report', () => {
  const problem = (jobId: string, number: number, message: string) => ({
    jobId,
    chunkNo: 3_000_000 + Math.floor(number / 500),
    number,
    kind: 'failed' as const,
    source: 'Complete.csv',
    row: number + 2,
    column: 'verse',
    message,
  });

  test('the CSV report of a job has a line for its failure and for each failed row, and no cell is a spreadsheet formula', async () => {
    source = () => ({ ...tinyImport(7), read: async () => Promise.reject(new RangeError('unreadable')) });
    const id = await press(ask, 'import-from-csv');
    await deliverMessages(app, 20);
    const texts = ['=1+1', 'a "quoted", text', '@cmd', 'plain'];
    await database.db.insert(importProblems).values(texts.map((text, at) => problem(id, at, text)));
    const answer = await ask('GET', `/api/admin/jobs/${id}/report`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="import-[0-9a-f]{8}\.csv"$/,
    );
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toBe('"kind","imported","source","row","column","message"');
    expect(lines[1]).toContain('unreadable');
    expect(lines.slice(2)).toEqual([
      '"failed","no","Complete.csv","2","verse","\'=1+1"',
      '"failed","no","Complete.csv","3","verse","a ""quoted"", text"',
      '"failed","no","Complete.csv","4","verse","\'@cmd"',
      '"failed","no","Complete.csv","5","verse","plain"',
      '',
    ]);
    expect((await jobOf(ask, id)).errors).toHaveLength(5);
  });

  test('the CSV report of a job with many failed rows has each row once, although it is read page by page', async () => {
    const id = await press(ask, 'import-from-csv');
    for (let from = 0; from < 4_500; from += 500)
      await database.db
        .insert(importProblems)
        .values(Array.from({ length: 500 }, (_, at) => problem(id, from + at, `row ${from + at}`)));
    const before = app.trips();
    const text = await (await ask('GET', `/api/admin/jobs/${id}/report`)).text();
    const rows = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => Number(/"row (\d+)"$/.exec(line)?.[1]));
    expect(rows).toEqual(Array.from({ length: 4_500 }, (_, at) => at));
    expect(app.trips() - before).toBe(4);
    expect((await jobOf(ask, id)).errors).toHaveLength(20);
  });
});

describe('the import status', () => {
  const status = async (query = ''): Promise<ImportStatus> =>
    (await (await ask('GET', `/api/admin/import-status${query}`)).json()) as ImportStatus;

  test('the import status without an edition is that of Sefaria: the 39 books of the Hebrew Bible, in one round trip after the session’s', async () => {
    const before = app.trips();
    const { books, ...totals } = await status();
    expect(app.trips() - before).toBe(2);
    expect(totals).toEqual({ edition: 'mam', totalBooks: 0, totalChapters: 0 });
    expect(books).toHaveLength(39);
    expect(books[0]).toEqual({
      id: 'genesis',
      name: 'Genesis',
      chapterCount: 50,
      verseCount: 0,
      importedChapters: [],
    });
  });

  test('the import status counts what readers see of an edition, and no draft', async () => {
    await press(ask, 'import-from-csv');
    await deliverMessages(app, 4);
    expect(await status('?edition=csv-hebrew')).toMatchObject({ totalBooks: 0, totalChapters: 0 });
    await deliverMessages(app);
    const { books, ...totals } = await status('?edition=csv-hebrew');
    expect(totals).toEqual({ edition: 'csv-hebrew', totalBooks: 1, totalChapters: 1 });
    expect(books).toHaveLength(66);
    expect(books[0]).toMatchObject({ id: 'genesis', verseCount: 7, importedChapters: [1] });
  });

  test('the import status counts the verses of an edition in its own numbering, without titles', async () => {
    // Verse 0 is the title of a psalm. Verses 1 and 2 are one verse in English Bibles.
    const verses = tinyVerses(3).map((verse, at) => ({
      ...verse,
      verse: at,
      addresses: verse.addresses.map((address) => ({ ...address, verse: Math.min(at, 1) })),
    }));
    source = () => ({ ...importOf(tinyText(verses, { id: 'csv-hebrew', expected: {} })), target: 'csv' });
    await press(ask, 'import-from-csv');
    await deliverMessages(app);
    const { books } = await status('?edition=csv-hebrew');
    expect(books[0]).toMatchObject({ id: 'genesis', verseCount: 2, importedChapters: [1] });
  });

  test('the import status is a 404 for an edition that no import can add, and empty for one that is not imported yet', async () => {
    const unknown = await ask('GET', '/api/admin/import-status?edition=nope');
    expect(await answered(unknown)).toMatchObject([404, { code: 'not_found' }]);
    expect(await status('?edition=esv')).toMatchObject({ edition: 'esv', totalChapters: 0 });
  });
});
