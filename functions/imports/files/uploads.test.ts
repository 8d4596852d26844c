import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type {
  CsvFiles,
  DatabaseInfo,
  ErrorBody,
  StoredFile,
  StoredFiles,
  Upload,
} from '../../../domain/contract/index.ts';
import { app, ask, database, newAdminEachTest } from '../../../tests/support/admin-each-test.ts';
import { outcomeOf } from '../../../tests/support/admins.ts';
import { answered, testApp } from '../../../tests/support/app.ts';
import { sessionCookie, signedInReader } from '../../../tests/support/signed-in-reader.ts';
import { sourceContext } from '../context/import-context.ts';

newAdminEachTest();

const PART = 5 * 1024 * 1024;
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const begin = async (folder: string, name: string, size: number): Promise<Upload> => {
  const answer = await ask('POST', '/api/admin/files', { folder, name, size });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Upload;
};
const put = (id: string, number: number, bytes: Uint8Array, sum = sha256(bytes)) =>
  ask('PUT', `/api/admin/files/${id}/parts/${number}`, bytes, {
    'Content-Type': 'application/octet-stream',
    'X-Part-SHA256': sum,
  });
const complete = (id: string) => ask('POST', `/api/admin/files/${id}/complete`);
const listed = async () => (await (await ask('GET', '/api/admin/files')).json()) as StoredFiles;
const messageOf = async (answer: Response) => ((await answer.json()) as ErrorBody).message;

async function upload(folder: string, name: string, bytes: Uint8Array): Promise<StoredFile> {
  const { id } = await begin(folder, name, bytes.length);
  for (let number = 1; (number - 1) * PART < bytes.length; number++)
    expect((await put(id, number, bytes.subarray((number - 1) * PART, number * PART))).status).toBe(200);
  const answer = await complete(id);
  expect(answer.status).toBe(200);
  return (await answer.json()) as StoredFile;
}

const LONG = utf8('book,chapter\n'.repeat(Math.ceil((2 * PART + 100) / 13)));

test('a file in three parts is joined, with the checksum of the whole', async () => {
  const file = await upload('csv', 'Complete.csv', LONG);
  expect(file).toEqual({
    id: expect.stringMatching(/^csv~[0-9a-f]{32}$/),
    folder: 'csv',
    name: 'Complete.csv',
    size: LONG.length,
    sha256: sha256(LONG),
    lastModified: expect.any(String),
  });
  const { files } = sourceContext(app.ctx());
  const [stored] = await files.list('csv/');
  expect(sha256((await files.get(stored?.key ?? '')) ?? new Uint8Array())).toBe(file.sha256);
  expect(await files.list('uploads/')).toEqual([]);
  expect(await listed()).toEqual({ files: [file], uploads: [], partSize: PART, maxBytes: 512 * 1024 * 1024 });
  const admin = app.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'admin');
  expect(admin.map(({ what, userId }) => [what, userId])).toEqual([
    ['begin upload', 1],
    ['complete upload', 1],
  ]);
  expect(app.lines.join()).not.toContain('Complete.csv');
});

test('an upload goes on where it was left: the same folder, name and size find its parts', async () => {
  const { id } = await begin('csv', 'Complete.csv', LONG.length);
  await put(id, 2, LONG.subarray(PART, 2 * PART));
  const again = await begin('csv', 'Complete.csv', LONG.length);
  expect(again).toMatchObject({ id, parts: [{ number: 2, sha256: sha256(LONG.subarray(PART, 2 * PART)) }] });
  expect((await listed()).uploads).toEqual([again]);
  expect((await begin('csv', 'Complete.csv', LONG.length - 1)).id).not.toBe(id);
  expect((await begin('csv', 'Other.csv', LONG.length)).id).not.toBe(id);
});

test('an upload with missing parts cannot be completed, and names them', async () => {
  const { id } = await begin('csv', 'Complete.csv', LONG.length);
  await put(id, 2, LONG.subarray(PART, 2 * PART));
  const answer = await complete(id);
  expect(await outcomeOf(answer)).toEqual([
    422,
    'Complete.csv is not complete. These parts are missing: 1, 3.',
  ]);
  expect((await listed()).files).toEqual([]);
});

