import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { notNull, type RowOf } from '../../../db/fields.ts';
import { noRows, question } from '../../../db/read-statement.ts';
import {
  bibleBooks,
  bibleVerses,
  bibleWords,
  editions,
  verseSearchOriginal,
  wordCounts,
} from '../../../db/schema/index.ts';
import { BOOKS, bookPosition, isBookId } from '../../../domain/canon/index.ts';
import type { SearchTimes } from '../../../domain/contract/index.ts';
import { timesByBook } from '../../../domain/counts/index.ts';
import { DEFAULT_EDITIONS, editionFacts, type OwnId } from '../../../domain/editions/index.ts';
import { ownTokens, type SearchNode, spellingsOf } from '../../../domain/search-query/index.ts';
import { booksOf, isVisible } from '../../text/core-editions.ts';
import { isSeen, SEEN, TABLES } from './sets.ts';
import { matchText } from './shape.ts';
import type { SearchTable } from './term-sql.ts';
import type { Side } from './tree.ts';

/**
 * How the times of a question are counted: `counted` for an English word of which the import has counted each form,
 * `numbered` for the words with a Strong's number, or the table that finds the verses in which places are counted.
 */
export type TimesShape = 'counted' | 'numbered' | SearchTable;

export interface AskedTimes {
  readonly shape: TimesShape;
  readonly values: { readonly times: string; readonly timesIn: string; readonly twice: string | null };
}

/** The texts whose words are counted if the request names none. */
const ENGLISH = DEFAULT_EDITIONS.filter((id) => editionFacts(id).role === 'translation');
const ORIGINALS = DEFAULT_EDITIONS.filter((id) => editionFacts(id).role === 'original');

/**
 * How the database counts the times of a question that is one English word or phrase, or a Strong's number. Null for all
 * others.
 */
export function askedTimes(
  node: SearchNode | null,
  { edition, editionOnly }: { readonly edition: string | null; readonly editionOnly: ReadonlySet<Side> },
): AskedTimes | null {
  if (node?.kind === 'strongs') {
    const timesIn = JSON.stringify(editionOnly.has('original') ? [edition] : ORIGINALS);
    return { shape: 'numbered', values: { times: node.number, timesIn, twice: null } };
  }
  if (node?.kind !== 'words' || node.script !== 'latin') return null;
  const timesIn = JSON.stringify(editionOnly.has('english') ? [edition] : ENGLISH);
  const spellings = spellingsOf(node);
  if (node.exact && !node.prefix && spellings.every((words) => words.length === 1))
    return { shape: 'counted', values: { times: JSON.stringify(spellings.flat()), timesIn, twice: null } };
  const table = node.exact ? 'verse_search_exact' : 'verse_search_stemmed';
  const match = matchText(node, table);
  const twice = table === 'verse_search_exact' ? twiceIn(spellings) : null;
  return match === null ? null : { shape: table, values: { times: match, timesIn, twice } };
}

/**
 * The pattern of a text in plain Latin letters that has the words twice, and perhaps others between them. Null if there is no
 * such pattern, because the words have several spellings or other letters.
 */
function twiceIn([words = [], ...others]: readonly (readonly string[])[]): string | null {
  if (others.length > 0 || !words.every((word) => /^[a-z\d]+$/iu.test(word))) return null;
  return `%${[...words, ...words].join('%')}%`;
}

/** The same for an added text: of a question that is one word. */
export function askedOwnTimes(id: OwnId, node: SearchNode): Omit<AskedTimes['values'], 'twice'> {
  const words = node.kind === 'words' && !node.prefix ? node.tokens.flatMap(ownTokens) : [];
  const [word, ...others] = words;
  if (word === undefined || others.length > 0) return { times: '[]', timesIn: '[]' };
  return { times: JSON.stringify([word.token]), timesIn: JSON.stringify([id]) };
}

const e = alias(editions, 'te');
const b = alias(bibleBooks, 'tb');
const v = alias(bibleVerses, 'tv');
const c = alias(wordCounts, 'tc');
const w = alias(bibleWords, 'tw');
const VERSES = sql<number>`count(distinct ${v.chapterNumber} * 1000 + ${v.verseNumber})`;
const asked = sql.placeholder('times');
export const isAsked = sql`${e.id} in (select value from json_each(${sql.placeholder('timesIn')})) and ${e.revision} is not null`;

const EDITION = { id: e.id, revision: notNull(e.revision), books: booksOf(e) };

/** The published editions that are asked for and whose words are counted. */
const COUNTED_EDITIONS = question(
  EDITION,
  sql`from ${editions} ${e} where ${isAsked}
    and exists (select 1 from ${wordCounts} ${c} where ${c.editionId} = ${e.id} and ${c.revisionNo} = ${e.revisionNo})
    order by ${e.id}`,
);

/** The published originals that are asked for, in the language of the Strong's number. */
const NUMBERED_EDITIONS = question(
  EDITION,
  sql`from ${editions} ${e} where ${isAsked} and ${e.role} = 'original'
    and ${e.script} = iif(${asked} like 'G%', 'greek', 'hebrew') order by ${e.id}`,
);

