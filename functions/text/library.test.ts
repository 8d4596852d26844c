import { gunzipSync, gzipSync } from 'node:zlib';
import type { R2ObjectBody } from '@cloudflare/workers-types';
import { expect, test } from 'vitest';
import { editions as editionRows } from '../../db/schema/index.ts';
import type {
  BookList,
  ChapterVerses,
  EditionList,
  ErrorBody,
  LexiconEntry,
  Resolved,
  VerseAnalysis,
  VersionList,
} from '../../domain/contract/index.ts';
import type { VerseRecord } from '../../import-jobs/records.ts';
import { answered, testApp } from '../../tests/support/app.ts';
import { publishText, setLibraryRevision } from '../../tests/support/library.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';
import { migratedDatabase } from '../../tests/support/test-database.ts';

const { app } = await sampleApp();

test('the list of books has 82 books, from Genesis to Revelation; a book is installed if a published edition has it', async () => {
  const { books } = await app.json<BookList>('/api/books');
  expect(books).toHaveLength(82);
  expect({ first: books[0]?.id, last: books[81]?.id }).toEqual({ first: 'genesis', last: 'revelation' });
  const installed = books.filter((book) => book.installed).map((book) => book.id);
  expect(installed).toContain('genesis');
  expect(installed).not.toContain('ruth');
  expect(installed).not.toContain('tobit');
  expect(books[0]).toMatchObject({
    chapters: 50,
    testament: 'old',
    languageOriginal: 'hebrew',
    group: 'torah',
  });
});

test('the list of versions has five; the licensed ones are not installed, and each has the reason', async () => {
  const { versions } = await app.json<VersionList>('/api/versions');
  expect(versions.map(({ id, installed }) => [id, installed])).toEqual([
    ['kjv', true],
    ['kjvs', true],
    ['original', true],
    ['esv', false],
    ['nasb', false],
  ]);
  expect(versions[3]?.licence).toContain('copyright');
});

test('the list of editions has the published ones with counts and totals, but no drafts', async () => {
  const { editions } = await app.json<EditionList>('/api/editions');
  expect(editions.map((edition) => edition.id)).toEqual(['kjv', 'sblgnt', 'strongs', 'wlc']);
  const wlc = editions.find((edition) => edition.id === 'wlc');
  expect(wlc).toMatchObject({ numbering: 'masoretic', script: 'hebrew', revision: 'wlc-r1' });
  expect(wlc?.totals[0]?.value).toBeGreaterThan(1_000_000);
});

test('the lists leave out a published text without verses, but not a dictionary', async () => {
  const own = await migratedDatabase();
  const facts = { numbering: 'english', licence: 'Not known', licenceUrl: null, source: 'a test' } as const;
  const english = {
    id: 'csv',
    name: 'English',
    role: 'translation',
    language: 'en',
    script: 'latin',
  } as const;
  const greek = {
    id: 'csv-greek',
    name: 'Greek',
    role: 'original',
    language: 'grc',
    script: 'greek',
  } as const;
  const lexicon = { ...english, id: 'csv-strongs', name: 'Dictionary', role: 'lexicon' } as const;
  for (const edition of [english, greek, lexicon])
    await publishText(own.client, { ...edition, ...facts }, []);
  // A job publishes nothing that is empty from the start. But all rows of a published text can be removed later.
  await own.db.update(editionRows).set({ revision: 'r', revisionNo: 1 });
  await setLibraryRevision(own.client, 'empty');
  const served = testApp(own.client);
  const { editions } = await served.json<EditionList>('/api/editions');
  expect(editions.map(({ id }) => id)).toEqual(['csv-strongs']);
  const { versions } = await served.json<VersionList>('/api/versions');
  expect(versions.filter(({ installed }) => installed)).toEqual([]);
});

test.each([
  ['genesis/1', 31, false],
  ['Psalms/51', 19, true],
  ['psalms/23', 6, false],
  ['ruth/2', 23, false],
])('the chapter %s has the verses 1 to %i, and its field "title" is %s', async (path, count, title) => {
  expect(await app.json<ChapterVerses>(`/api/chapter-verses/${path}`)).toEqual({
    verses: Array.from({ length: count }, (_, index) => index + 1),
    title,
  });
});

test.each([
  ['/api/chapter-verses/genesis/51', 'not_found'],
  ['/api/chapter-verses/genesis/0', 'not_found'],
  ['/api/chapter-verses/psalms/999999999999999999999999999999', 'not_found'],
  ['/api/chapter-verses/enoch/1', 'not_found'],
  ['/api/apocrypha/chapter-verses/1%20esdras/3', 'not_installed'],
  ['/api/apocrypha/chapter-verses/1%20esdras/10', 'not_found'],
  ['/api/apocrypha/chapter-verses/genesis/1', 'not_found'],
])('the call %s gets a 404 with the code %s', async (path, code) => {
  const response = await app.request(path);
  const { code: found } = (await response.json()) as ErrorBody;
  expect({ status: response.status, code: found }).toEqual({ status: 404, code });
});

