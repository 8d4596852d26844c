import { afterAll, expect, test } from 'vitest';
import type {
  ChapterAnalysis,
  EditionList,
  ErrorBody,
  TextSearchAnswer,
  ValueSearchAnswer,
  VerseAnalysis,
  VerseComparison,
  VersionList,
  WordCountAnswer,
} from '../../domain/contract/index.ts';
import type { EditionRecord, VerseRecord } from '../../import-jobs/records.ts';
import { wordsOfText } from '../../import-jobs/words/complete-words.ts';
import { verseRecord } from '../../import-jobs/words/verse-record.ts';
import { testApp } from '../../tests/support/app.ts';
import { putLettersFiles } from '../../tests/support/letters-files.ts';
import { publishText, sampleLibrary } from '../../tests/support/library.ts';
import { purgeEdge } from '../http/purge-edge.ts';

const facts = {
  numbering: 'english',
  licence: 'Public domain',
  licenceUrl: null,
  source: 'A test',
} as const;
const german: EditionRecord = {
  ...facts,
  id: 'own-3',
  name: 'Luther 1912',
  role: 'own-translation',
  language: 'de',
  script: 'latin',
};
const greek: EditionRecord = {
  ...facts,
  id: 'own-4',
  name: 'Another Greek text',
  role: 'own-original',
  language: 'grc',
  script: 'greek',
};
const at = (chapter: number, verse: number) => ({ book: 'genesis', chapter, verse }) as const;
const translated = (verse: number, text: string): VerseRecord =>
  verseRecord('english', at(1, verse), { originalLanguage: 'de', text });

const vulgate: EditionRecord = { ...german, id: 'own-5', name: 'Vulgata', language: 'la' };
const psalm = (chapter: number, verse: number, text: string, ownReference?: string): VerseRecord =>
  verseRecord(
    'english',
    { book: 'psalms', chapter, verse },
    { originalLanguage: 'la', text, ...(ownReference === undefined ? {} : { ownReference }) },
  );

const library = await sampleLibrary();
afterAll(() => library.remove());
const before = testApp(library.client);
const DEFAULTS = [
  '/api/verse/genesis/1/1',
  '/api/verse/john/1/1',
  '/api/verse/john/1?words=0',
  '/api/search?term=anfang',
  '/api/search?term=beginning',
  '/api/search/gematria/703?unit=word',
  '/api/names',
];
const tagsOf = async (app: typeof before) =>
  Promise.all(DEFAULTS.map(async (path) => (await app.request(path)).headers.get('etag')));
// The first publication makes the hashes of the roles, which the sample does not have.
await publishText(library.client, { ...german, id: 'own-1' }, [translated(1, 'Nichts')]);
const defaultTags = await tagsOf(before);

await publishText(library.client, german, [
  translated(1, 'Am Anfang schuf Gott Himmel und Erde.'),
  translated(2, 'Und die Erde war wüst und leer, und es war finster auf der Tiefe.'),
  translated(3, 'Und Gott sprach: Es werde Licht! Und es ward Licht.'),
]);
await publishText(library.client, greek, [
  verseRecord(
    'english',
    { book: 'john', chapter: 1, verse: 1 },
    { originalLanguage: 'greek', words: wordsOfText('greek', 'Ἐν ἀρχῇ ἦν ὁ λόγος') },
  ),
]);
await publishText(library.client, vulgate, [
  psalm(3, 0, 'Psalmus David', 'Psalm 3:1'),
  psalm(23, 1, 'Dominus regit me', 'Psalm 22:1'),
  psalm(51, 1, 'Miserere mei Deus', 'Psalm 50:3'),
  psalm(51, 2, 'Amplius lava me'),
]);
const app = testApp(library.client);
await putLettersFiles(library.client, app.files);
const verse = (path: string) => app.json<VerseAnalysis>(`/api/verse/${path}`);

test('an added translation is read where its id is named, and nowhere else', async () => {
  expect((await verse('genesis/1/1?version=own-3')).verse).toMatchObject({
    text: 'Am Anfang schuf Gott Himmel und Erde.',
    version: 'own-3',
    edition: 'wlc',
  });
  expect((await verse('genesis/1/1')).verse.text).toBe(
    'In the beginning God created the heaven and the earth.',
  );
  expect((await verse('genesis/1/31?version=own-3')).verse.text).toBeNull();
});