test('an upload that is completed twice at once makes one file', async () => {
  const { id } = await begin('csv', 'a.csv', 5);
  await put(id, 1, utf8('a,b,c'));
  const statuses = (await Promise.all([complete(id), complete(id)])).map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  expect(await listed()).toMatchObject({ files: [{ name: 'a.csv', size: 5 }], uploads: [] });
});

test('a part of an uploaded file that was damaged on its way is refused', async () => {
  const { id } = await begin('csv', 'a.csv', 5);
  const answer = await put(id, 1, utf8('a,b,c'), sha256(utf8('a,b,d')));
  expect(await outcomeOf(answer)).toEqual([422, 'Part 1 was damaged on the way. Please send it again.']);
  expect((await put(id, 1, utf8('a,b,c'), 'no hash')).status).toBe(400);
  expect((await put(id, 1, utf8('a,b,c'), sha256(utf8('a,b,c')).toUpperCase())).status).toBe(200);
});

test('an upload that is larger than the free space is refused, and a smaller one is accepted', async () => {
  const room = { left: async () => 3 * 1024 * 1024, giveReserve: async () => undefined };
  const admin = await signedInReader(database.client, testApp(database.client, { room }), 2);
  const begin = (size: number) => admin('POST', '/api/admin/files', { folder: 'csv', name: 'a.csv', size });
  const answer = await begin(2 * 1024 * 1024);
  expect(await outcomeOf(answer)).toEqual([
    413,
    'There is room for a file of 1 MB. Delete files that nobody needs, then try again.',
  ]);
  expect((await begin(1024 * 1024)).status).toBe(200);
});

test('a part of an uploaded file that is cut off gets a 400, and the log has no failure', async () => {
  const { id } = await begin('csv', 'a.csv', 5);
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(utf8('a,b')),
    pull: (controller) => controller.error(new Error('Network connection lost.')),
  });
  const answer = await app.request(`/api/admin/files/${id}/parts/1`, {
    method: 'PUT',
    headers: {
      Cookie: await sessionCookie(database.client, app, 2),
      'Sec-Fetch-Site': 'same-origin',
      'Content-Length': '5',
      'X-Part-SHA256': sha256(utf8('a,b,c')),
    },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(await outcomeOf(answer)).toEqual([400, 'The request was interrupted before it was complete.']);
  expect(app.lines.filter((line) => line.includes('"failure"'))).toEqual([]);
});

test('a part of an uploaded file is refused if it has a wrong size or a number beyond the last part', async () => {
  const { id } = await begin('csv', 'Complete.csv', PART + 3);
  const short = utf8('a,b');
  const long = new Uint8Array(PART).fill(97);
  expect(await messageOf(await put(id, 1, short))).toBe(`Part 1 must have ${PART} bytes, but 3 arrived.`);
  expect(await messageOf(await put(id, 2, long))).toBe(`Part 2 must have 3 bytes, but ${PART} arrived.`);
  expect(await messageOf(await put(id, 3, short))).toBe('Complete.csv has only 2 parts.');
  expect((await put(id, 0, short)).status).toBe(400);
  const tooLarge = await put(id, 1, new Uint8Array(PART + 1));
  expect(tooLarge.status).toBe(413);
});

test('a part of an uploaded file that is sent again replaces the first one', async () => {
  const { id } = await begin('csv', 'a.csv', 5);
  await put(id, 1, utf8('a,b,c'));
  await put(id, 1, utf8('a,b,d'));
  expect(await (await complete(id)).json()).toMatchObject({ size: 5, sha256: sha256(utf8('a,b,d')) });
});

const ZIP = Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 0);
const SQLITE = utf8('SQLite format 3\0 and more');

