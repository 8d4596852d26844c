import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type DerivedTable, derivedTable } from '../../../db/derived-table.ts';
import { distinctQuestion, type Question, question } from '../../../db/read-statement.ts';
import {
  bibleBooks,
  bibleVerses,
  CURRENT,
  editions,
  verseAddresses,
  versePlaces,
  verseSearchExact,
  verseSearchOriginal,
  verseSearchStemmed,
  verseTotals,
} from '../../../db/schema/index.ts';
import { isCommon } from '../../text/core-editions.ts';
import { lookupMatch, lookupTokens } from './lookups.ts';
import type { MatchPart, Places, SearchOrder, SetShape } from './shape.ts';
import type { SearchTable } from './term-sql.ts';
import { type Side, sideOfTable } from './tree.ts';

/**
 * The largest number of results that are ranked. A word that occurs in more verses hardly distinguishes them, and
 * ranking takes longer than finding. So more results stay in canonical order.
 */
const MAX_RANKED = 6_000;

/** The largest number of results that get scores. Without scores they are in canonical order. */
const mostRanked = (order: SearchOrder): number => (order === 'canonical' ? 0 : MAX_RANKED);

/**
 * The number of places, and the places. Counting by book in SQLite would need a sort first. Sending only the books of
 * the places needs a table of distinct places first, which is a third more work than sending the places.
 */
const listOf = (place: SQL | typeof p.place) => {
  const places = sql<string | null>`group_concat(distinct ${place})`;
  return {
    n: sql<number>`coalesce(length(${places}) - length(replace(${places}, ',', '')) + 1, 0)`,
    places,
  };
};
type List = DerivedTable<ReturnType<typeof listOf>>;

const a = alias(verseAddresses, 'a');
const b = alias(bibleBooks, 'b');
const e = alias(editions, 'e');
const v = alias(bibleVerses, 'v');
const p = alias(versePlaces, 'p');
const o = alias(versePlaces, 'o');
const t = alias(verseTotals, 't');
const edition = sql.placeholder('edition');
const books = sql.placeholder('books');
const pageEnd = sql`${sql.placeholder('limit')} + ${sql.placeholder('offset')}`;

/**
 * The condition that a place is in a book whose digit in `:books` is 1. SQLite computes the first part only once, so a
 * search of all books does not look at each place.
 */
const isSearched = (place: SQL | typeof p.place): SQL =>
  sql`(instr(${books}, '0') = 0 or substr(${books}, ${place} / 1000000, 1) = '1')`;

export const TABLES = {
  verse_search_stemmed: verseSearchStemmed,
  verse_search_exact: verseSearchExact,
  verse_search_original: verseSearchOriginal,
};

/** The few rows of bible_verses that no reader sees: unpublished editions, drafts and replaced rows. */
export const HIDDEN = derivedTable(
  'hidden',
  ...[
    sql`${e.revision} is null and ${v.editionId} = ${e.id}`,
    sql`${e.revision} is not null and ${v.editionId} = ${e.id}
      and ${v.firstRevision} > 1 and ${v.firstRevision} > ${e.revisionNo}`,
    sql`${e.revision} is not null and ${v.editionId} = ${e.id}
      and ${v.lastRevision} < ${CURRENT} and ${v.lastRevision} < ${e.revisionNo}`,
  ].map((isHidden) =>
    question(
      { id: v.id },
      sql`from ${editions} ${e} cross join ${bibleVerses} ${v} where ${isCommon(e)} and ${isHidden}`,
    ),
  ),
);

/**
 * One row that says if readers see every row. It is read before the rows, because looking for each of them in
 * `HIDDEN` is a third of the work of a search, and `HIDDEN` is mostly empty.
 */
export const SEEN = derivedTable(
  'seen',
  question({ all: sql<number>`not exists (select 1 from ${HIDDEN.name})` }, sql.empty()),
);

/**
 * The condition that readers see a verse. The query must read `SEEN` before. With `not in`, SQLite would also ask for
 * each verse if the list contains null.
 */
