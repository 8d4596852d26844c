import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { build, select, sendBatch } from '../../../db/batch.ts';
import { bibleVerses, editions, importJobs, ownSearch, ownTexts } from '../../../db/schema/index.ts';
import type {
  Job,
  OwnTexts,
  StartedJob,
  StartedText,
  StoredFile,
  StoredFiles,
  TextPreview,
  TextSearchAnswer,
  VerseAnalysis,
  VersionList,
} from '../../../domain/contract/index.ts';
import { removeText } from '../../../import-jobs/engine/clean-up.ts';
import { app, ask, database, newAdminEachTest } from '../../../tests/support/admin-each-test.ts';
import { uploadFile } from '../../../tests/support/admin-over-http.ts';
import { deliverMessages, jobOf } from '../../../tests/support/admins.ts';
import { testApp } from '../../../tests/support/app.ts';
import { sampleLibrary } from '../../../tests/support/library.ts';
import { sweepImports } from '../jobs/consumer.ts';

newAdminEachTest({}, sampleLibrary);

const answerOf = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>;

const upload = (name: string, text: string): Promise<StoredFile> =>
  uploadFile(ask, 'text', name, new TextEncoder().encode(text));

const LUTHER = [
  'Buch;Kapitel;Vers;Text',
  '1. Mose;1;1;Am Anfang schuf Gott Himmel und Erde.',
  '1. Mose;1;2;Und die Erde war wüst und leer.',
  '1. Mose;1;3;Und Gott sprach: Es werde Licht!',
  'Maleachi;3;19;Denn siehe, es kommt ein Tag.',
  'Henoch;1;1;Nicht hier.',
].join('\n');

const ADD = {
  name: 'Luther 1912',
  abbreviation: 'Lu12',
  language: 'de',
  role: 'translation',
  licence: 'public-domain',
  source: 'https://example.org/luther',
} as const;

async function preview(body: object): Promise<Job & { result: TextPreview }> {
  const { jobId } = await answerOf<StartedJob>(ask('POST', '/api/admin/texts/preview', body));
  await deliverMessages(app);
  return (await jobOf(ask, jobId)) as Job & { result: TextPreview };
}

async function add(body: object): Promise<StartedText & { job: Job }> {
  const started = await answerOf<StartedText>(ask('POST', '/api/admin/texts', body));
  await deliverMessages(app);
  return { ...started, job: await jobOf(ask, started.jobId) };
}

test('a preview says what a file is taken for, and publishes nothing', async () => {
  const { id } = await upload('luther.csv', LUTHER);
  const job = await preview({ fileId: id });
  expect(job).toMatchObject({ status: 'succeeded', editions: [] });
  expect(job.result).toMatchObject({
    encoding: 'utf-8',
    direction: 'ltr',
    hasHeader: true,
    verses: 4,
    books: [
      { id: 'genesis', name: 'Genesis', chapters: 1, verses: 3 },
      { id: 'malachi', chapters: 1, verses: 1 },
    ],
  });
  expect(job.result.samples[0]).toEqual({
    reference: 'Genesis 1:1',
    text: 'Am Anfang schuf Gott Himmel und Erde.',
  });
  expect(
    (await app.json<VersionList>('/api/versions')).versions.every(({ id }) => !id.startsWith('own')),
  ).toBe(true);
});

test('a preview of a table whose columns or books are not understood asks for them, and takes the answers', async () => {
  const rows = [
    'a;b;c;d',
    ...[1, 2, 3].map((verse) => `Anfang;x${verse};${verse};Und Gott sprach: ${verse}!`),
  ];
  const { id } = await upload('odd.csv', rows.join('\n'));
  const first = await preview({ fileId: id, hasHeader: true });
  expect([first.status, first.result.verses]).toEqual(['succeeded', 0]);
  expect(first.result.columns).toMatchObject({ names: ['a', 'b', 'c', 'd'], samples: { length: 3 } });
  expect(first.result.columns?.asked.length).toBeGreaterThan(0);
  const columns = { book: 0, chapter: 2, verse: 2, text: 3 };
  const second = await preview({ fileId: id, hasHeader: true, columns });
  expect(second.result).toMatchObject({ verses: 0, unknownBooks: [{ spelling: 'Anfang', verses: 3 }] });
  const third = await preview({ fileId: id, hasHeader: true, columns, books: { Anfang: 'genesis' } });
  expect(third.result).toMatchObject({ verses: 3, unknownBooks: [] });
});

