import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOOKS } from '../../domain/canon/index.ts';
import type {
  BookList,
  ChapterAnalysis,
  ChapterVerses,
  TextSearchAnswer,
  VerseAnalysis,
} from '../../domain/contract/index.ts';
import type { ImportSource } from '../../import-jobs/records.ts';
import { planStretches, readStretch } from '../../import-jobs/sources/chunks.ts';
import { PACKS } from '../../import-jobs/sources/packs/index.ts';
import { type TestApp, testApp } from '../../tests/support/app.ts';
import { publishSource } from '../../tests/support/library.ts';
import { packTexts } from '../../tests/support/pack-files.ts';
import { sharedData } from '../../tests/support/shared-data.ts';
import { migratedDatabase, type TestDatabase } from '../../tests/support/test-database.ts';

const NO_FILES = sharedData() === null;

function sourceOf(packId: string, edition: string): ImportSource {
  const pack = PACKS.find(({ id }) => id === packId);
  const read = pack && packTexts(pack);
  if (pack === undefined || !read) throw new Error(`The files of ${packId} are missing`);
  return {
    target: pack.target,
    unit: pack.unit,
    editions: pack.editions.filter(({ record }) => record.id === edition),
    fingerprint: async () => edition,
    begin: async () =>
      planStretches(pack.parts.map(({ part }) => ({ part, rows: pack.count(part, read) }))).map((plan) => ({
        phase: 'load',
        ...plan,
      })),
    read: async (descriptor) => ({
      verses: { [edition]: pack.read(readStretch(descriptor), read).verses?.[edition] ?? [] },
    }),
  };
}

describe.skipIf(NO_FILES)('the sixteen books of the Apocrypha', () => {
  let library: TestDatabase;
  let app: TestApp;
  beforeAll(async () => {
    library = await migratedDatabase();
    await publishSource(library.client, sourceOf('greek-apocrypha', 'swete'));
    await publishSource(library.client, sourceOf('kjv', 'kjv-apocrypha'));
    app = testApp(library.client);
  });
  afterAll(() => library?.remove());

  const books = BOOKS.filter(({ testament }) => testament === 'apocrypha');

  test('the sixteen books of the Apocrypha are all installed', async () => {
    const list = await app.json<BookList>('/api/books');
    expect(list.books.filter(({ group, installed }) => group === 'apocrypha' && !installed)).toEqual([]);
  });

  test.each([
    // Swete 1:11 and 2:18, whose own numbers are no address of theirs, are at their first address.
    ['1%20esdras/1/13', '1 Esdras 1:12', ['1 Esdras 1:13']],
    ['1%20esdras/2/21', '1 Esdras 2:19', ['1 Esdras 2:20', '1 Esdras 2:21']],
    // Swete 7:10 is at its own number.
    ['tobit/7/9', 'Tobit 7:10', ['Tobit 7:9']],
  ])('the words at %s are found once, at %s', async (address, found, others) => {
    const { words } = await app.json<VerseAnalysis>(`/api/verse/${address}`);
    const phrase = words
      .slice(0, 6)
      .map(({ word }) => word.originalText)
      .join(' ');
    const { results } = await app.json<TextSearchAnswer>(
      `/api/search?term=${encodeURIComponent(`"${phrase}"`)}`,
    );
    expect(results.map(({ reference, alsoAt }) => [reference, alsoAt?.map((one) => one.reference)])).toEqual([
      [found, others],
    ]);
  });

  test('the sixteen books of the Apocrypha have every verse of both editions once, at an address of the chapter', async () => {
    const words = new Map<string, number>();
    let english = 0;
    for (const { id, chapters } of books) {
      for (let chapter = 1; chapter <= chapters; chapter++) {
        const path = `${encodeURIComponent(id)}/${chapter}`;
        const { verses, title } = await app.json<ChapterVerses>(`/api/apocrypha/chapter-verses/${path}`);
        const answer = await app.json<ChapterAnalysis>(`/api/verse/${path}?words=0`);
        expect(
          answer.verses.map((one) => one.verse.verse),
          path,
        ).toEqual(title ? [0, ...verses] : verses);
        for (const { verse, wordCount, totalValues } of answer.verses) {
          if (verse.text !== null && verse.verse > 0) english += 1;
          const isGreek = verse.greekText !== null;
          expect(
            [wordCount > 0, totalValues[0]?.value !== null, verse.absent === null],
            verse.reference,
          ).toEqual([isGreek, isGreek, isGreek]);
        }
        words.set(id, (words.get(id) ?? 0) + answer.wordCount);
      }
    }
    expect([...words.values()].reduce((sum, count) => sum + count, 0)).toBe(98_984);
    expect(words.get('1 esdras')).toBe(8_809);
    expect(words.get('2 esdras')).toBe(0);
    expect(english).toBe(5_600);
  });

  test('3 and 4 Maccabees have no English', async () => {
    for (const path of ['3%20maccabees/1', '4%20maccabees/1']) {
      const { verses } = await app.json<ChapterAnalysis>(`/api/verse/${path}?words=0`);
      expect(verses.every(({ verse }) => verse.text === null && verse.greekText !== null)).toBe(true);
    }
  });
});