export const isSeen = (id: typeof t.verseId | (typeof TABLES)[SearchTable]['rowid']): SQL =>
  sql`(${SEEN.columns.all} or case when ${id} in (select ${HIDDEN.columns.id} from ${HIDDEN.name}) then 0 else 1 end)`;

/**
 * The addresses of split verses other than a verse's own. Its own address is the one with its own
 * numbers, otherwise the first.
 */
export const FURTHER_PLACES = derivedTable(
  'further_places',
  question(
    { id: p.verseId, place: p.place },
    sql`from ${verseAddresses} ${a} cross join ${bibleVerses} ${v} cross join ${bibleBooks} ${b} cross join ${versePlaces} ${p}
      where ${a.firstWord} > 0 and ${v.id} = ${a.verseId} and ${b.id} = ${v.bookId} and ${p.verseId} = ${v.id}
        and ${p.place} <> coalesce(
          (select ${o.place} from ${versePlaces} ${o} where ${o.verseId} = ${v.id}
            and ${o.place} = ${b.position} * 1000000 + ${v.chapterNumber} * 1000 + ${v.verseNumber}),
          (select min(${o.place}) from ${versePlaces} ${o} where ${o.verseId} = ${v.id}))`,
  ),
);

function isFoundAt(places: Places): SQL {
  if (places === 'each') return sql.empty();
  const { columns, name } = FURTHER_PLACES;
  return sql`and case when (${p.verseId}, ${p.place}) in (select ${columns.id}, ${columns.place} from ${name}) then 0 else 1 end`;
}

const SCORED = { place: sql<number>`place`, score: sql<number>`score` };
type Scored = typeof SCORED;

/**
 * The step between the scores of the four ranks of results: a verse that begins with the whole
 * phrase (3), the whole phrase (2), words close together (1), all others (0). bm25 stays below it:
 * at most 24 words, each with less than 25.
 */
export const RANK_STEP = 1_000;

export interface FoundSet {
  readonly tables: readonly SQL[];
  readonly list: List;
  /**
   * Together these give the verses in the books of `:books`: the place of each, and its score. If more than
   * `mostRanked` places are found, scores may be 0, and places after the page may be missing.
   */
  readonly ranked: readonly Question<Scored>[];
  readonly hasRanks: boolean;
}

type EditionOnly = ReadonlySet<Side>;

export function foundSet(shape: SetShape, editionOnly: EditionOnly, order: SearchOrder = 'best'): FoundSet {
  if (shape.kind === 'table') return streamed(shape, editionOnly, order);
  const { set, tables } = storedSet(shape, editionOnly, order);
  const list = derivedTable(`${shape.name}_list`, question(listOf(set.columns.place), sql`from ${set.name}`));
  return {
    tables: [...tables, list.materialized],
    list,
    ranked: [question(set.columns, sql`from ${set.name} where ${isSearched(set.columns.place)}`)],
    hasRanks: false,
  };
}

type TableShape = Extract<SetShape, { kind: 'table' }>;

/**
 * The places that a query to one table finds. They are not stored in a temporary table, because reading half the
 * library twice is faster than storing it once.
 */
function streamed(shape: TableShape, editionOnly: EditionOnly, order: SearchOrder): FoundSet {
  const { tables, rows } = rowsOf(shape, editionOnly);
  const list: List = derivedTable(`${shape.name}_list`, question(listOf(p.place), sql`from ${rows}`));
  const isWithin = sql`and ${isSearched(p.place)}`;
  const most = mostRanked(order);
  const end = derivedTable(`${shape.name}_end`, endOfPage(rows, list, isWithin));
  const reach = derivedTable(`${shape.name}_reach`, ...reachOfPage(end));
  const close = closeRows(shape);
  return {
    tables: [...tables, list.materialized, end.materialized, reach.materialized, ...close.tables],
    list,
    ranked: byRank(
      rows,
      shape.table,
      list,
      isWithin,
      most,
      close.ranks,
      close.ranks?.unscored ? undefined : reach,
    ),
    hasRanks: close.ranks !== null,
  };
}

