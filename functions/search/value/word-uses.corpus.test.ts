import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bibleBooks,
  bibleVerses,
  bibleWords,
  editions,
  verseAddresses,
  verseMeanings,
} from '../../../db/schema/index.ts';
import type { ValueSearchAnswer, VerseAnalysis } from '../../../domain/contract/index.ts';
import { gematriaValue } from '../../../domain/gematria/index.ts';
import { greekLetters } from '../../../domain/greek/index.ts';
import { hebrewLetters } from '../../../domain/hebrew/index.ts';
import { type ComposedMeanings, readStoredMeaning } from '../../../domain/lexicon/index.ts';
import { runJobs } from '../../../import-jobs/run-jobs.ts';
import { SBLGNT } from '../../../import-jobs/sources/core/sblgnt.ts';
import { STRONGS } from '../../../import-jobs/sources/core/strongs.ts';
import { WLC } from '../../../import-jobs/sources/core/wlc.ts';
import { memoryBlobs } from '../../../tests/imports/memory-blobs.ts';
import { completeLibrary } from '../../../tests/kept-library.ts';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { putLettersFiles } from '../../../tests/support/letters-files.ts';
import { filledDatabase, migratedDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  const library = completeLibrary();
  database =
    library === null
      ? await migratedDatabase()
      : await filledDatabase(
          'core',
          async () => {},
          async () => ({ path: library, remove() {} }),
        );
  await runJobs({ db: database.client, blobs: memoryBlobs() }, [STRONGS, WLC, SBLGNT]);
  app = testApp(database.client);
  await putLettersFiles(database.client, app.files);
});
afterAll(() => database?.remove());

interface Word {
  readonly letters: string;
  readonly number: string | null;
  readonly text: string;
}

/** The words of a text in reading order, read without the code under test. */
const wordsOf = (edition: string): Promise<Word[]> =>
  database.db
    .select({ letters: bibleWords.letters, number: bibleWords.strongsNumber, text: bibleWords.originalText })
    .from(bibleWords)
    .innerJoin(bibleVerses, eq(bibleVerses.id, bibleWords.verseId))
    .innerJoin(bibleBooks, eq(bibleBooks.id, bibleVerses.bookId))
    .innerJoin(editions, eq(editions.id, bibleVerses.editionId))
    .where(and(eq(editions.id, edition), isNotNull(editions.revision), ne(bibleWords.reading, 'qere')))
    .orderBy(
      bibleBooks.position,
      bibleVerses.chapterNumber,
      bibleVerses.verseNumber,
      bibleVerses.part,
      bibleWords.seq,
    );

interface Uses {
  readonly first: Word;
  readonly counts: Map<string | null, { count: number; first: Word }>;
}

function usesIn(words: readonly Word[]): Map<string, Uses> {
  const spellings = new Map<string, Uses>();
  for (const word of words) {
    const uses = spellings.get(word.letters) ?? { first: word, counts: new Map() };
    spellings.set(word.letters, uses);
    const use = uses.counts.get(word.number);
    if (use === undefined) uses.counts.set(word.number, { count: 1, first: word });
    else use.count += 1;
  }
  return spellings;
}

/** `npm run test:full` asks for each value, and `npm test` for one in sixty and for those with the most words. */
const STEP = process.env.TEST_FULL ? 1 : 60;

const lettersOf = { hebrew: hebrewLetters, greek: greekLetters };

test.each([
  ['wlc', 'hebrew', 'HEBREW_STANDARD', 900],
  ['sblgnt', 'greek', 'GREEK_STANDARD', 100],
] as const)(
  'in %s, each row of each value tells of the word at its place, and its uses are all words of the spelling',
  async (edition, script, method, several) => {
    const spellings = usesIn(await wordsOf(edition));
    const all = new Set([...spellings.keys()].map((letters) => gematriaValue(method, letters)));
    const values = [...all].filter((_, at) => at % STEP === 0 || at < 50);
    const asked = [...spellings.keys()].filter((letters) => values.includes(gematriaValue(method, letters)));
    let rows = 0;
    let withSeveral = 0;
    for (const value of values) {
      for (let offset = 0; ; offset += 100) {
        const path = `/api/search/gematria/${value}?unit=word&distinct=spelling&method=${method}`;
        const answer = await app.json<ValueSearchAnswer>(`${path}&limit=100&offset=${offset}`);
        for (const { span, word, uses = [], occurrences } of answer.results) {
          rows += 1;
          const letters = lettersOf[script](span?.text ?? '');
          const expected = spellings.get(letters);
          if (expected === undefined) throw new Error(`${letters} is no word of ${edition}`);
          expect(word?.strongsNumber, letters).toBe(expected.first.number);
          expect(span?.text, letters).toContain(expected.first.text);
          expect(
            uses.map(({ strongsNumber, occurrences, text }) => [strongsNumber, occurrences, text]),
            letters,
          ).toEqual(
            [...expected.counts]
              .sort(([, a], [, b]) => b.count - a.count)
              .map(([number, { count, first }]) => [number, count, first.text]),
          );
          expect(uses.reduce((sum, use) => sum + use.occurrences, 0)).toBe(occurrences);
          if (uses.length > 1) withSeveral += 1;
        }
        if (answer.results.length < 100) break;
      }
    }
    expect(rows).toBe(asked.length);
    expect(withSeveral).toBeGreaterThan(several / STEP);
  },
  600_000,
);