test.each([
  ['csv', 'a.csv', ZIP, 'a.csv is a ZIP archive, not a CSV file in UTF-8.'],
  ['csv', 'a.csv', SQLITE, 'a.csv is a SQLite database, not a CSV file in UTF-8.'],
  ['csv', 'a.csv', Uint8Array.of(0xff, 0xfe, 97, 0), 'a.csv is text in UTF-16, not a CSV file in UTF-8.'],
  ['csv', 'a.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0), 'a.csv is not a CSV file in UTF-8.'],
  ['zip', 'a.zip', utf8('a,b,c'), 'a.zip is not a ZIP archive.'],
  ['zip', 'a.zip', SQLITE, 'a.zip is a SQLite database, not a ZIP archive.'],
  ['database', 'a.db', utf8('a,b,c'), 'a.db is not a SQLite database.'],
  ['database', 'a.db', ZIP, 'a.db is a ZIP archive, not a SQLite database.'],
])('a file of the wrong kind is refused at its first part: %s %s', async (folder, name, bytes, message) => {
  const { id } = await begin(folder, name, bytes.length);
  const answer = await put(id, 1, bytes);
  expect(await outcomeOf(answer)).toEqual([422, message]);
  // It does not stay in the list as an upload that is not complete.
  expect((await listed()).uploads).toEqual([]);
  expect((await complete(id)).status).toBe(404);
});

test('an upload replaces the file of the same name in its folder (csv), and not in another folder (database)', async () => {
  await upload('csv', 'a.csv', utf8('a,b,c'));
  const other = await upload('csv', 'b.csv', utf8('a,b,c'));
  const database = await upload('database', 'a.csv', SQLITE);
  const second = await upload('csv', 'a.csv', utf8('a,b,c,d'));
  expect((await listed()).files).toEqual([second, other, database]);
  const same = await upload('csv', 'a.csv', utf8('a,b,c,d'));
  expect(same.id).not.toBe(second.id);
  expect((await listed()).files).toEqual([same, other, database]);
});

test.each([
  [{ folder: 'csv', name: 'a.csv', size: 512 * 1024 * 1024 + 1 }, 413],
  [{ folder: 'csv', name: 'a.csv', size: 0 }, 400],
  [{ folder: 'csv', name: '', size: 5 }, 400],
  [{ folder: 'csv', name: 'x'.repeat(201), size: 5 }, 400],
  [{ folder: 'index', name: 'a.csv', size: 5 }, 400],
  [{ folder: 'csv', name: '../a.csv', size: 5 }, 422],
  [{ folder: 'csv', name: '..', size: 5 }, 422],
  [{ folder: 'csv', name: 'a\\b.csv', size: 5 }, 422],
  [{ folder: 'csv', name: 'a\nb.csv', size: 5 }, 422],
  [{ folder: 'csv', name: 'a\ud800.csv', size: 5 }, 422],
])('an upload with %j cannot be begun: %i', async (body, status) => {
  expect((await ask('POST', '/api/admin/files', body)).status).toBe(status);
  expect((await listed()).uploads).toEqual([]);
});

test('a stored file and an unfinished upload can be deleted; a second deletion gets a 404', async () => {
  const { id } = await upload('csv', 'a.csv', utf8('a,b,c'));
  const unfinished = await begin('csv', 'b.csv', PART + 1);
  await put(unfinished.id, 2, utf8('x'));
  for (const one of [id, unfinished.id]) {
    expect((await ask('DELETE', `/api/admin/files/${one}`)).status).toBe(204);
    expect((await ask('DELETE', `/api/admin/files/${one}`)).status).toBe(404);
  }
  expect(await listed()).toMatchObject({ files: [], uploads: [] });
  expect(await sourceContext(app.ctx()).files.list('')).toEqual([]);
  expect((await put(unfinished.id, 1, utf8('x'))).status).toBe(404);
  expect((await complete(unfinished.id)).status).toBe(404);
});

test('an object that is no uploaded file cannot be deleted, nor can an odd id', async () => {
  const { files } = sourceContext(app.ctx());
  await files.put('index/wlc/1', utf8('letters'));
  await files.put('csv', utf8('odd'));
  for (const id of [
    'index~wlc~1',
    'csv~..~index~wlc~1',
    'csv~',
    '~',
    '..~index',
    'csv%2F..',
    `csv~${'0'.repeat(32)}`,
  ])
    expect([id, (await ask('DELETE', `/api/admin/files/${id}`)).status]).toEqual([id, 404]);
  expect(await files.head('index/wlc/1')).not.toBeNull();
});

test('the CSV files and the database file are listed, and the database file is deleted', async () => {
  const info = async () => (await (await ask('GET', '/api/admin/database-info')).json()) as DatabaseInfo;
  expect(await info()).toEqual({ status: 'not_found', details: null });
  expect((await ask('DELETE', '/api/admin/database-file')).status).toBe(404);
  const csv = await upload('csv', 'APOC.csv', utf8('a,b,c'));
  const file = await upload('database', 'gematria.db', SQLITE);
  expect(await info()).toEqual({
    status: 'success',
    details: { path: 'database/gematria.db', size: SQLITE.length, lastModified: file.lastModified },
  });
  expect((await (await ask('GET', '/api/admin/csv-files')).json()) as CsvFiles).toEqual({
    files: [
      {
        id: csv.id,
        name: 'APOC.csv',
        size: 5,
        sha256: csv.sha256,
        lastModified: csv.lastModified,
        problem: 'The file has the columns of no table that can be imported (Complete, Strongs_, APOC)',
        looksLikeText: false,
        licence: null,
      },
    ],
    unconfirmed: [],
  });
  const deleted = await ask('DELETE', '/api/admin/database-file');
  expect(await answered(deleted)).toEqual([
    200,
    { status: 'success', message: 'The database file has been deleted.' },
  ]);
  expect(await info()).toEqual({ status: 'not_found', details: null });
});

test('the list of CSV files knows a text of a Bible, and the sample that the screens offer is a good file', async () => {
  const rows = [1, 2, 3].map((verse) => `1. Mose;1;${verse};Und Gott sprach zum ${verse}. Mal.`);
  await upload('csv', 'luther.csv', utf8(['Buch;Kapitel;Vers;Text', ...rows].join('\n')));
  const sample = readFileSync(new URL('../../../frontend/public/sample.csv', import.meta.url));
  await upload('csv', 'sample.csv', sample);
  const { files } = (await (await ask('GET', '/api/admin/csv-files')).json()) as CsvFiles;
  expect(files).toMatchObject([
    { name: 'luther.csv', looksLikeText: true, problem: 'The file has no column “ref” in its first row' },
    { name: 'sample.csv', looksLikeText: false, problem: null },
  ]);
});

test('a file that a job has made is listed by the last part of its key', async () => {
  await sourceContext(app.ctx()).files.put('csv/job-1/Strongs.csv', utf8('a,b'));
  const [file] = (await listed()).files;
  expect(file).toMatchObject({ name: 'Strongs.csv', sha256: null });
  expect((await ask('DELETE', `/api/admin/files/${file?.id}`)).status).toBe(204);
});

test('every listed file can be deleted, also one whose key an earlier version made of its name', async () => {
  const { files } = sourceContext(app.ctx());
  const names = [
    '~',
    'a~b.csv',
    'a/b.csv',
    'a/~b.csv',
    `${'long '.repeat(60)}.csv`,
    '50%.csv',
    'x%2F..%2F..%2F..%2F..%2Fy.csv',
    'בראשית.csv',
    'a?b#c.csv',
  ];
  for (const name of names) await files.put(`csv/${name}`, utf8('a,b'));
  const { files: before } = await listed();
  expect(new Set(before.map(({ id }) => id)).size).toBe(names.length);
  for (const { id, name } of before)
    expect([name, (await ask('DELETE', `/api/admin/files/${id}`)).status]).toEqual([name, 204]);
  expect(await listed()).toMatchObject({ files: [] });
});

test('of several database files only the newest is deleted, whatever its name', async () => {
  const oldest = await upload('database', 'b.db', SQLITE);
  const middle = await upload('database', 'c.db', SQLITE);
  await upload('database', 'a.db', SQLITE);
  for (const left of [[oldest, middle], [oldest], []]) {
    expect((await ask('DELETE', '/api/admin/database-file')).status).toBe(200);
    expect((await listed()).files).toEqual(left);
  }
  expect((await ask('DELETE', '/api/admin/database-file')).status).toBe(404);
});