/**
 * The score of a row by its rank: `scored` if the results are few enough to be scored, `unscored` if they are
 * more. Null if no row has a rank.
 */
interface Ranks {
  readonly scored: SQL<number>;
  /** Words close together do not count here, because looking for them takes long when each is in most verses. */
  readonly unscored: SQL<number> | null;
}

/**
 * The rows with the words of a query at the start of the verse, as a phrase, and close together, as tables, and the
 * scores that they give. Of verses that begin with the phrase, the shorter has the higher score.
 */
function closeRows({ name, table, closeness }: TableShape): { tables: SQL[]; ranks: Ranks | null } {
  if (closeness === null) return { tables: [], ranks: null };
  const index = TABLES[table];
  const rowsOf = (placeholder: string | null, part: string) =>
    placeholder === null
      ? null
      : derivedTable(
          `${name}_${part}`,
          question(
            { id: index.rowid },
            sql`from ${index} where ${index} match ${sql.placeholder(placeholder)}`,
          ),
        );
  const near = rowsOf(closeness.near, 'near');
  const phrase = rowsOf(closeness.phrase, 'phrase');
  const start = rowsOf(closeness.start, 'start');
  const isIn = (rows: ReturnType<typeof rowsOf>) =>
    rows === null ? sql`0` : sql`(${index.rowid} in (select ${rows.columns.id} from ${rows.name}))`;
  const score = (other: SQL): SQL<number> =>
    start === null
      ? sql<number>`${other}`
      : sql<number>`coalesce((select ${3 * RANK_STEP + LONGEST} - min(length(${v.text}), ${LONGEST})
          from ${start.name} cross join ${bibleVerses} ${v}
          where ${start.columns.id} = ${index.rowid} and ${v.id} = ${start.columns.id}), ${other})`;
  return {
    tables: [near, phrase, start].flatMap((rows) => (rows === null ? [] : [rows.materialized])),
    ranks: {
      scored: score(sql`${RANK_STEP} * (${isIn(near)} + ${isIn(phrase)}) - bm25(${index})`),
      unscored: start === null ? null : score(sql`${2 * RANK_STEP} * ${isIn(phrase)}`),
    },
  };
}

/** Above this number of characters, the length of a verse does not change its score. */
const LONGEST = RANK_STEP - 1;

interface StoredSet {
  readonly set: DerivedTable<Scored>;
  readonly tables: readonly SQL[];
}

function storedSet(shape: SetShape, editionOnly: EditionOnly, order: SearchOrder): StoredSet {
  switch (shape.kind) {
    case 'table':
      return tableSet(shape, editionOnly, order);
    case 'totals':
      return stored(derivedTable(shape.name, totalsQuestion(shape, editionOnly)), []);
    case 'any': {
      const parts = shape.of.map((part) => storedSet(part, editionOnly, order));
      const union = derivedTable(
        'parts',
        ...parts.map(({ set }) => question(set.columns, sql`from ${set.name}`)),
      );
      const { place, score } = union.columns;
      const sum = question(
        { place, score: sql<number>`sum(${score})` },
        sql`from ${union.inline} group by ${place}`,
      );
      return stored(derivedTable(shape.name, sum), parts);
    }
    case 'all': {
      const required = shape.of.map((part) => storedSet(part, editionOnly, order));
      const taken = shape.without.map((part) => storedSet(part, editionOnly, order));
      return stored(derivedTable(shape.name, allQuestion(required, taken)), [...required, ...taken]);
    }
  }
}

const stored = (set: DerivedTable<Scored>, before: readonly StoredSet[]): StoredSet => ({
  set,
  tables: [...before.flatMap(({ tables }) => tables), set.materialized],
});

