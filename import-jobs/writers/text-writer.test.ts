import { afterEach, expect, test } from 'vitest';
import { decodeLettersFile } from '../../domain/letters-file.ts';
import { type EngineBench, engineBench } from '../../tests/imports/engine-bench.ts';
import { tinyText } from '../../tests/imports/tiny-sources.ts';
import type { VerseRecord, WordRecord } from '../records.ts';

let bench: EngineBench;
afterEach(() => bench.database.remove());

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
  await bench.start();
  await bench.drain();
}

test('totals and the letters file count the ketiv; the edition counts both readings', async () => {
  await imported([verse(1, [word('שלום'), word('לא', 'ketiv'), word('לו', 'qere'), word('את', 'qere')])]);
  expect(
    await bench.rows('SELECT words, letters, hebrew_standard, hebrew_ordinal FROM verse_totals'),
  ).toEqual([{ words: 2, letters: 6, hebrew_standard: 376 + 31, hebrew_ordinal: 52 + 13 }]);
  expect(await bench.rows('SELECT words, letters, qere_words, qere_letters, revision FROM editions')).toEqual(
    [
      {
        words: 2,
        letters: 6,
        qere_words: 3,
        qere_letters: 8,
        revision: expect.stringMatching(/^[0-9a-f]{12}$/),
      },
    ],
  );
  expect(await bench.rows('SELECT letters FROM bible_verses')).toEqual([{ letters: 'שלום לא' }]);
  const [edition] = await bench.rows('SELECT revision FROM editions');
  const file = decodeLettersFile(bench.blobs.unzipped(`index/tiny/${edition?.revision}`));
  expect([...file.wordLengths]).toEqual([4, 2]);
});

test('a lemma is counted in the ketiv, and in the qere only where it stands nowhere else', async () => {
  await imported([
    verse(1, [word('שלום'), word('לא', 'ketiv'), word('לו', 'qere')]),
    verse(2, [word('שלום', 'ketiv'), word('שלום', 'qere'), word('לו', 'qere'), word('לא', 'qere')]),
  ]);
  expect(await bench.rows('SELECT lemma, occurrences FROM lemma_frequencies ORDER BY lemma')).toEqual([
    { lemma: 'לא', occurrences: 1 },
    { lemma: 'לו', occurrences: 2 },
    { lemma: 'שלום', occurrences: 2 },
  ]);
});

test('every additive method has a total of the edition, finals kept apart where the method does', async () => {
  await imported([verse(1, [word('שלום')]), verse(2, [word('מלך')])]);
  const [edition] = await bench.rows('SELECT totals FROM editions');
  const totals = new Map(
    (JSON.parse(String(edition?.totals)) as { method: string; value: number }[]).map((total) => [
      total.method,
      total.value,
    ]),
  );
  expect(totals.get('HEBREW_STANDARD')).toBe(376 + 90);
  expect(totals.get('HEBREW_GADOL')).toBe(936 + 570);
  expect(totals.has('HEBREW_KOLEL')).toBe(false);
  expect(totals.has('GREEK_STANDARD')).toBe(false);
});

test('Hebrew is found by its letters with finals folded, and by lemma', async () => {
  await imported([verse(1, [word('שלום')]), verse(2, [word('מלך')])]);
  const found = (query: string) =>
    bench.rows(`SELECT v.verse_number n FROM verse_search_original s JOIN bible_verses v ON v.id = s.rowid
      WHERE verse_search_original MATCH '${query}'`);
  expect(await found('letters : שלומ')).toEqual([{ n: 1 }]);
  expect(await found('letters : שלום')).toEqual([]);
  expect(await found('lemmas : מלך')).toEqual([{ n: 2 }]);
});

test('English is found by stem and by exact word, its titles are no numbered verses', async () => {
  await imported(
    [
      verse(0, [], { text: 'A Psalm of David.' }),
      verse(1, [], { text: 'The trees were planted', heading: 'A heading' }),
    ],
    'latin',
  );
  const found = (table: string, query: string) =>
    bench.rows(`SELECT v.verse_number n FROM ${table} s JOIN bible_verses v ON v.id = s.rowid
      WHERE ${table} MATCH '${query}'`);
  expect(await found('verse_search_stemmed', 'tree')).toEqual([{ n: 1 }]);
  expect(await found('verse_search_exact', 'tree')).toEqual([]);
  expect(await found('verse_search_exact', 'trees')).toEqual([{ n: 1 }]);
  expect(await bench.rows('SELECT verses, words, totals FROM editions')).toEqual([
    { verses: 1, words: 0, totals: '[]' },
  ]);
  expect(bench.blobs.keys()).toEqual([]);
  expect(await bench.rows('SELECT count(*) n FROM verse_totals')).toEqual([{ n: 0 }]);
});

test('a split verse keeps its two addresses, an unnumbered ending its words without a number', async () => {
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
  expect(
    await bench.rows('SELECT verse_number, first_word, last_word FROM verse_addresses ORDER BY 1'),
  ).toEqual([
    { verse_number: 1, first_word: 0, last_word: 0 },
    { verse_number: 2, first_word: 1, last_word: null },
  ]);
  expect(await bench.rows('SELECT verses, words FROM editions')).toEqual([{ verses: 1, words: 3 }]);
});

test('any difference a reader could see makes a verse a new row: transliteration, mark, address, heading', async () => {
  const base = verse(1, [word('שלום')]);
  await imported([base]);
  const changes: VerseRecord[] = [
    { ...base, heading: 'new' },
    { ...base, words: [{ ...word('שלום'), transliteration: 'shalom' }] },
    { ...base, words: [{ ...word('שלום'), mark: 'פ' }] },
    { ...base, addresses: [{ book: 'psalms', chapter: 1, verse: 2, firstWord: 0, lastWord: null }] },
  ];
  for (const [at, changed] of changes.entries()) {
    bench.world.source = tinyText([changed], { expected: {}, fingerprint: `change ${at}` });
    const { jobId } = await bench.start();
    await bench.drain();
    expect(await bench.job(jobId)).toMatchObject({ updated: 1, unchanged: 0 });
    expect(await bench.rows('SELECT revision_no FROM editions')).toEqual([{ revision_no: at + 2 }]);
  }
});
