import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { editions, licenceConfirmations } from '../../../db/schema/index.ts';
import type { CsvFiles, LicenceConfirmation, StartedJob } from '../../../domain/contract/index.ts';
import { makeZip } from '../../../import-jobs/files/zip/testing.ts';
import { completeCsv, completeRows } from '../../../tests/imports/table-rows.ts';
import { app, ask, database, newAdminEachTest } from '../../../tests/support/admin-each-test.ts';
import { deliverMessages, jobOf, outcomeOf, press } from '../../../tests/support/admins.ts';
import { answered, testApp } from '../../../tests/support/app.ts';
import { signedInReader } from '../../../tests/support/signed-in-reader.ts';
import { sourceContext } from '../context/import-context.ts';

newAdminEachTest({ computeChance: () => [] });

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const sha256Of = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
const COMPLETE = bytes(completeCsv(completeRows(2)));
const NASB = bytes('ref,text\r\nGenesis 1:1,In the beginning\r\n');

async function store(key: string, name: string, content: Uint8Array, to = app): Promise<void> {
  const writer = await sourceContext(to.ctx()).files.writeInParts(key, { name, sha256: sha256Of(content) });
  await writer.write(1, content);
  await writer.complete();
}
const listed = async () => (await (await ask('GET', '/api/admin/csv-files')).json()) as CsvFiles;
const named = async (name: string) => {
  const found = (await listed()).files.find((file) => file.name === name);
  if (found === undefined) throw new Error(`${name} is not listed`);
  return found;
};
const confirm = (id: string, sha256: string) => ask('POST', `/api/admin/files/${id}/licence`, { sha256 });
const published = async () =>
  (await database.db.select().from(editions).where(eq(editions.id, 'nasb'))).filter(
    ({ revision }) => revision !== null,
  );

const PATHS = [
  'import-from-csv',
  'import-from-specialized-csv',
  'import-jacob-atonement-from-csv',
  'import-spiritual-from-csv',
  'import-jacob-atonement-from-specialized-csv',
  'import-spiritual-from-specialized-csv',
  'import-additional-spiritual',
  'import-messianic-passages',
  'import-feast-day-passages',
  'process-zipped-csv',
];

