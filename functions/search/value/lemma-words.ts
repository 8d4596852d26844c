import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { LRUCache } from 'lru-cache';
import { derivedTable } from '../../../db/derived-table.ts';
import { question, ReadStatement, type RowsRead } from '../../../db/read-statement.ts';
import {
  bibleBooks,
  bibleVerses,
  bibleWords,
  editions,
  verseSearchOriginal,
} from '../../../db/schema/index.ts';
import { findVerse, type LettersFile } from '../../../domain/number-index/index.ts';
import type { SearchedText } from '../../../domain/value-search/finding/index.ts';
import { Refused } from '../../../domain/value-search/index.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Ask } from '../../http/scripture.ts';
import type { IsolateMemory } from '../../isolate/isolate-memory.ts';
import { isVisible } from '../../text/core-editions.ts';
import type { Catalogue } from '../catalogue.ts';

/** The most lemmas whose words one isolate stores in memory. The most frequent lemma takes 80 kB. */
const MAX_LEMMAS = 40;

const caches = new WeakMap<IsolateMemory, LRUCache<string, Uint32Array>>();

const e = alias(editions, 'e');
const v = alias(bibleVerses, 'v');
const w = alias(bibleWords, 'w');
const b = alias(bibleBooks, 'b');
const before = alias(bibleWords, 'p');
const lemma = sql.placeholder('lemma');

const found = derivedTable(
  'f',
  question(
    { id: verseSearchOriginal.rowid },
    sql`from ${verseSearchOriginal} where ${verseSearchOriginal} match 'lemmas:' || ${lemma}`,
  ),
);

const PLACE = {
  edition: e.id,
  book: v.bookId,
  chapter: v.chapterNumber,
  verse: v.verseNumber,
  part: v.part,
  place: sql<number>`(select count(*) from ${bibleWords} ${before}
    where ${before.verseId} = ${w.verseId} and ${before.seq} < ${w.seq} and ${before.reading} <> 'qere')`,
};

/** The words with a Strong's number in the ketiv reading. The search table narrows the verses down. */
const wordsIn = (isAsked: (id: Column) => SQL) => sql`from ${editions} ${e} cross join ${found.inline}
    cross join ${bibleVerses} ${v} cross join ${bibleWords} ${w} cross join ${bibleBooks} ${b}
  where ${isAsked(e.id)} and ${v.id} = ${found.columns.id} and ${v.editionId} = ${e.id} and ${isVisible(v, e)}
    and ${w.verseId} = ${v.id} and ${w.strongsNumber} = ${lemma} and ${w.reading} <> 'qere' and ${b.id} = ${v.bookId}`;

const LEMMA_WORDS = new ReadStatement({
  words: question(
    PLACE,
    wordsIn((id) => sql`${id} = ${sql.placeholder('edition')}`),
  ),
});

/** The first of these words in the order of the Bible, in the texts of the list `texts` and the searched books. */
export const FIRST_LEMMA_WORD = question(
  PLACE,
  sql`${wordsIn((id) => sql`${id} in (select value from json_each(${sql.placeholder('texts')}))`)}
    and substr(${sql.placeholder('books')}, ${b.position}, 1) = '1'
    order by ${b.position}, ${v.chapterNumber}, ${v.verseNumber}, ${v.part}, ${w.seq} limit 1`,
);

/** The numbers of these words in a letters file, ascending. */
export const lemmaPositions = (file: LettersFile, rows: RowsRead<typeof LEMMA_WORDS>['words']): Uint32Array =>
  Uint32Array.from(
    rows.flatMap(({ part, place, book, chapter, verse: number }) => {
      const verse = findVerse(file, { book, chapter, verse: number, isEnding: part !== '' });
      return verse === undefined ? [] : [(file.firstWords[verse] as number) + place];
    }),
  ).sort();

/** The numbers of the words with a Strong's number, ascending. From the isolate's memory or in one round trip. */
export async function lemmaWords(
  ctx: Ctx,
  ask: Ask,
  catalogue: Catalogue,
  { edition, index }: SearchedText,
  lemma: string,
): Promise<Uint32Array> {
  const cache = caches.get(ctx.memory) ?? new LRUCache<string, Uint32Array>({ max: MAX_LEMMAS });
  caches.set(ctx.memory, cache);
  const key = `${edition.id} ${edition.revision} ${lemma}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const { words, revision } = await ask(
    LEMMA_WORDS.read({ edition: edition.id, lemma }, (rows, current) => ({
      revision: current,
      words: lemmaPositions(index.file, rows.words),
    })),
  );
  // Words of another revision are not kept. The read of the texts sees the change, and the search runs again.
  if (revision !== catalogue.revision) return words;
  cache.set(key, words);
  return words;
}

export function checkFound(number: string, texts: readonly { lemma: Uint32Array | null }[]): void {
  if (texts.some(({ lemma }) => lemma !== null && lemma.length > 0)) return;
  throw new Refused(`No word in this text has the Strong’s number ${number}.`, {
    lemma: 'not in this text',
  });
}