test('an added text is published by its job, and is read, listed, searched, renamed, hidden, shown and deleted', async () => {
  const { id } = await upload('luther.csv', LUTHER);
  const { edition, job } = await add({ ...ADD, fileId: id, numbering: 'masoretic' });
  expect([edition, job.status, job.rows]).toMatchObject(['own-1', 'succeeded', { created: 4 }]);
  expect(job.opens).toMatchObject({ book: 'genesis', chapter: 1, version: 'own-1' });
  const fresh = () => testApp(database.client, {});
  const verse = (path: string) => fresh().json<VerseAnalysis>(`/api/verse/${path}?version=own-1`);
  expect((await verse('genesis/1/2')).verse.text).toBe('Und die Erde war wüst und leer.');
  expect((await verse('malachi/4/1')).verse.text).toBe('Denn siehe, es kommt ein Tag.');
  const found = () => fresh().json<TextSearchAnswer>('/api/search?term=wust&version=own-1');
  expect((await found()).resultCount).toBe(1);
  const last = await fresh().json<TextSearchAnswer>('/api/search?term=siehe&version=own-1');
  expect(last.results[0]).toMatchObject({ reference: 'Malachi 4:1', originalReference: 'Malachi 3:19' });
  const texts = async () => (await answerOf<OwnTexts>(ask('GET', '/api/admin/texts'))).texts;
  expect(await texts()).toMatchObject([
    {
      edition: 'own-1',
      name: 'Luther 1912',
      abbreviation: 'Lu12',
      direction: 'ltr',
      licence: { id: 'public-domain', name: 'Public domain', confirmedBy: 'reader 1' },
      file: { name: 'luther.csv' },
      verses: 4,
      firstBook: 'genesis',
      isHidden: false,
    },
  ]);
  const listed = async () =>
    (await fresh().json<VersionList>('/api/versions')).versions.find((one) => one.id === 'own-1')?.name;
  const rename = (body: object) => ask('PATCH', '/api/admin/texts/own-1', body);
  await rename({ name: 'Luther' });
  expect(await listed()).toBe('Luther');
  await rename({ isHidden: true });
  expect(await listed()).toBeUndefined();
  expect((await texts())[0]).toMatchObject({ isHidden: true, verses: 4 });
  await rename({ isHidden: false });
  expect(await listed()).toBe('Luther');
  expect((await ask('DELETE', `/api/admin/files/${id}`)).status).toBe(409);
  expect((await ask('DELETE', '/api/admin/texts/own-1')).status).toBe(204);
  expect(await texts()).toEqual([]);
  expect(await listed()).toBeUndefined();
  const count = { rows: sql<number>`count(*)` };
  const left = await sendBatch(database.client, 'read', [
    build.select(count).from(bibleVerses).where(eq(bibleVerses.editionId, 'own-1')),
    build.select(count).from(editions).where(eq(editions.id, 'own-1')),
    build.select(count).from(importJobs).where(eq(importJobs.target, 'own-1')),
    select(count, sql`from ${ownSearch} where ${ownSearch} match 'wust'`),
  ]);
  expect(left).toEqual(left.map(() => [{ rows: 0 }]));
  expect((await answerOf<StoredFiles>(ask('GET', '/api/admin/files'))).files).toEqual([]);
  // A number is never used again.
  const again = await upload('luther.csv', LUTHER);
  expect((await add({ ...ADD, fileId: again.id })).edition).toBe('own-2');
});

test('a new file replaces an added text, and only changed rows are written', async () => {
  const { id } = await upload('luther.csv', LUTHER);
  await add({ ...ADD, fileId: id });
  const better = await upload('better.csv', LUTHER.replace('wüst', 'wüste'));
  const { edition, job } = await add({ ...ADD, fileId: better.id, edition: 'own-1' });
  expect([edition, job.rows]).toMatchObject(['own-1', { created: 0, updated: 1, unchanged: 3 }]);
});

test('a text that the library has lost is imported again from its file, once', async () => {
  const { id } = await upload('luther.csv', LUTHER);
  await add({ ...ADD, fileId: id });
  await removeText(database.client, 'own-1');
  await sweepImports(app.ctx());
  await deliverMessages(app);
  const [text] = (await answerOf<OwnTexts>(ask('GET', '/api/admin/texts'))).texts;
  expect(text).toMatchObject({ edition: 'own-1', verses: 4, publishedAt: expect.any(String) });
  await sweepImports(app.ctx());
  expect(app.messages).toEqual([]);
});

test('a text whose file is gone is named in the log, and the timer goes on', async () => {
  const { id } = await upload('luther.csv', LUTHER);
  await add({ ...ADD, fileId: id });
  await removeText(database.client, 'own-1');
  const file = sql`json_set(${ownTexts.file}, '$.key', 'text/gone', '$.reader', 0)`;
  await sendBatch(database.client, 'write', [build.update(ownTexts).set({ file })]);
  expect(await sweepImports(app.ctx())).toBe(true);
  expect(app.lines.join()).toContain('text not imported again');
});

test.each([
  ['an unknown file', { fileId: 'text~0' }, 404],
  ['an original in German', { role: 'original' }, 422],
  ['a licence that does not exist', { licence: 'mine' }, 400],
  ['a language in words', { language: 'German' }, 400],
  ['a text that does not exist', { edition: 'own-7' }, 404],
])('%s is refused, and no text is left', async (_, wrong, status) => {
  const { id } = await upload('luther.csv', LUTHER);
  expect((await ask('POST', '/api/admin/texts', { ...ADD, fileId: id, ...wrong })).status).toBe(status);
  expect((await answerOf<OwnTexts>(ask('GET', '/api/admin/texts'))).texts).toEqual([]);
});

test('a file that is no text of a Bible is a 422 with one sentence', async () => {
  const { id } = await upload('shopping.csv', 'milk,2\nbread,1\n');
  const answer = await ask('POST', '/api/admin/texts/preview', { fileId: id });
  expect(answer.status).toBe(422);
  expect(((await answer.json()) as { message: string }).message).toMatch(/^shopping\.csv: .+/u);
});