describe('a text under copyright', () => {
  test.each(PATHS)(
    'a text under copyright is not published by a bare POST to %s, which names its file',
    async (path) => {
      await store('csv/1', 'nasb.csv', NASB);
      await store('csv/2', 'Complete.csv', COMPLETE);
      const archive = makeZip([
        { name: 'nasb.csv', content: NASB },
        { name: 'Complete.csv', content: COMPLETE },
      ]);
      await store('zip/1', 'a.zip', archive);
      const answer = await ask('POST', `/api/admin/${path}`);
      expect(answer.status).toBe(202);
      const { message, jobId } = (await answer.json()) as StartedJob;
      expect(message).toMatch(
        /: the import has started\. Left out: .*nasb\.csv: No administrator has confirmed/,
      );
      await deliverMessages(app);
      const job = await jobOf(ask, jobId);
      expect(job).toMatchObject({ status: 'succeeded', rows: { skipped: 0 } });
      expect(job.leftOut.map(({ name }) => name).join()).toContain('nasb.csv');
      expect(job.errors.map(({ source }) => source).join()).toContain('nasb.csv');
      expect(await published()).toEqual([]);
    },
  );

  test('a text under copyright is published after its licence was confirmed, and readers see that it was', async () => {
    await store('csv/1', 'nasb.csv', NASB);
    const refused = await ask('POST', '/api/admin/import-from-csv');
    expect(await outcomeOf(refused)).toEqual([
      422,
      'Nothing can be imported. nasb.csv: No administrator has confirmed a license for this file. Confirm it in the list of CSV files, or leave the file out.',
    ]);
    const file = await named('nasb.csv');
    expect(file).toMatchObject({ problem: null, licence: { version: 'nasb', confirmed: null } });
    const answer = await confirm(file.id, sha256Of(NASB).toUpperCase());
    const confirmation = (await answer.json()) as LicenceConfirmation;
    expect([answer.status, confirmation]).toEqual([
      200,
      {
        version: 'nasb',
        sha256: sha256Of(NASB),
        confirmedBy: 'reader 1',
        confirmedAt: new Date(app.clock.now).toISOString(),
      },
    ]);
    expect((await named('nasb.csv')).licence?.confirmed).toEqual(confirmation);
    await press(ask, 'import-from-csv');
    await deliverMessages(app);
    expect(await published()).toMatchObject([
      { licence: 'Under copyright. Published under a license that an administrator confirmed', verses: 1 },
    ]);
    expect((await listed()).unconfirmed).toEqual([]);
  });

  test('a text under copyright is confirmed once: the first administrator and time stay', async () => {
    await store('csv/1', 'nasb.csv', NASB);
    const { id } = await named('nasb.csv');
    const first = await (await confirm(id, sha256Of(NASB))).json();
    app.clock.now += 1000;
    const other = await signedInReader(database.client, app, 2);
    const again = await other('POST', `/api/admin/files/${id}/licence`, { sha256: sha256Of(NASB) });
    expect(await answered(again)).toEqual([200, first]);
    expect(await database.db.select().from(licenceConfirmations)).toHaveLength(1);
  });

  test('a text under copyright must be confirmed again after its file was replaced by another content', async () => {
    await store('csv/1', 'nasb.csv', NASB);
    const { id } = await named('nasb.csv');
    await confirm(id, sha256Of(NASB));
    const other = bytes('ref,text\r\nGenesis 1:1,Something else\r\n');
    await store('csv/1', 'nasb.csv', other);
    expect((await named('nasb.csv')).licence).toEqual({ version: 'nasb', confirmed: null });
    expect((await ask('POST', '/api/admin/import-from-csv')).status).toBe(422);
    const late = await confirm(id, sha256Of(NASB));
    expect(await outcomeOf(late)).toEqual([
      409,
      'nasb.csv was replaced. Look at the new file, then confirm its license.',
    ]);
    expect((await confirm(id, sha256Of(other))).status).toBe(200);
    expect((await ask('POST', '/api/admin/import-from-csv')).status).toBe(202);
  });

  test('a text under copyright stays out of a job that began before its licence was confirmed', async () => {
    await store('csv/1', 'nasb.csv', NASB);
    await store('csv/2', 'Complete.csv', COMPLETE);
    const jobId = await press(ask, 'import-from-csv');
    await confirm((await named('nasb.csv')).id, sha256Of(NASB));
    const second = testApp(database.client, { computeChance: () => [] });
    await store('csv/1', 'nasb.csv', NASB, second);
    await store('csv/2', 'Complete.csv', COMPLETE, second);
    second.messages.push(...app.messages.splice(0));
    await deliverMessages(second);
    expect(await jobOf(ask, jobId)).toMatchObject({
      status: 'succeeded',
      progress: { done: 2 },
      leftOut: [{ name: 'nasb.csv' }],
    });
    expect(await published()).toEqual([]);
  });

  test('a text under copyright that was published without a confirmation asks again until its file is confirmed and imported', async () => {
    await store('csv/1', 'nasb.csv', NASB);
    await confirm((await named('nasb.csv')).id, sha256Of(NASB));
    await press(ask, 'import-from-csv');
    await deliverMessages(app);
    // A published text counts as unconfirmed if its stored licence is not the sentence that a
    // confirmed import writes.
    await database.db
      .update(editions)
      .set({ licence: 'Under copyright. An administrator confirmed a licence' })
      .where(eq(editions.id, 'nasb'));
    expect((await listed()).unconfirmed).toEqual(['nasb']);
    await press(ask, 'import-from-csv');
    await deliverMessages(app);
    expect((await listed()).unconfirmed).toEqual([]);
  });
});

test('a confirmation of another file, of no file, or with a wrong checksum is refused', async () => {
  await store('csv/1', 'Complete.csv', NASB);
  await sourceContext(app.ctx()).files.put('csv/esv.csv', NASB);
  const complete = await named('Complete.csv');
  const old = await named('esv.csv');
  for (const [id, sha256, status] of [
    [complete.id, sha256Of(NASB), 422],
    [old.id, sha256Of(NASB), 422],
    [`csv~${'0'.repeat(32)}`, sha256Of(NASB), 404],
    [complete.id, 'no checksum', 400],
  ] as const)
    expect([id, sha256, (await confirm(id, sha256)).status]).toEqual([id, sha256, status]);
  expect((await ask('POST', `/api/admin/files/${complete.id}/licence`)).status).toBe(415);
  const reader = await signedInReader(database.client, app, 7);
  const refused = await reader('POST', `/api/admin/files/${complete.id}/licence`, { sha256: sha256Of(NASB) });
  expect(refused.status).toBe(403);
  expect(await database.db.select().from(licenceConfirmations)).toEqual([]);
});