const COUNTED = question(
  {
    book: notNull(c.book),
    form: sql<string | null>`${c.form}`,
    times: notNull(c.times),
    verses: notNull(c.verses),
    firstVerses: notNull(c.firstVerses),
  },
  sql`from ${editions} ${e} cross join ${wordCounts} ${c}
    where ${isAsked} and ${c.editionId} = ${e.id} and ${c.revisionNo} = ${e.revisionNo}
      and ${c.term} in (select value from json_each(${asked}))`,
);

export type TimesRow = RowOf<(typeof COUNTED)['fields']>;

const NO_COUNTED = noRows(COUNTED_EDITIONS, sql`from ${editions} ${e}`);
const NO_TIMES = noRows(COUNTED, sql`from ${wordCounts} ${c}`);

/**
 * The written words with a Strong's number by book. The search table narrows the verses down. An ending without a number
 * counts for the verse before it.
 */
const NUMBERED: typeof NO_TIMES = question(
  {
    book: sql<number>`${b.position}`,
    form: sql<string | null>`null`,
    times: sql<number>`count(*)`,
    verses: VERSES,
    firstVerses: VERSES,
  },
  sql`from ${verseSearchOriginal} cross join ${bibleVerses} ${v} cross join ${editions} ${e} cross join ${bibleWords} ${w}
      cross join ${bibleBooks} ${b}
    where ${verseSearchOriginal} match 'lemmas:' || ${asked} and ${v.id} = ${verseSearchOriginal.rowid}
      and ${e.id} = ${v.editionId} and ${isAsked} and ${isVisible(v, e)} and ${w.verseId} = ${v.id}
      and ${w.strongsNumber} = ${asked} and ${w.reading} <> 'qere' and ${b.id} = ${v.bookId} group by ${b.position}`,
);

/** A sign that no text has. */
const MARK = sql.raw('char(1)');

/**
 * A verse that a query finds has the words once unless they can be found twice in its letters. This is known only if no
 * letter is folded to a Latin one, so for texts in plain Latin letters. Then `highlight` need not divide it into words.
 */
const isOnce = sql`length(${v.text}) = length(cast(${v.text} as blob)) and ${v.text} not like ${sql.placeholder('twice')}`;

/**
 * The times by book in the verses that a full-text query finds. `highlight` puts a sign before each place, and places
 * that overlap are one, as in the results. It cannot be computed where rows are grouped; `limit -1` keeps it apart.
 */
function timesFound(table: SearchTable): typeof NO_TIMES {
  const index = TABLES[table];
  const marked: SQL = sql`highlight(${index}, 0, ${MARK}, '')`;
  return question(
    {
      book: sql<number>`book`,
      form: sql<string | null>`null`,
      times: sql<number>`sum(times)`,
      verses: sql<number>`count(*)`,
      firstVerses: sql<number>`count(*)`,
    },
    sql`from (select ${b.position} as book, case when ${isOnce} then 1 else length(${marked}) - length(${v.text}) end as times
        from ${SEEN.name} cross join ${index} cross join ${bibleVerses} ${v} cross join ${editions} ${e} cross join ${bibleBooks} ${b}
        where ${index} match ${asked} and ${isSeen(index.rowid)} and ${v.id} = ${index.rowid} and ${e.id} = ${v.editionId}
          and ${isAsked} and ${isVisible(v, e)} and ${b.id} = ${v.bookId} limit -1) group by book`,
  );
}

export const countedEditions = (shape: TimesShape | null): typeof COUNTED_EDITIONS => {
  if (shape === null) return NO_COUNTED;
  return shape === 'numbered' ? NUMBERED_EDITIONS : COUNTED_EDITIONS;
};

export const timesQuestion = (shape: TimesShape | null): typeof NO_TIMES => {
  if (shape === null) return NO_TIMES;
  if (shape === 'numbered') return NUMBERED;
  return shape === 'counted' ? COUNTED : timesFound(shape);
};

type CountedEdition = RowOf<typeof EDITION>;

/**
 * Adds up the times of the searched books that a counted edition has; a book without the words has 0. Null if no edition
 * that is asked for is counted, or if none of them has a searched book: what is not there has no number.
 */
export function timesFrom(
  rows: readonly TimesRow[],
  counted: readonly CountedEdition[],
  books: string,
): SearchTimes | null {
  const byBook = new Map<number, { times: number; verses: number }>();
  for (const id of counted.flatMap((edition): string[] => JSON.parse(edition.books))) {
    const book = isBookId(id) ? bookPosition(id) + 1 : 0;
    if (books[book - 1] === '1') byBook.set(book, { times: 0, verses: 0 });
  }
  if (byBook.size === 0) return null;
  const byForm = new Map<string, { form: string; times: number; verses: number }>();
  for (const { book, form, times, verses, firstVerses } of rows) {
    if (books[book - 1] !== '1') continue;
    const inBook = byBook.get(book) ?? { times: 0, verses: 0 };
    byBook.set(book, { times: inBook.times + times, verses: inBook.verses + firstVerses });
    if (form === null) continue;
    const inForm = byForm.get(form) ?? { times: 0, verses: 0 };
    byForm.set(form, { form, times: inForm.times + times, verses: inForm.verses + verses });
  }
  return {
    ...timesByBook(
      [...byBook].flatMap(([position, found]) => {
        const book = BOOKS[position - 1]?.id;
        return book === undefined ? [] : [{ book, ...found }];
      }),
    ),
    forms: [...byForm.values()].sort((one, other) => other.times - one.times),
    editions: counted.map(({ id, revision }) => ({ id, revision })),
  };
}