test.each([
  ['100', 'HEBREW_STANDARD'],
  ['376', 'HEBREW_STANDARD'],
  ['358', 'HEBREW_STANDARD'],
  ['31', 'HEBREW_STANDARD'],
  ['486', 'GREEK_STANDARD'],
])(
  'each use of the spellings of %s by %s stands at its place, with its form and number',
  async (value, method) => {
    const { results } = await app.json<ValueSearchAnswer>(
      `/api/search/gematria/${value}?unit=word&distinct=spelling&method=${method}&limit=100`,
    );
    for (const { uses = [] } of results) {
      for (const { book, chapter, verse, addressWord, text, strongsNumber } of uses) {
        const { words } = await app.json<VerseAnalysis>(
          `/api/verse/${book}/${chapter}/${verse}?methods=${method}`,
        );
        const { word } = words[addressWord - 1] ?? {};
        expect([word?.originalText, word?.strongsNumber], `${book} ${chapter}:${verse}`).toEqual([
          text,
          strongsNumber,
        ]);
      }
    }
  },
  120_000,
);

test('in 376, Shua stands at Genesis 38:2 and Malchishua beside it, and Esau is counted beside “they did”', async () => {
  const { results } = await app.json<ValueSearchAnswer>(
    '/api/search/gematria/376?unit=word&distinct=spelling&limit=100',
  );
  const esau = results.find(({ uses = [] }) => uses.some(({ strongsNumber }) => strongsNumber === 'H6215'));
  expect(esau?.uses?.find(({ strongsNumber }) => strongsNumber === 'H6215')).toMatchObject({
    occurrences: 86,
  });
  const shua = results.find(({ word }) => word?.strongsNumber === 'H7770');
  expect(shua).toMatchObject({ reference: 'Genesis 38:2' });
});

/** How often each meaning is stored for each spelling and number. */
const meaningsOfUses = async () => {
  const words = await database.db
    .select({
      letters: bibleWords.letters,
      number: bibleWords.strongsNumber,
      place: sql<number>`${bibleWords.seq} - ${verseAddresses.firstWord}`,
      own: sql<string>`${bibleVerses.chapterNumber} || ':' || ${bibleVerses.verseNumber}`,
      meanings: verseMeanings.meanings,
    })
    .from(bibleWords)
    .innerJoin(bibleVerses, eq(bibleVerses.id, bibleWords.verseId))
    .innerJoin(
      verseAddresses,
      sql`${verseAddresses.verseId} = ${bibleVerses.id} and ${bibleWords.seq} >= ${verseAddresses.firstWord}
        and ${bibleWords.seq} <= coalesce(${verseAddresses.lastWord}, 999)`,
    )
    .innerJoin(
      verseMeanings,
      sql`${verseMeanings.editionId} = 'composed-wlc' and ${verseMeanings.bookId} = ${verseAddresses.bookId}
        and ${verseMeanings.chapterNumber} = ${verseAddresses.chapterNumber}
        and ${verseMeanings.verseNumber} = ${verseAddresses.verseNumber}`,
    )
    .where(and(eq(bibleVerses.editionId, 'wlc'), ne(bibleWords.reading, 'qere')));
  const counts = new Map<string, Map<string, number>>();
  for (const { letters, number, place, own, meanings } of words) {
    const key = `${letters} ${number}`;
    const stored = (meanings as ComposedMeanings)[0][own]?.[place];
    const meaning = stored == null ? '' : readStoredMeaning(stored).text;
    const ofUse = counts.get(key) ?? new Map<string, number>();
    counts.set(key, ofUse.set(meaning, (ofUse.get(meaning) ?? 0) + 1));
  }
  return counts;
};
let known: ReturnType<typeof meaningsOfUses> | undefined;

// אשר and יהוה occur thousands of times, so the meanings of some of their places decide.
test.each(['376', '501', '26'])(
  'in %s, the meaning of each use is the one that most of its words have',
  async (value) => {
    known ??= meaningsOfUses();
    const counts = await known;
    const { results } = await app.json<ValueSearchAnswer>(
      `/api/search/gematria/${value}?unit=word&distinct=spelling&limit=100&method=HEBREW_STANDARD`,
    );
    for (const { span, uses = [] } of results)
      for (const { strongsNumber, translation } of uses) {
        const ofUse = counts.get(`${hebrewLetters(span?.text ?? '')} ${strongsNumber}`) ?? new Map();
        const most = Math.max(...ofUse.values());
        // An empty one is the dictionary's gloss.
        expect(ofUse.get(translation) ?? ofUse.get(''), `${span?.text} ${strongsNumber}`).toBe(most);
      }
    expect(results.length).toBeGreaterThan(20);
  },
  120_000,
);
