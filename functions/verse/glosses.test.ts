import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { editions } from '../../db/schema/index.ts';
import type { ChapterAnalysis, LexiconEntry, VerseAnalysis } from '../../domain/contract/index.ts';
import { packApp } from '../../tests/support/packs.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';

const { app } = await packApp();
const { app: core } = await sampleApp();
const { app: changed, library } = await sampleApp();

const meanings = async (path: string) =>
  (await app.json<VerseAnalysis>(`/api/verse/${path}`)).words.map(({ word }) => [
    word.translation,
    word.translationSource,
    word.translationEdition,
  ]);

test('an edition’s own meanings come before those of other sources', async () => {
  const [first, second] = await meanings('john/1/1?edition=tagnt');
  expect([first, second]).toEqual([
    ['In', 'edition', 'tagnt'],
    ['(the) beginning', 'edition', 'tagnt'],
  ]);
});

test('an edition without meanings shows those of the tagged edition of its text, word by word, in one round trip', async () => {
  const before = app.trips();
  const found = await meanings('john/1/1');
  expect(app.trips() - before).toBe(1);
  expect(found).toHaveLength(17);
  // τὸν θεόν is "God": English has no word for the article, so it gets none from the other sources either.
  expect(found[10]).toEqual([null, null, null]);
  expect(new Set(found.toSpliced(10, 1).map(([, source, edition]) => `${source} ${edition}`))).toEqual(
    new Set(['pack tagnt']),
  );
  expect(found.map(([phrase]) => phrase).slice(0, 5)).toEqual([
    'In',
    '(the) beginning',
    'was',
    'the',
    'Word',
  ]);
});

test('a meaning comes from a pack if no edition has one, and is composed if the pack has none', async () => {
  const [beginning, created, god] = await meanings('genesis/1/1');
  expect([beginning, created]).toEqual([
    ['In the beginning', 'pack', 'meanings'],
    ['created', 'pack', 'meanings'],
  ]);
  expect(god).toEqual(['God', 'composed', 'strongs']);
  expect((await meanings('john/1/2'))[0]).toEqual(['This one', 'pack', 'meanings']);
});

test.each([
  ['with packs', 'john/1', app],
  ['without packs', 'genesis/1', core],
])('a chapter has the same meanings as its verses, %s', async (_, path, read) => {
  const chapter = await read.json<ChapterAnalysis>(`/api/verse/${path}`);
  const { words } = await read.json<VerseAnalysis>(`/api/verse/${path}/1`);
  expect(chapter.words?.slice(0, words.length).map(({ word }) => word.translation)).toEqual(
    words.map(({ word }) => word.translation),
  );
});

test('without packs a meaning is composed from the dictionary and the grammar of the word', async () => {
  const { words } = await core.json<VerseAnalysis>('/api/verse/genesis/1/1');
  expect(words.map(({ word }) => word.translation)).toEqual([
    'in the beginning',
    'created',
    'God',
    '(object marker)',
    'the heavens',
    'and (object marker)',
    'the earth',
  ]);
  expect(new Set(words.map(({ word }) => word.translationSource))).toEqual(new Set(['composed', 'lexicon']));
});

test('meanings that were composed for another revision of the text are not shown', async () => {
  await library.db.update(editions).set({ fingerprint: 'other' }).where(like(editions.id, 'composed-%'));
  const { words } = await changed.json<VerseAnalysis>('/api/verse/genesis/1/1');
  expect(words.map(({ word }) => word.translationSource)).not.toContain('composed');
});

test('Greek words have numbers, parsings and composed meanings without any pack', async () => {
  const { words } = await core.json<VerseAnalysis>('/api/verse/john/1/1');
  const [, , was, , logos] = words;
  expect(was?.word).toMatchObject({
    translation: 'was',
    translationSource: 'composed',
    morphology: 'V-IAI-3S',
  });
  expect(logos?.word).toMatchObject({
    translation: 'something said',
    translationSource: 'lexicon',
    strongsNumber: 'G3056',
    lemma: 'G3056',
  });
  expect(logos?.frequency).toBeGreaterThan(3);
});

test('a dictionary entry has the short meanings of the other dictionaries', async () => {
  const entry = await app.json<LexiconEntry>('/api/lexicon/H7225');
  expect(entry).toMatchObject({
    edition: 'strongs',
    gloss: 'the first',
    glosses: [{ edition: 'tbesh', gloss: 'first: beginning' }],
  });
  expect((await core.json<LexiconEntry>('/api/lexicon/H7225')).glosses).toEqual([]);
});
