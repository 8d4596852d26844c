import { expect, test } from 'vitest';
import type {
  ChapterAnalysis,
  ErrorBody,
  TextSearchAnswer,
  VerseAnalysis,
  VersionList,
} from '../../domain/contract/index.ts';
import { licensedVersion, packApp } from '../../tests/support/packs.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';

const { app, library } = await packApp();
const { app: core } = await sampleApp();

const verse = (path: string) => app.json<VerseAnalysis>(`/api/verse/${path}`);

test('kjvs has the Strong’s number of each English phrase, also where a word of the original has no English word', async () => {
  const { text, tagged } = (await verse('genesis/1/1?version=kjvs')).verse;
  expect(text).toBe('In the beginning God created the heaven and the earth.');
  expect(tagged).toEqual([
    { text: 'In the beginning', strongsNumber: 'H7225' },
    { text: ' God', strongsNumber: 'H430' },
    { text: ' created', strongsNumber: 'H1254' },
    { text: '', strongsNumber: 'H853' },
    { text: ' the heaven', strongsNumber: 'H8064' },
    { text: ' and', strongsNumber: 'H853' },
    { text: ' the earth', strongsNumber: 'H776' },
    { text: '.', strongsNumber: null },
  ]);
  expect(tagged?.map((run) => run.text).join('')).toBe(text);
});

test('a whole chapter in kjvs has the Strong’s numbers too, with and without the words of the original', async () => {
  for (const words of ['0', '1']) {
    const chapter = await app.json<ChapterAnalysis>(`/api/verse/john/1?words=${words}`);
    expect(chapter.verses[0]?.verse.tagged).toHaveLength(3);
    expect(chapter.verses[1]?.verse.tagged).toBeNull();
  }
});

test('the version kjv is the plain text; so is kjvs if the text with Strong’s numbers is not installed', async () => {
  const plain = 'In the beginning God created the heaven and the earth.';
  expect((await verse('genesis/1/1?version=kjv')).verse).toMatchObject({ text: plain, tagged: null });
  const answer = await core.json<VerseAnalysis>('/api/verse/genesis/1/1?version=kjvs');
  expect(answer.verse).toMatchObject({ text: plain, tagged: null });
  expect((await verse('genesis/1/1?version=original')).verse.text).toBeNull();
});

test('kjvs shows the plain Apocrypha, which has no tags', async () => {
  const { verse: shown } = await app.json<VerseAnalysis>('/api/apocrypha/verse/1%20esdras/3/1?version=kjvs');
  expect(shown).toMatchObject({ text: 'Now when Darius reigned, he made a great feast.', tagged: null });
});

test.each(['esv', 'jps1917', 'database'])(
  'a verse in version %s is a 404 until this version is installed',
  async (version) => {
    const response = await core.request(`/api/verse/genesis/1/1?version=${version}`);
    const { code, message } = (await response.json()) as ErrorBody;
    expect({ status: response.status, code }).toEqual({ status: 404, code: 'not_installed' });
    expect(message).toMatch(version === 'esv' ? /under copyright/ : /not installed/);
  },
);

test('a licensed version is read, listed and searched once it is installed, and no other text is shown in place of its missing verses', async () => {
  await licensedVersion(library.client, 'esv', ['genesis', 1, 1], 'In the beginning, God shaped them.');
  expect((await verse('genesis/1/1?version=esv')).verse.text).toBe('In the beginning, God shaped them.');
  expect((await verse('genesis/1/2?version=esv')).verse.text).toBeNull();
  expect((await verse('john/1/1?version=esv')).verse.text).toBeNull();
  const { versions } = await app.json<VersionList>('/api/versions');
  expect(versions.map(({ id, installed }) => [id, installed])).toEqual([
    ['kjv', true],
    ['kjvs', true],
    ['original', true],
    ['esv', true],
    ['nasb', false],
  ]);
  const found = await app.json<TextSearchAnswer>('/api/search?term=beginning&version=esv');
  expect(found.results.map((hit) => [hit.reference, hit.version])).toEqual([['Genesis 1:1', 'esv']]);
  expect(found.editions.map(({ id }) => id)).toEqual(['esv']);
});
