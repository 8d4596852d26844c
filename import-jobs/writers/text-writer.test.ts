import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  bibleVerses,
  editions,
  lemmaFrequencies,
  verseAddresses,
  verseSearchExact,
  verseSearchOriginal,
  verseSearchStemmed,
  verseTotals,
} from '../../db/schema/index.ts';
import { decodeLettersFile } from '../../domain/number-index/index.ts';
import { type EngineBench, engineBench } from '../../tests/imports/engine-bench.ts';
import { tinyText } from '../../tests/imports/tiny-sources.ts';
import type { VerseRecord, WordRecord } from '../records.ts';

let bench: EngineBench;

const word = (letters: string, reading: WordRecord['reading'] = 'both'): WordRecord => ({
  reading,
  variant: reading === 'both' ? null : 1,
  originalText: letters,
  before: '',
  after: ' ',
  mark: null,
  letters,
  transliteration: letters,
  translation: null,
  strongsNumber: null,
  lemma: letters,
  morphology: null,
  corrected: null,
});

const verse = (number: number, words: WordRecord[], more: Partial<VerseRecord> = {}): VerseRecord => ({
  book: 'psalms',
  chapter: 1,
  verse: number,
  part: '',
  originalLanguage: 'hebrew',
  text: words.map((each) => each.originalText).join(' '),
  heading: null,
  words,
  addresses: [{ book: 'psalms', chapter: 1, verse: number, firstWord: 0, lastWord: null }],
  ...more,
});

async function imported(verses: VerseRecord[], script: 'hebrew' | 'latin' = 'hebrew'): Promise<void> {
  bench = await engineBench(tinyText(verses, { script, expected: {} }));
  await bench.run();
}

const versesFound = (
  table: typeof verseSearchOriginal | typeof verseSearchExact | typeof verseSearchStemmed,
  query: string,
) =>
  bench.db
    .select({ verse: bibleVerses.verseNumber })
    .from(bibleVerses)
    .innerJoin(table, eq(table.rowid, bibleVerses.id))
    .where(sql`${table} match ${query}`);

test('an import counts only the ketiv in verse totals and the letters file, and counts ketiv and qere in the edition’s figures', async () => {
  await imported([verse(1, [word('שלום'), word('לא', 'ketiv'), word('לו', 'qere'), word('את', 'qere')])]);
  expect(await bench.db.select().from(verseTotals)).toMatchObject([
    { words: 2, letters: 6, hebrewStandard: 376 + 31, hebrewOrdinal: 52 + 13 },
  ]);
  const [edition] = await bench.db.select().from(editions);
  expect(edition).toMatchObject({
    words: 2,
    letters: 6,
    qereWords: 3,
    qereLetters: 8,
    revision: expect.stringMatching(/^[0-9a-f]{12}$/),
  });
  expect(await bench.db.select().from(bibleVerses)).toMatchObject([{ letters: 'שלום לא' }]);
  const file = decodeLettersFile(bench.blobs.unzipped(`index/tiny/${edition?.revision}`));
  expect([...file.wordLengths]).toEqual([4, 2]);
});

test('an import counts a lemma in the ketiv, or in the qere if it occurs only there', async () => {
  await imported([
    verse(1, [word('שלום'), word('לא', 'ketiv'), word('לו', 'qere')]),
    verse(2, [word('שלום', 'ketiv'), word('שלום', 'qere'), word('לו', 'qere'), word('לא', 'qere')]),
  ]);
  expect(await bench.db.select().from(lemmaFrequencies).orderBy(lemmaFrequencies.lemma)).toMatchObject([
    { lemma: 'לא', occurrences: 1 },
    { lemma: 'לו', occurrences: 2 },
    { lemma: 'שלום', occurrences: 2 },
  ]);
});

test('an import writes totals only for additive methods of the script, with the values that the method gives final letters', async () => {
  await imported([verse(1, [word('שלום')]), verse(2, [word('מלך')])]);
  const [edition] = await bench.db.select().from(editions);
  const totals = new Map(edition?.totals.map(({ method, value }) => [method, value]));
  expect(totals.get('HEBREW_STANDARD')).toBe(376 + 90);
  expect(totals.get('HEBREW_GADOL')).toBe(936 + 570);
  expect(totals.has('HEBREW_KOLEL')).toBe(false);
  expect(totals.has('GREEK_STANDARD')).toBe(false);
});

test('the full-text table finds Hebrew verses by lemma, and by letters without final forms', async () => {
  await imported([verse(1, [word('שלום')]), verse(2, [word('מלך')])]);
  const found = (query: string) => versesFound(verseSearchOriginal, query);
  expect(await found('letters : שלומ')).toEqual([{ verse: 1 }]);
  expect(await found('letters : שלום')).toEqual([]);
  expect(await found('lemmas : מלך')).toEqual([{ verse: 2 }]);
});

test('the full-text tables find English verses by stem and by exact word; a title does not count as a verse', async () => {
  await imported(
    [
      verse(0, [], { text: 'A Psalm of David.' }),
      verse(1, [], { text: 'The trees were planted', heading: 'A heading' }),
    ],
    'latin',
  );
  expect(await versesFound(verseSearchStemmed, 'tree')).toEqual([{ verse: 1 }]);
  expect(await versesFound(verseSearchExact, 'tree')).toEqual([]);
  expect(await versesFound(verseSearchExact, 'trees')).toEqual([{ verse: 1 }]);
  expect(await bench.db.select().from(editions)).toMatchObject([{ verses: 1, words: 0, totals: [] }]);
  expect(bench.blobs.keys()).toEqual([]);
  expect(await bench.db.$count(verseTotals)).toBe(0);
});

test('an import writes both addresses of a split verse, and does not count an unnumbered ending as a verse', async () => {
  const split = {
    addresses: [
      { book: 'psalms', chapter: 1, verse: 1, firstWord: 0, lastWord: 0 },
      { book: 'psalms', chapter: 1, verse: 2, firstWord: 1, lastWord: null },
    ] as VerseRecord['addresses'],
  };
  await imported([
    verse(1, [word('שלום'), word('מלך')], split),
    verse(1, [word('סוף')], { part: 'ending', addresses: [] }),
  ]);
  expect(await bench.db.select().from(verseAddresses).orderBy(verseAddresses.verseNumber)).toMatchObject([
    { verseNumber: 1, firstWord: 0, lastWord: 0 },
    { verseNumber: 2, firstWord: 1, lastWord: null },
  ]);
  expect(await bench.db.select().from(editions)).toMatchObject([{ verses: 1, words: 3 }]);
});

test('a changed heading, transliteration, mark or address is an update of the verse and makes a revision', async () => {
  const base = verse(1, [word('שלום')]);
  await imported([base]);
  const changes: VerseRecord[] = [
    { ...base, heading: 'new' },
    { ...base, words: [{ ...word('שלום'), transliteration: 'shalom' }] },
    { ...base, words: [{ ...word('שלום'), mark: 'פ' }] },
    { ...base, addresses: [{ book: 'psalms', chapter: 1, verse: 2, firstWord: 0, lastWord: null }] },
  ];
  for (const [at, changed] of changes.entries()) {
    bench.input.source = tinyText([changed], { expected: {}, fingerprint: `change ${at}` });
    expect(await bench.run()).toMatchObject({ updated: 1, unchanged: 0 });
    expect(await bench.db.select().from(editions)).toMatchObject([{ revisionNo: at + 2 }]);
  }
});
