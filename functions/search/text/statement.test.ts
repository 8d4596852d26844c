import { eq, sql } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { bibleVerses } from '../../../db/schema/index.ts';
import { type TextSearchAnswer, textSearchQuery } from '../../../domain/contract/index.ts';
import { KJV } from '../../../import-jobs/sources/core/kjv.ts';
import { testApp } from '../../../tests/support/app.ts';
import { publishText, sampleLibrary, setLibraryRevision } from '../../../tests/support/library.ts';
import { sampleApp } from '../../../tests/support/sample-app.ts';
import type { TestDatabase } from '../../../tests/support/test-database.ts';
import { planTextSearch } from './plan-search.ts';

interface Query {
  readonly sql: string;
  readonly args: unknown[];
}

const { library, app } = await sampleApp();

async function search(
  parameters: Record<string, string>,
  searched: typeof app = app,
): Promise<TextSearchAnswer> {
  // After ten seconds the isolate asks the database again and does not answer from memory.
  searched.clock.now += 10_000;
  const response = await searched.request(`/api/search?${new URLSearchParams(parameters)}`);
  expect(response.status).toBe(200);
  return (await response.json()) as TextSearchAnswer;
}

/** The instructions that SQLite runs for a search, by its own counter. */
function stepsOf({ path }: TestDatabase, term: string): number {
  const search = planTextSearch(textSearchQuery.parse({ term, limit: '1' })).statement as Query;
  const counter = new SQLiteSyncDialect().sqlToQuery(
    sql`select nstep from sqlite_stmt where sql = ${search.sql}`,
  );
  const db = new Database(path);
  db.prepare(search.sql).all(search.args);
  const { nstep } = db.prepare(counter.sql).get(counter.params) as { nstep: number };
  db.close();
  return nstep;
}

test.each(['the', 'god'])('a search for %s takes at most 60 steps for each of its results', async (term) => {
  const nothing = stepsOf(library, 'xyzzy');
  const { resultCount } = await search({ term });
  expect(resultCount).toBeGreaterThan(20);
  expect((stepsOf(library, term) - nothing) / resultCount).toBeLessThan(60);
});

describe('with a second English edition of the same verses', () => {
  const EDITION = { ...KJV.edition, id: 'second', name: 'Second' };
  const verses = async () => {
    const stored = await library.db.select().from(bibleVerses).where(eq(bibleVerses.editionId, 'kjv'));
    const places = new Set(stored.map((one) => [one.bookId, one.chapterNumber, one.verseNumber].join()));
    const [chunk] = await KJV.plan();
    const all = await KJV.read(chunk?.descriptor);
    return all.filter(({ book, chapter, verse }) => places.has([book, chapter, verse].join()));
  };

  test('a place with two English editions is one result, on every page and in every facet', async () => {
    const own = await sampleLibrary();
    const ownApp = testApp(own.client);
    const all = () =>
      Promise.all(
        ['god', 'light', 'god light', 'god OR light'].map((term) => search({ term, limit: '100' }, ownApp)),
      );
    const before = await all();
    await publishText(own.client, EDITION, await verses());
    await setLibraryRevision(own.client, 'second');
    const after = await all();
    for (const [at, { results, resultCount, facets }] of after.entries()) {
      const references = results.map(({ reference }) => reference);
      expect(new Set(references).size).toBe(references.length);
      expect({ resultCount, facets }).toEqual({
        resultCount: before[at]?.resultCount,
        facets: before[at]?.facets,
      });
    }
    const inGenesis = await search({ term: 'light', limit: '100', book: 'genesis' }, ownApp);
    const references = inGenesis.results.map(({ reference }) => reference);
    expect(new Set(references).size).toBe(inGenesis.resultCount);
    own.remove();
  });

  test('the original words behind its English words are marked if these have numbers', async () => {
    const own = await sampleLibrary();
    const ownApp = testApp(own.client);
    const marked = async () => {
      const { results } = await search({ term: 'god', limit: '100' }, ownApp);
      const first = results.find(({ reference }) => reference === 'Genesis 1:1');
      return first?.highlights.filter((one) => one.in === 'hebrewText').length;
    };
    expect(await marked()).toBe(0);
    const [first] = await verses();
    if (first === undefined) throw new Error('no verse');
    const word = {
      reading: 'both',
      variant: null,
      originalText: 'God',
      before: '',
      after: ' ',
      mark: null,
      letters: '',
      transliteration: '',
      translation: null,
      strongsNumber: 'H430',
      lemma: 'H430',
      morphology: null,
      corrected: null,
    } as const;
    await publishText(own.client, EDITION, [{ ...first, words: [word] }]);
    await setLibraryRevision(own.client, 'second');
    expect(await marked()).toBe(1);
    own.remove();
  });
});