function allQuestion(required: readonly StoredSet[], taken: readonly StoredSet[]): Question<Scored> {
  const [first, ...rest] = required.map(({ set }) => set);
  if (first === undefined) throw new RangeError('A question of no parts');
  const { place } = first.columns;
  const joins = rest.map(({ name, columns }) => sql`join ${name} on ${columns.place} = ${place}`);
  const without = taken.map(({ set }) => sql`${place} not in (select ${set.columns.place} from ${set.name})`);
  return question(
    {
      place,
      score: sql<number>`${sql.join(
        [first, ...rest].map(({ columns }) => columns.score),
        sql` + `,
      )}`,
    },
    sql`from ${first.name} ${sql.join(joins, sql` `)}
      ${without.length === 0 ? sql.empty() : sql`where ${sql.join(without, sql` and `)}`}`,
  );
}

function tableSet(shape: TableShape, editionOnly: EditionOnly, order: SearchOrder): StoredSet {
  const { tables, rows, matching } = rowsOf(shape, editionOnly);
  const size = derivedTable(
    `${shape.name}_size`,
    question({ n: sql<number>`count(*)` }, sql`from ${matching}`),
  );
  const [scored, unscored] = byRank(rows, shape.table, size, sql.empty(), mostRanked(order), null);
  const set = derivedTable(shape.name, bestAtPlace(scored), { ...unscored, isDistinct: true });
  return { set, tables: [...tables, size.materialized, set.materialized] };
}

/** The places of verses of which one of the stored totals is the value. */
function totalsQuestion(
  { name, totals, places }: Extract<SetShape, { kind: 'totals' }>,
  editionOnly: EditionOnly,
): Question<Scored> {
  const isOfEdition = editionOnly.has(sideOfTable(null)) ? sql`and ${e.id} = ${edition}` : sql.empty();
  const rows = totals.map((total) =>
    question(
      { place: p.place },
      sql`from ${SEEN.name} cross join ${editions} ${e} cross join ${verseTotals} ${t} cross join ${versePlaces} ${p}
        where ${e.role} = 'original' and ${e.revision} is not null ${isOfEdition} and ${t.editionId} = ${e.id}
          and ${t[total]} = cast(${sql.placeholder(name)} as integer) and ${isSeen(t.verseId)}
          and ${p.verseId} = ${t.verseId} ${isFoundAt(places)}`,
    ),
  );
  const found = derivedTable('found', ...rows);
  return distinctQuestion({ place: found.columns.place, score: sql<number>`0.0` }, sql`from ${found.inline}`);
}

/**
 * The results of a query to a full-text table: `matching` has all rows, `rows` has the visible verses with their
 * places `p`.
 */
function rowsOf({ table, match, places }: TableShape, editionOnly: EditionOnly) {
  const tables: SQL[] = [];
  const parts = match.map((part: MatchPart) => {
    if (part.kind === 'text') return sql`${sql.placeholder(part.name)}`;
    const lookup = lookupTokens(part.kind, part.name);
    tables.push(...lookup.tables);
    return lookupMatch(lookup.tokens);
  });
  return { tables, ...rowsFor(table, sql`(${sql.join(parts, sql` || `)})`, places, editionOnly) };
}

function rowsFor(table: SearchTable, match: SQL, places: Places, editionOnly: EditionOnly) {
  const index = TABLES[table];
  const isOfEdition = editionOnly.has(sideOfTable(table))
    ? sql`and exists (select 1 from ${bibleVerses} ${v} where ${v.id} = ${index.rowid} and ${v.editionId} = ${edition})`
    : sql.empty();
  const fits = sql`${index} match ${match}`;
  const rows = sql`${SEEN.name} cross join ${index} cross join ${versePlaces} ${p} where ${fits}
    and ${p.verseId} = ${index.rowid} and ${isSeen(index.rowid)} ${isOfEdition}
    ${table === 'verse_search_original' ? isFoundAt(places) : sql.empty()}`;
  return { rows, matching: sql`${index} where ${fits}` };
}