test('a book of the apocrypha is available when a published edition has it, with the verses of this edition', async () => {
  const own = await migratedDatabase();
  const edition = {
    id: 'kjv-apocrypha',
    name: 'King James Version: Apocrypha',
    role: 'translation',
    language: 'en',
    script: 'latin',
    numbering: 'english',
    licence: 'Public domain',
    licenceUrl: null,
    source: 'a test',
  } as const;
  const verse = (number: number): VerseRecord => ({
    book: '1 esdras',
    chapter: 3,
    verse: number,
    part: '',
    originalLanguage: 'english',
    heading: null,
    text: `Verse ${number}.`,
    words: [],
    addresses: [{ book: '1 esdras', chapter: 3, verse: number, firstWord: 0, lastWord: null }],
  });
  await publishText(own.client, edition, [1, 2, 3].map(verse));
  await setLibraryRevision(own.client, 'apocrypha');
  const served = testApp(own.client);
  expect(await served.json('/api/apocrypha/chapter-verses/1%20esdras/3')).toEqual({
    verses: [1, 2, 3],
    title: false,
  });
  const answer = await served.json<VerseAnalysis>('/api/apocrypha/verse/1%20Esdras/3');
  expect(answer.verse).toMatchObject({ book: '1 esdras', verse: 1, text: 'Verse 1.', edition: null });
  expect(answer.verse.absent).toBeTruthy();
  expect(answer.totalValues.map((total) => total.value)).toEqual([null, null]);
  expect(answer.previous).toBeNull();
  expect(answer.next?.path).toBe('/explorer/1%20esdras/3/2');
  const beyond = await served.request('/api/apocrypha/verse/1%20esdras/3/9');
  expect(await answered(beyond)).toMatchObject([404, { code: 'not_found', suggestion: { verse: 3 } }]);
  for (const call of ['verse/1%20esdras/7/2', 'verse/1%20esdras/7', 'chapter-verses/1%20esdras/7']) {
    const missing = await served.request(`/api/apocrypha/${call}`);
    expect({ status: missing.status, body: await missing.json() }, call).toMatchObject({
      status: 404,
      body: { code: 'not_found', suggestion: { chapter: 3, verse: 1 } },
    });
  }
  expect((await served.json<ErrorBody>('/api/apocrypha/verse/tobit/1/1')).code).toBe('not_installed');
  own.remove();
});

const LETTERS = 'letters and letters and letters and letters';
const namedHeaders = ({ headers }: Response) => ({
  encoding: headers.get('Content-Encoding'),
  vary: headers.get('Vary'),
  tag: headers.get('ETag'),
});
const getCompressed = async (headers: Record<string, string>) => {
  app.files.set('index/wlc/gz', {
    body: new Response(gzipSync(LETTERS)).body,
    httpEtag: '"r3"',
    httpMetadata: { contentEncoding: 'gzip' },
  } as unknown as R2ObjectBody);
  return app.request('/api/index/wlc/gz', { headers });
};

test.each(['gzip', 'br, gzip', 'GZIP;q=0.5', '*'])(
  'a compressed letters file is sent compressed to a client that accepts %s',
  async (accepted) => {
    const response = await getCompressed({ 'Accept-Encoding': accepted });
    expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(LETTERS);
    expect(namedHeaders(response)).toEqual({ encoding: 'gzip', vary: 'Accept-Encoding', tag: '"r3"' });
  },
);

test.each([undefined, 'br', 'identity', 'gzip;q=0', '*;q=0', 'gzip;q=0.0, *'])(
  'a compressed letters file is unpacked for a client that accepts %s',
  async (accepted) => {
    const response = await getCompressed(accepted === undefined ? {} : { 'Accept-Encoding': accepted });
    expect(await response.text()).toBe(LETTERS);
    expect(namedHeaders(response)).toEqual({ encoding: null, vary: 'Accept-Encoding', tag: '"r3-unpacked"' });
  },
);

test('a compressed letters file can be revalidated with the ETag of the form that the client accepts, and with no other', async () => {
  const status = async (tag: string, accepted: string) =>
    (await getCompressed({ 'If-None-Match': tag, 'Accept-Encoding': accepted })).status;
  expect([await status('"r3"', 'gzip'), await status('"r3-unpacked"', 'br')]).toEqual([304, 304]);
  expect([await status('"r3-unpacked"', 'gzip'), await status('"r3"', 'br')]).toEqual([200, 200]);
});

