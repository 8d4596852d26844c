import { createClient } from '@libsql/client/web';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { execute } from '../../db/sync-sql.ts';
import type { Job, StoredFiles } from '../../domain/contract/index.ts';
import { makeDatabase } from '../../import-jobs/files/sqlite/testing.ts';
import { type MadeEntry, makeZip } from '../../import-jobs/files/zip/testing.ts';
import { createAdmin } from '../../scripts/operate/admins.ts';
import { localSecrets } from '../../scripts/start/secrets.ts';
import { ownSite, type Site } from '../sites.ts';
import { followJob, sendFile, signedInAdmin } from '../support/admin-over-http.ts';
import { type Ask, press } from '../support/admins.ts';
import { getJson } from './http.ts';

const BUTTONS = {
  csv: 'import-from-csv',
  zip: 'process-zipped-csv',
  database: 'import-gematria-database',
} as const;
const HEAD = 'bnum,cnum,vnum,text_1769,Original_Words';
const GOOD = '1,1,1,In the beginning,';

let site: Site;
let ask: Ask;
beforeAll(async () => {
  site = await ownSite();
  const { url, token } = site.database;
  const client = createClient({ url, authToken: token });
  const admin = await createAdmin(client, 'admin', localSecrets(site.dataDir).PASSWORD_PEPPER);
  client.close();
  ask = await signedInAdmin(site.url, admin);
});

async function deleteFiles(): Promise<void> {
  const { files, uploads } = (await (await ask('GET', '/api/admin/files')).json()) as StoredFiles;
  for (const { id } of [...files, ...uploads]) await ask('DELETE', `/api/admin/files/${id}`);
}
beforeEach(deleteFiles);
afterAll(deleteFiles);

const published = async (): Promise<unknown> =>
  (await getJson<{ revision: string }>(`${site.url}/api/health`)).revision;

const messageOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { message: string }).message;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const csv = (...rows: readonly string[]): Uint8Array => bytesOf([HEAD, ...rows].join('\n'));
const zip = (...entries: readonly (Partial<MadeEntry> & { name?: string })[]): Uint8Array =>
  makeZip(entries.map((entry) => ({ name: 'Complete.csv', content: csv(GOOD), ...entry })));
const database = (...statements: readonly SQL[]): Uint8Array =>
  makeDatabase((db) => {
    for (const statement of statements) execute(db, statement);
  });
const COLUMNS = sql`(bnum, cnum, vnum, text_1769, Original_Words)`;
const random = Uint8Array.from({ length: 8192 }, (_, at) => ((at * 7919 + 13) % 251) | 1);

const withCorruptPage = (): Uint8Array => {
  const made = database(
    sql`create table Complete ${COLUMNS}`,
    sql`insert into Complete with recursive n(v) as (select 1 union all select v + 1 from n where v < 2000)
      select 1, 1, v, printf('Verse %d of many that fill the pages of the table', v), '' from n`,
  );
  return made.fill(0xff, 20 * 4096, 21 * 4096);
};

type Case = [what: string, folder: keyof typeof BUTTONS, bytes: () => Uint8Array, reason: RegExp];

// The tests beside the readers of files have every refusal. These are those that could cost the Worker its memory, and one of
// each kind of file.
const AT_UPLOAD: readonly Case[] = [
  ['a ZIP archive among the CSV files', 'csv', () => zip({}), /is a ZIP archive, not a CSV file/],
  ['random bytes as a database', 'database', () => random, /not a SQLite database/],
];
const AT_START: readonly Case[] = [
  ['a header of 20 MB', 'csv', () => bytesOf('a'.repeat(20_000_000)), /first row is longer than 65536 bytes/],
  [
    'a bomb',
    'zip',
    () => zip({ packed: new Uint8Array(1000), size: 100_001 }),
    /more than 100 times its size/,
  ],
  [
    '1.2 GB in an archive',
    'zip',
    () => zip(...[1, 2, 3].map((no) => ({ name: `${no}.csv`, packed: new Uint8Array(4e6), size: 4e8 }))),
    /unpacks to more than 1 GB/,
  ],
  [
    '50,000 entries',
    'zip',
    () =>
      zip(
        ...Array.from({ length: 50_000 }, (_, no) => ({
          name: `${no}.csv`,
          content: new Uint8Array(),
          method: 0,
        })),
      ),
    /50000 entries; at most 10000/,
  ],
  [
    'a database of other tables',
    'database',
    () => database(sql`create table t (a)`),
    /none of the tables “Complete”/,
  ],
];