/** The number of places in the books of `:books` that a query to a full-text table finds. */
export const countFound = (table: SearchTable, match: SQL, editionOnly: EditionOnly): SQL<number> =>
  sql<number>`(select count(distinct ${p.place}) from ${rowsFor(table, match, 'own', editionOnly).rows} and ${isSearched(p.place)})`;

type Size = Pick<DerivedTable<{ n: SQL<number> }>, 'columns' | 'name'>;
type Reach = DerivedTable<{ place: SQL<number>; first: SQL<number>; last: SQL<number> }>;

/**
 * The places of the rows: with scores if they are few enough, otherwise with their rank alone. The table with their
 * number comes first, so that SQLite reads the number before it searches. If there are no scores, only the ranges in
 * `reach` are searched.
 */
function byRank(
  rows: SQL,
  table: SearchTable,
  size: Size,
  isWithin: SQL,
  most: number,
  ranks: Ranks | null,
  reach?: Reach,
): [scored: Question<Scored>, unscored: Question<Scored>] {
  const index = TABLES[table];
  const { n } = size.columns;
  const isReached =
    reach === undefined
      ? sql.empty()
      : sql`and ${index.rowid} between ${reach.columns.first} and ${reach.columns.last} and ${p.place} <= ${reach.columns.place}`;
  const before = reach === undefined ? sql.empty() : sql`${reach.name} cross join`;
  return [
    question(
      { place: sql<number>`${p.place}`, score: ranks?.scored ?? sql<number>`-bm25(${index})` },
      sql`from ${size.name} cross join ${rows} and ${n} <= ${most} ${isWithin}`,
    ),
    question(
      { place: sql<number>`${p.place}`, score: ranks?.unscored ?? sql<number>`0.0` },
      sql`from ${before} ${size.name} cross join ${rows} and ${n} > ${most} ${isWithin} ${isReached}`,
    ),
  ];
}

/**
 * Each place once, with the best score of its verses. `limit -1` does not limit the rows. It prevents SQLite from
 * moving bm25 into the grouping, where bm25 cannot be computed.
 */
const bestAtPlace = ({ fields, from }: Question<Scored>): Question<Scored> =>
  question(
    { place: sql<number>`place`, score: sql<number>`max(score)` },
    sql`from (select ${fields.place} as place, ${fields.score} as score ${from} limit -1) group by place`,
  );

/** The largest position of a page's last result for which it saves time to ask where the page ends. */
const NEAR = 200;

/**
 * A place after which no result without a score belongs to the page. The query looks only at the first places
 * found, which come nearly in order. It gives no row if the results are few, so that reading all of them takes less time,
 * or if the page is a late page.
 */
const endOfPage = (rows: SQL, size: Size, isWithin: SQL) =>
  question(
    { place: sql<number>`place` },
    sql`from (
      select max(place) as place, count(*) as n from (
        select distinct place from (
          select ${p.place} from ${size.name} cross join ${rows} and ${size.columns.n} > ${MAX_RANKED} ${isWithin}
            and ${pageEnd} <= ${NEAR} limit ${pageEnd} + 1000
        ) order by place limit ${pageEnd}
      )
    ) where n = ${pageEnd}`,
  );

/**
 * The verses that the page can contain: for each edition, the range of verses whose places are up to the end of the
 * page. All verses if that end is not known.
 */
function reachOfPage({ name, columns }: DerivedTable<{ place: SQL<number> }>) {
  return [
    question(
      { place: columns.place, first: sql<number>`min(${v.id})`, last: sql<number>`max(${v.id})` },
      sql`from ${name} cross join ${versePlaces} ${p} cross join ${bibleVerses} ${v}
        where ${p.place} between instr(${books}, '1') * 1000000 and ${columns.place} and ${v.id} = ${p.verseId} group by ${v.editionId}`,
    ),
    question(
      {
        place: sql<number>`${Number.MAX_SAFE_INTEGER}`,
        first: sql<number>`0`,
        last: sql<number>`${Number.MAX_SAFE_INTEGER}`,
      },
      sql`where not exists (select 1 from ${name})`,
    ),
  ];
}