test('an added original is read where its id is named, with its values, and is in the comparison', async () => {
  const { verse: shown, totalValues, editions } = await verse('john/1/1?edition=own-4');
  expect(shown).toMatchObject({ greekText: 'Ἐν ἀρχῇ ἦν ὁ λόγος', edition: 'own-4' });
  // ἐν 55 + ἀρχῇ 709 + ἦν 58 + ὁ 70 + λόγος 373.
  expect(totalValues[0]).toEqual({ method: 'GREEK_STANDARD', value: 1265 });
  expect(editions).toEqual(['sblgnt', 'own-4']);
  expect((await verse('john/1/1')).editions).toEqual(['sblgnt']);
  const compared = await app.json<VerseComparison>('/api/compare/john/1/1');
  expect(compared.editions.map((one) => one.verse.edition)).toEqual(['sblgnt', 'own-4']);
});

test('publishing an added text changes the ETag of answers that name it, and of no other', async () => {
  expect(await tagsOf(app)).toEqual(defaultTags);
  const named = '/api/verse/genesis/1/1?version=own-3';
  const tag = (await app.request(named)).headers.get('etag');
  const edge = (await app.request(named)).headers.get('cache-tag');
  expect(edge).toContain('own-3');
  await publishText(library.client, german, [translated(1, 'Im Anfang schuf Gott Himmel und Erde.')]);
  expect((await testApp(library.client).request(named)).headers.get('etag')).not.toBe(tag);
  expect(await tagsOf(testApp(library.client))).toEqual(defaultTags);
});

test('a word of an added text is counted as its search counts it, and anew after each import', async () => {
  const path = '/api/words/count?edition=own-3&word=w%C3%BCst';
  const own = testApp(library.client);
  await publishText(library.client, german, [translated(2, 'wüst')]);
  const before = await own.request(path);
  expect(before.headers.get('cache-tag')).toContain('own-3');
  const { first, words, ...counted } = (await before.json()) as WordCountAnswer;
  expect(counted).toMatchObject({ times: 1, verses: 1, editions: [{ id: 'own-3' }] });
  expect({ first: first?.reference, edition: first?.edition }).toEqual({
    first: 'Genesis 1:2',
    edition: 'own-3',
  });
  const search = await own.json<TextSearchAnswer>('/api/search?term=wüst&version=own-3');
  expect(counted).toEqual({ ...search.times, asRead: null });
  expect((await own.request('/api/words/count?word=wüst und leer&edition=own-3')).status).toBe(422);
  await publishText(library.client, german, [
    translated(1, 'Im Anfang schuf Gott Himmel und Erde.'),
    translated(2, 'Und die Erde war wüst und leer, und es war finster auf der Tiefe; wüst.'),
  ]);
  own.clock.now += 10_000;
  const after = await own.request(path);
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  expect(((await after.json()) as WordCountAnswer).times).toBe(2);
  await publishText(library.client, german, [
    translated(1, 'Im Anfang schuf Gott Himmel und Erde.'),
    translated(2, 'Und die Erde war wüst und leer, und es war finster auf der Tiefe.'),
  ]);
});

test('after a publication the cache in front of the Worker is purged of lists and of this text only', async () => {
  const purged: string[][] = [];
  const cache = {
    purge: async ({ tags = [] }: { tags?: string[] }) => {
      purged.push(tags);
      return { success: true, errors: [] };
    },
  };
  const quick = testApp(library.client, { wait: async () => undefined });
  await purgeEdge(quick.ctx(), cache);
  purged.length = 0;
  await publishText(library.client, german, [translated(2, 'Und die Erde war wüst und öde.')]);
  await purgeEdge(quick.ctx(), cache);
  // It purges twice, because an answer that was begun before can fill the cache again.
  expect(purged).toEqual([
    ['role-own-translation', 'own-3'],
    ['role-own-translation', 'own-3'],
  ]);
  await publishText(library.client, german, [
    translated(2, 'Und die Erde war wüst und leer, und es war finster auf der Tiefe.'),
  ]);
});

test('lists have the added texts', async () => {
  const { versions } = await app.json<VersionList>('/api/versions');
  expect(versions.at(-2)).toEqual({
    id: 'own-3',
    name: 'Luther 1912',
    hasStrongs: false,
    language: 'de',
    installed: true,
    licence: 'Public domain',
  });
  const { editions } = await app.json<EditionList>('/api/editions');
  expect(editions.filter(({ id }) => id.startsWith('own-')).map(({ id, role }) => [id, role])).toEqual([
    ['own-1', 'translation'],
    ['own-3', 'translation'],
    ['own-4', 'original'],
    ['own-5', 'translation'],
  ]);
});