test('a letters file that is stored without compression is sent unchanged, and may be cached for ever', async () => {
  app.files.set('index/wlc/abc', {
    body: new Response('letters').body,
    httpEtag: '"r2"',
    httpMetadata: {},
  } as unknown as R2ObjectBody);
  const response = await app.request('/api/index/wlc/abc');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('letters');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect((await app.request('/api/index/wlc/abc', { headers: { 'If-None-Match': '"r2"' } })).status).toBe(
    304,
  );
  expect((await app.request('/api/index/wlc/other')).status).toBe(404);
  expect((await app.request('/api/index/wlc/..%2Fsecret')).status).toBe(400);
});

test.each(['H7225', 'h7225', 'H07225', 'h007225'])('the lexicon accepts the number %s', async (number) => {
  const entry = await app.json<LexiconEntry>(`/api/lexicon/${number}`);
  expect(entry).toMatchObject({ strongsNumber: 'H7225', gloss: 'the first', edition: 'strongs' });
  expect(entry.values.find((value) => value.method === 'HEBREW_STANDARD')?.value).toBe(911);
  expect(entry.occurrencesEdition).toBe('wlc');
  expect(entry.occurrences).toBeGreaterThanOrEqual(1);
});

test('a Greek entry has Greek values, and counts the words of its number in all their forms', async () => {
  const entry = await app.json<LexiconEntry>('/api/lexicon/G3056');
  expect(entry.values[0]).toEqual({ method: 'GREEK_STANDARD', value: 373 });
  expect(entry).toMatchObject({ occurrences: 16, occurrencesEdition: 'sblgnt' });
});

test.each([
  ['G2717', 404],
  ['X1', 400],
  ['H', 400],
  ['7225', 400],
  ['H0', 400],
])('the lexicon answers the number %s with the status %i', async (number, status) => {
  expect((await app.request(`/api/lexicon/${number}`)).status).toBe(status);
});

test('the address of a written reference is found, in English and in Hebrew numbering', async () => {
  const resolve = (ref: string) => app.json<Resolved>(`/api/resolve?ref=${encodeURIComponent(ref)}`);
  expect(await resolve('בראשית לב כה-לג')).toEqual({
    book: 'genesis',
    chapter: 32,
    verse: 24,
    endVerse: 32,
    reference: 'Genesis 32:24–32',
    path: '/explorer/genesis/32/24-32',
    originalReference: 'Genesis 32:25–33',
    note: 'Genesis 32:25–33 of the Hebrew text is Genesis 32:24–32 in English Bibles.',
  });
  expect(await resolve('תהלים נא:ג')).toMatchObject({
    reference: 'Psalm 51:1',
    alternative: {
      book: 'psalms',
      chapter: 51,
      verse: 3,
      reference: 'Psalm 51:3',
      path: '/explorer/psalms/51/3',
      note: 'The same numbers in English Bibles',
    },
  });
  expect(await resolve('Mal 3:1-24')).toMatchObject({
    book: 'malachi',
    chapter: 3,
    verse: 1,
    endChapter: 4,
    endVerse: 6,
    reference: 'Malachi 3:1–4:6',
    originalReference: 'Malachi 3:1–24',
  });
  expect(await resolve('Gen 1-3')).toMatchObject({ verse: null, endChapter: 3, reference: 'Genesis 1–3' });
  expect(await resolve('John 3')).toMatchObject({ chapter: 3, verse: null, path: '/explorer/john/3' });
  const none = await app.request('/api/resolve?ref=Is+53:13');
  expect(await answered(none)).toMatchObject([422, { code: 'invalid', suggestion: { verse: 12 } }]);
  expect(await resolve('John 3:16; 4:1-3; Ps 23')).toEqual({
    book: 'john',
    chapter: 3,
    verse: 16,
    note: 'The first of 3 references',
    others: [
      {
        book: 'john',
        chapter: 4,
        verse: 1,
        endVerse: 3,
        reference: 'John 4:1–3',
        path: '/explorer/john/4/1-3',
      },
      { book: 'psalms', chapter: 23, verse: null, reference: 'Psalm 23', path: '/explorer/psalms/23' },
    ],
    reference: 'John 3:16',
    path: '/explorer/john/3/16',
  });
  for (const misspelled of ['Gensis', 'Gensis 1:1']) {
    const answer = await app.request(`/api/resolve?ref=${encodeURIComponent(misspelled)}`);
    expect(await answered(answer)).toMatchObject([
      422,
      { message: 'No book is called “Gensis”.', suggestion: { reference: 'Genesis 1:1' } },
    ]);
  }
  expect((await app.request('/api/resolve?ref=in+the+beginning')).status).toBe(400);
  expect((await app.request('/api/resolve')).status).toBe(400);
});
