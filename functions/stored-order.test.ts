import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { bibleVerses, bibleWords } from '../db/schema/index.ts';
import { BOOKS, ENGLISH_VERSE_COUNTS } from '../domain/canon/index.ts';
import type { TextSearchAnswer } from '../domain/contract/index.ts';
import type { VerseRecord } from '../import-jobs/records.ts';
import { KJV } from '../import-jobs/sources/core/kjv.ts';
import { type TestApp, testApp } from '../tests/support/app.ts';
import { putExpectations, putLettersFiles } from '../tests/support/letters-files.ts';
import { publishText, setLibraryRevision } from '../tests/support/library.ts';
import { packLibrary } from '../tests/support/packs.ts';
import { reverseRows } from '../tests/support/reversed-rows.ts';
import { migratedDatabase, type TestDatabase } from '../tests/support/test-database.ts';

async function appOver({ client }: TestDatabase): Promise<TestApp> {
  const app = testApp(client);
  await putLettersFiles(client, app.files);
  await putExpectations(client, app.files);
  return app;
}

describe('a library whose rows are stored from the last to the first', async () => {
  const stored = await packLibrary();
  const reversed = await packLibrary();
  const app = await appOver(stored);
  const reversedApp = await appOver(reversed);
  beforeAll(async () => {
    await reverseRows(reversed);
    return () => {
      stored.remove();
      reversed.remove();
    };
  });

  test('a library whose rows are stored from the last to the first has the words of a verse from the last to the first where a query does not say the order', async () => {
    const words = (library: TestDatabase) =>
      library.db.select({ seq: bibleWords.seq }).from(bibleWords).where(eq(bibleWords.verseId, 1));
    expect(await words(reversed)).toEqual((await words(stored)).toReversed());
    expect(await words(reversed)).not.toHaveLength(1);
  });

  test.each([
    'verse/psalms/51/2',
    'verse/genesis/1/1?version=kjvs',
    'verse/john/1?version=kjvs',
    'verse/john/1?words=0&version=kjvs',
    'verse/mark/16',
    'compare/john/1/1',
    'lexicon/H7225',
    'similar/psalms/23/3',
    'search?term=shepherd',
    'search?term=in the beginning god',
    'search?term=אלהים',
    'search?term=god OR lord',
    'search/gematria/86?unit=word',
    'search/gematria/776?unit=span&across=true',
    'search/gematria/2701?unit=verse',
    'search/gematria/373?unit=span&method=GREEK_STANDARD',
  ])(
    'a library whose rows are stored from the last to the first gives the same answer to %s',
    async (path) => {
      const [answer, fromReversed] = await Promise.all(
        [app, reversedApp].map(async (one) => {
          const response = await one.request(`/api/${encodeURI(path)}`);
          return { status: response.status, body: await response.json() };
        }),
      );
      expect(answer?.status).toBe(200);
      expect(fromReversed).toEqual(answer);
    },
  );
});

const PLACES = BOOKS.flatMap(({ id }) =>
  (ENGLISH_VERSE_COUNTS[id as keyof typeof ENGLISH_VERSE_COUNTS] ?? []).flatMap((verses, chapter) =>
    Array.from({ length: verses }, (_, verse) => ({ book: id, chapter: chapter + 1, verse: verse + 1 })),
  ),
).slice(0, 6_100);

const commonVerse = (at: (typeof PLACES)[number]): VerseRecord => ({
  ...at,
  part: '',
  originalLanguage: 'english',
  text: 'The common word.',
  heading: null,
  words: [],
  addresses: [{ ...at, firstWord: 0, lastWord: null }],
});

test.each([
  ['the first to the last', PLACES],
  ['the last to the first', PLACES.toReversed()],
])('verses stored from %s are found in canonical order if they are too many to rank', async (_, places) => {
  const database = await migratedDatabase();
  await publishText(database.client, KJV.edition, places.map(commonVerse));
  await setLibraryRevision(database.client, 'many');
  const [stored] = await database.db
    .select({ book: bibleVerses.bookId, chapter: bibleVerses.chapterNumber, verse: bibleVerses.verseNumber })
    .from(bibleVerses)
    .orderBy(bibleVerses.id)
    .limit(1);
  expect(stored).toEqual(places[0]);
  const app = testApp(database.client);
  for (const offset of [0, 40, 190, 5_000, 6_090]) {
    const answer = await app.json<TextSearchAnswer>(`/api/search?term=common&limit=10&offset=${offset}`);
    expect(answer.resultCount).toBe(PLACES.length);
    expect(answer.results.map(({ book, chapter, verse }) => ({ book, chapter, verse }))).toEqual(
      PLACES.slice(offset, offset + 10),
    );
  }
  database.remove();
});