test('the own number of an added translation is the original reference where it is read, and the edition’s is beside it', async () => {
  const numbersOf = async (path: string) => {
    const { originalReference, editionReference } = (await verse(path)).verse;
    return [originalReference, editionReference];
  };
  expect(await numbersOf('psalms/23/1?version=own-5')).toEqual(['Psalm 22:1', null]);
  expect(await numbersOf('psalms/51/1?version=own-5')).toEqual(['Psalm 50:3', 'Psalm 51:3']);
  // The file numbers this verse as the address does, and lacks the next one.
  expect(await numbersOf('psalms/51/2?version=own-5')).toEqual(['Psalm 51:4', undefined]);
  expect(await numbersOf('psalms/51/3?version=own-5')).toEqual(['Psalm 51:5', undefined]);
  expect(await numbersOf('psalms/23/1')).toEqual([null, undefined]);
  const { verses } = await app.json<ChapterAnalysis>('/api/verse/psalms/51?words=0&version=own-5');
  expect(verses.slice(0, 3).map(({ verse: { originalReference } }) => originalReference)).toEqual([
    'Psalm 51:1–2',
    'Psalm 50:3',
    'Psalm 51:4',
  ]);
  const { results } = await app.json<TextSearchAnswer>('/api/search?term=miserere&version=own-5');
  expect(results.map(({ reference, originalReference }) => [reference, originalReference])).toEqual([
    ['Psalm 51:1', 'Psalm 50:3'],
  ]);
});

test('a search that names an added text finds its words there, in any case and without marks', async () => {
  const search = (query: string) => app.json<TextSearchAnswer>(`/api/search?${query}`);
  const found = await search('term=wust&version=own-3');
  expect(found).toMatchObject({
    resultCount: 1,
    results: [
      {
        reference: 'Genesis 1:2',
        version: 'own-3',
        text: 'Und die Erde war wüst und leer, und es war finster auf der Tiefe.',
        highlights: [{ in: 'text', start: 17, end: 21 }],
      },
    ],
    facets: { books: [{ id: 'genesis', name: 'Genesis', count: 1 }] },
    editions: [{ id: 'own-3' }],
  });
  expect((await search('term=%22werde%20licht%22&version=own-3')).resultCount).toBe(1);
  expect(found.times).toMatchObject({
    times: 1,
    verses: 1,
    forms: [{ form: 'wüst' }],
    editions: [{ id: 'own-3' }],
  });
  expect((await search('term=%22werde%20licht%22&version=own-3')).times).toBeNull();
  expect((await search('term=erde&version=own-3&order=canonical')).first?.reference).toBe('Genesis 1:1');
  expect((await search('term=erde%20NOT%20wust&version=own-3')).resultCount).toBe(1);
  expect((await search('term=anf*&version=own-3')).resultCount).toBe(1);
  expect((await search('term=H430&version=own-3')).resultCount).toBe(0);
  expect((await search('term=wust')).resultCount).toBe(0);
  expect((await search('term=logos OR λόγος&edition=own-4')).results[0]).toMatchObject({
    greekText: 'Ἐν ἀρχῇ ἦν ὁ λόγος',
    highlights: [{ in: 'greekText', start: 13, end: 18 }],
  });
});

test('a search by value reads an added original only if it is named, or with all editions', async () => {
  const value = (query: string) =>
    app.json<ValueSearchAnswer>(`/api/search/gematria/1265?unit=verse&method=GREEK_STANDARD${query}`);
  expect((await value('')).resultCount).toBe(0);
  expect((await value('&edition=own-4')).resultCount).toBe(1);
  expect((await value('&edition=all')).resultCount).toBe(1);
});

test.each([
  ['verse/genesis/1/1?version=own-9', 404, 'not_installed'],
  ['verse/genesis/1/1?version=own-4', 404, 'not_installed'],
  ['verse/genesis/1/1?edition=own-3', 404, 'not_installed'],
  ['search?term=gott&version=own-9', 404, 'not_installed'],
  ['verse/genesis/1/1?version=own-0', 400, 'bad_request'],
])('%s is a %i', async (path, status, code) => {
  const response = await app.request(`/api/${path}`);
  expect([response.status, ((await response.json()) as ErrorBody).code]).toEqual([status, code]);
});
