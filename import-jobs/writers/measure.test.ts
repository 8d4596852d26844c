import { createHash } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { bibleVerses, bibleWords, editions, names } from '../../db/schema/index.ts';
import { engineBench } from '../../tests/imports/engine-bench.ts';
import { tinyText, tinyVerse } from '../../tests/imports/tiny-sources.ts';
import { migratedDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { CANONICAL_VERSE } from './canonical.ts';
import { derivationOf } from './derive.ts';
import { NAMES } from './list-writer.ts';
import type { Draft } from './load-write.ts';
import { measureList, measureText } from './measure.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The revision as it is defined: the SHA-256 of the last hash and the lines of the next part, part by part. */
const revisionOf = (kind: string, parts: readonly string[][]): string =>
  parts.reduce((hash, lines) => sha256([hash, ...lines].join('\n')), kind).slice(0, 12);

async function draftOf({ db }: TestDatabase, id: string): Promise<Draft> {
  const [edition] = await db.select().from(editions).where(eq(editions.id, id));
  if (edition === undefined) throw new Error(`There is no edition ${id}`);
  return { edition, revision: 1, published: 0 };
}

test('the revision of a text is the hash of its verses in order, however many one request reads', async () => {
  const verses = Array.from({ length: 250 }, (_, at) => ({
    ...tinyVerse(at + 1),
    // The first verses are so long that a request reads only a few of them, and the last ones are short.
    text: 'א'.repeat(at < 100 ? 8_000 : 10),
  }));
  const bench = await engineBench(tinyText(verses, { rowsAChunk: 100, expected: {} }));
  await bench.run();
  const stored = await bench.db
    .select({ canonical: CANONICAL_VERSE })
    .from(bibleVerses)
    .orderBy(asc(bibleVerses.verseNumber));
  const words = await bench.db.select({ letters: bibleWords.letters }).from(bibleWords);
  expect(stored).toHaveLength(250);
  const draft = await draftOf(bench.database, 'tiny');
  expect(await measureText(bench.database.client, draft)).toMatchObject({
    revision: revisionOf(`text ${derivationOf(draft.edition)}`, [stored.map(({ canonical }) => canonical)]),
    verses: 250,
    words: words.length,
    letters: words.reduce((sum, { letters }) => sum + letters.length, 0),
  });
});

test.each([0, 1, 250, 999, 1000, 1001, 2000])(
  'the revision of a list of %i entries is a chain of hashes of 1,000 entries each',
  async (count) => {
    const database = await migratedDatabase();
    onTestFinished(database.remove);
    const { db, client } = database;
    await db.insert(editions).values({
      id: 'names',
      name: 'Names',
      role: 'names',
      language: 'en',
      script: 'latin',
      numbering: 'english',
      licence: 'CC BY 4.0',
      licenceUrl: null,
      source: 'made for tests',
    });
    await db.run(sql`with recursive r (n) as (select 1 where ${count} > 0 union all select n + 1 from r where n < ${count})
      insert into ${names} (edition_id, revision_no, list, "row", name, strongs)
      select 'names', 1, 'persons', n, 'Name ' || n, '[]' from r`);
    const stored = await db
      .select({ canonical: NAMES.canonical })
      .from(names)
      .orderBy(asc(names.list), asc(names.row));
    const lines = stored.map(({ canonical }) => canonical);
    const parts = Array.from({ length: Math.ceil(count / 1000) }, (_, at) =>
      lines.slice(at * 1000, (at + 1) * 1000),
    );
    expect(lines).toHaveLength(count);
    expect(await measureList(client, await draftOf(database, 'names'), 'names')).toMatchObject({
      entries: count,
      revision: revisionOf('names', parts),
    });
  },
);