/** An entry that is longer than the part of it that the start of a job reads. */
const LONG = csv(...Array.from({ length: 9_000 }, (_, at) => `1,1,${at},Verse ${(at * 7919) % 10_007},`));

const IN_THE_JOB: readonly Case[] = [
  [
    'a wrong checksum',
    'zip',
    () => zip({ content: LONG, crc: 7 }),
    /"Complete.csv" is damaged: its \d+ bytes have the checksum/,
  ],
  ['a damaged page', 'database', withCorruptPage, /is damaged: .*page 21/],
];

describe('nothing is imported, and the reason is named:', () => {
  test.each(AT_UPLOAD)('%s is refused at the upload', async (_, folder, bytes, reason) => {
    const answer = await sendFile(ask, folder, 'file', bytes());
    expect([answer.status, await messageOf(answer)]).toEqual([422, expect.stringMatching(reason)]);
  });

  test.each(AT_START)('%s is refused at the start', async (_, folder, bytes, reason) => {
    const before = await published();
    expect((await sendFile(ask, folder, 'file', bytes())).status).toBe(200);
    const answer = await ask('POST', `/api/admin/${BUTTONS[folder]}`);
    expect([answer.status, await messageOf(answer)]).toEqual([422, expect.stringMatching(reason)]);
    expect(await published()).toEqual(before);
  });

  test.each(IN_THE_JOB)('%s ends the job', async (_, folder, bytes, reason) => {
    const before = await published();
    expect((await sendFile(ask, folder, 'file', bytes())).status).toBe(200);
    const id = await press(ask, BUTTONS[folder]);
    const job: Job = await followJob(ask, id);
    expect([job.status, job.errors.at(-1)?.message]).toEqual(['failed', expect.stringMatching(reason)]);
    expect(await published()).toEqual(before);
  });
});

test('hostile rows are problems with their place, and the other rows are imported', async () => {
  const bytes = Buffer.concat([
    csv(
      '1,1,1,"=HYPERLINK(""http://example.org"")",',
      '1,1,2,too,many,cells,here',
      `1,1,3,${'a'.repeat(20_000_000)},`,
      '1,1,4,',
    ),
    Uint8Array.of(0xff, 0x2c, 0x0a),
    bytesOf('1,1,5,nul\0,\n1,1,1,again,\n1,1,6,good,\n'),
  ]);
  expect((await sendFile(ask, 'csv', 'file', bytes)).status).toBe(200);
  const job = await followJob(ask, await press(ask, BUTTONS.csv));
  expect({
    status: job.status,
    created: job.rows.created,
    failed: job.rows.failed,
    skipped: job.rows.skipped,
  }).toEqual({ status: 'succeeded', created: 2, failed: 4, skipped: 1 });
  // Each imported row also has a remark, because its cell of `Original_Words` is empty.
  const problems = job.errors.filter(({ column }) => column !== 'Original_Words');
  expect(problems.map(({ row, column, message }) => [row, column, message])).toEqual([
    [3, null, 'The row has 7 columns, and the header has 5'],
    [4, 'text_1769', 'The row is longer than 4 MB'],
    [5, 'text_1769', expect.stringMatching(/^The text is not UTF-8 at byte \d+ of the file$/)],
    [6, 'text_1769', 'The text holds a NUL character'],
    [7, null, expect.stringContaining('Genesis 1:1')],
  ]);
});