describe('CSV files', () => {
  const start = (path: string, body?: unknown, headers?: Record<string, string>) =>
    ask('POST', `/api/admin/${path}`, body, headers);

  test('CSV files that are useless do not stop the others, and the list and the answer say why', async () => {
    await store('csv/1', 'notes.txt', bytes('hello'));
    await store('csv/2', 'Complete.csv', COMPLETE);
    expect((await listed()).files.map(({ name, problem }) => [name, problem])).toEqual([
      ['Complete.csv', null],
      ['notes.txt', 'The file has the columns of no table that can be imported (Complete, Strongs_, APOC)'],
    ]);
    const answer = await start('import-from-csv');
    expect(await outcomeOf(answer)).toEqual([
      202,
      'All CSV files: the import has started. Left out: notes.txt: The file has the columns of no table that can be imported (Complete, Strongs_, APOC). Delete the file or leave it out.',
    ]);
  });

  test('CSV files are chosen by the body; without one, with an empty one or with {}, all are imported', async () => {
    await store('csv/1', 'notes.txt', bytes('hello'));
    await store('csv/2', 'Complete.csv', COMPLETE);
    const json = { 'Content-Type': 'application/json' };
    for (const [body, headers] of [[undefined], [undefined, json], [{}]] as const) {
      const answer = await start('import-from-csv', body, headers);
      const { message, jobId } = (await answer.json()) as StartedJob;
      expect([answer.status, message.includes('notes.txt')]).toEqual([202, true]);
      await ask('POST', `/api/admin/jobs/${jobId}/cancel`);
    }
    const chosen = await start('import-from-csv', { files: ['Complete.csv'] });
    const { message, jobId } = (await chosen.json()) as StartedJob;
    expect([chosen.status, message]).toEqual([202, 'All CSV files: the import has started.']);
    expect((await jobOf(ask, jobId)).input).toMatchObject([{ name: 'Complete.csv' }]);
    await deliverMessages(app);
    expect(await jobOf(ask, jobId)).toMatchObject({ status: 'succeeded', leftOut: [] });
  });

  test('CSV files that are left out can be deleted while the job runs', async () => {
    await store('csv/1', 'notes.txt', bytes('hello'));
    await store('csv/2', 'Complete.csv', COMPLETE);
    const jobId = await press(ask, 'import-from-csv');
    await deliverMessages(app, 1);
    const { id } = await named('notes.txt');
    expect((await ask('DELETE', `/api/admin/files/${id}`)).status).toBe(204);
    await deliverMessages(app);
    expect(await jobOf(ask, jobId)).toMatchObject({
      status: 'succeeded',
      input: [{ name: 'Complete.csv' }],
      leftOut: [{ name: 'notes.txt' }],
    });
  });

  test('CSV files are not all imported when the choice is not sent as JSON', async () => {
    await store('csv/1', 'Complete.csv', COMPLETE);
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await start('import-from-csv', { files: ['other.csv'] }, form);
    expect(await outcomeOf(answer)).toEqual([415, 'Send the request as application/json.']);
  });

  test.each([
    ['import-from-csv', { files: ['other.csv'] }, 422, 'There is no CSV file “other.csv”.'],
    ['import-from-csv', { files: [] }, 400, 'files'],
    ['import-from-csv', { files: 'notes.txt' }, 400, 'files'],
    ['import-from-csv', { files: ['notes.txt'] }, 422, 'Nothing can be imported. notes.txt: '],
    ['database-header', { files: ['notes.txt'] }, 422, 'only for an import of CSV files'],
  ])('CSV files cannot be chosen for %s with %j', async (path, body, status, message) => {
    await store('csv/1', 'notes.txt', bytes('hello'));
    const answer = await start(path, body);
    expect(await outcomeOf(answer)).toEqual([status, expect.stringContaining(message)]);
  });

  test('CSV files out of an archive can be deleted, whatever their names are', async () => {
    const names = ['a~b.csv', `${'x'.repeat(296)}.csv`, 'x%2F..%2F..%2Fy.csv'];
    await store('zip/1', 'a.zip', makeZip(names.map((name) => ({ name, content: bytes('hello') }))));
    await press(ask, 'extract-zip-files');
    await deliverMessages(app);
    const { files } = await listed();
    expect(files.map(({ name }) => name).sort()).toEqual(names.toSorted());
    for (const { id } of files) expect((await ask('DELETE', `/api/admin/files/${id}`)).status).toBe(204);
    expect((await listed()).files).toEqual([]);
  });
});
