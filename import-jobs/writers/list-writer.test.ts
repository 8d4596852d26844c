import { asc, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { editions, importJobEditions, names, verseMeanings } from '../../db/schema/index.ts';
import { type EngineBench, engineBench } from '../../tests/imports/engine-bench.ts';
import { tinyText, tinyVerse } from '../../tests/imports/tiny-sources.ts';
import type { ImportSource, NameRecord, VerseMeanings } from '../records.ts';

let bench: EngineBench | undefined;

const nameOf = (row: number, name: string, meaning: string | null = null): NameRecord => ({
  list: row % 2 === 0 ? 'persons' : 'hitchcock',
  row,
  name,
  meaning,
  hebrew: null,
  greek: null,
  strongs: ['H1', 'G2'],
  reference: row === 1 ? { book: 'genesis', chapter: 2, verse: 19 } : null,
});

const meaningsOf = (verse: number, count: number): VerseMeanings => ({
  book: 'genesis',
  chapter: 1,
  verse,
  meanings: tinyVerse(verse)
    .words.slice(0, count)
    .map(({ originalText, letters }, place) => ({
      text: originalText,
      letters,
      occurrence: 1,
      strongsNumber: null,
      phrase: `phrase ${place}`,
    })),
});

function lists(list: readonly NameRecord[], meanings: readonly VerseMeanings[]): ImportSource {
  const edition = (id: 'names' | 'meanings', entries: number) => ({
    record: {
      id,
      name: id,
      role: id,
      language: 'en',
      script: 'latin' as const,
      numbering: 'english' as const,
      licence: 'CC BY 4.0',
      licenceUrl: null,
      source: 'made for tests',
    },
    expected: { entries },
    partial: false,
  });
  const records = [
    ...list.map((name) => ({ names: { names: [name] } })),
    ...meanings.map((one) => ({ meanings: { meanings: [one] } })),
  ];
  return {
    target: 'lists',
    unit: 'entries',
    editions: [edition('names', list.length), edition('meanings', meanings.length)],
    fingerprint: async () => JSON.stringify(records),
    begin: async () => records.map((_, descriptor) => ({ phase: 'load', descriptor, units: 1 })),
    read: async (descriptor) => records[Number(descriptor)] ?? {},
  };
}

async function run(source: ImportSource) {
  const made = bench ?? (await engineBench(source));
  bench = made;
  made.input.source = source;
  return made.run();
}

afterEach(() => {
  bench = undefined;
});

const editionsNow = async () => bench?.db.select().from(editions).orderBy(asc(editions.id));

test('an import writes names and meanings as they are, and publishes both at once', async () => {
  expect(await run(lists([nameOf(1, 'Adam', 'earthy'), nameOf(2, 'Eve')], [meaningsOf(1, 2)]))).toMatchObject(
    {
      status: 'succeeded',
      created: 3,
    },
  );
  expect(await bench?.db.select().from(names).orderBy(asc(names.row))).toEqual([
    {
      editionId: 'names',
      revisionNo: 1,
      list: 'hitchcock',
      row: 1,
      name: 'Adam',
      meaning: 'earthy',
      hebrew: null,
      greek: null,
      strongs: ['H1', 'G2'],
      bookId: 'genesis',
      chapterNumber: 2,
      verseNumber: 19,
    },
    expect.objectContaining({ list: 'persons', row: 2, name: 'Eve', bookId: null, verseNumber: null }),
  ]);
  const { meanings } = meaningsOf(1, 2);
  expect(await bench?.db.select().from(verseMeanings)).toMatchObject([
    { bookId: 'genesis', chapterNumber: 1, verseNumber: 1, meanings },
  ]);
  expect(await editionsNow()).toMatchObject([
    { id: 'meanings', revisionNo: 1, verses: 1, coverage: [] },
    { id: 'names', revisionNo: 1, verses: 0, coverage: null },
  ]);
});

test('a second import of names and meanings leaves both editions as they are; a changed row counts as an update and makes a new revision', async () => {
  const first = lists([nameOf(1, 'Adam'), nameOf(2, 'Eve')], [meaningsOf(1, 1)]);
  await run(first);
  const before = await editionsNow();
  expect(await run(first)).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  expect(await editionsNow()).toEqual(before);
  expect(
    await run(lists([nameOf(1, 'Adam', 'earthy'), nameOf(2, 'Eve'), nameOf(3, 'Cain')], [meaningsOf(1, 2)])),
  ).toMatchObject({ created: 1, updated: 2, unchanged: 1 });
  expect(await editionsNow()).toMatchObject([
    { id: 'meanings', revisionNo: 2 },
    { id: 'names', revisionNo: 2 },
  ]);
  expect(await bench?.db.$count(names)).toBe(3);
  expect(await bench?.db.$count(names, eq(names.revisionNo, 2))).toBe(3);
  expect(await bench?.db.$count(verseMeanings)).toBe(1);
  expect(
    (await bench?.db.select().from(importJobEditions))?.every(({ cleanedAt }) => cleanedAt !== null),
  ).toBe(true);
});

test('a list of names with fewer rows than its source expects is not published', async () => {
  const source = lists([nameOf(1, 'Adam')], []);
  const [list, meanings] = source.editions;
  if (list === undefined || meanings === undefined) throw new Error('The source has two editions');
  const job = await run({ ...source, editions: [{ ...list, expected: { entries: 2 } }, meanings] });
  expect(job).toMatchObject({ status: 'failed', phase: 'measure' });
  expect(job.errors.at(-1)?.message).toContain('names was not published: entries 1 instead of 2');
});

test('the coverage of a list of meanings counts, by book, the words of the core’s original texts and those with a meaning', async () => {
  const verses = [tinyVerse(1), tinyVerse(2), tinyVerse(3)];
  bench = await engineBench(tinyText(verses, { id: 'wlc' }));
  await bench.run();
  // The words of another edition are not counted.
  const other = tinyText(verses, { id: 'other' });
  bench.input.source = other;
  await bench.run(other);
  const words = verses.reduce((sum, verse) => sum + verse.words.length, 0);
  await run(lists([], [meaningsOf(1, 1), meaningsOf(2, 9), meaningsOf(9, 1)]));
  const withMeaning = 1 + tinyVerse(2).words.length;
  const [meanings] = (await editionsNow()) ?? [];
  expect(meanings).toMatchObject({
    id: 'meanings',
    verses: 3,
    words: withMeaning,
    coverage: [{ book: 'genesis', words, withMeaning }],
  });
});
