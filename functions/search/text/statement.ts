import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { LRUCache } from 'lru-cache';
import { derivedTable } from '../../../db/derived-table.ts';
import { notNull } from '../../../db/fields.ts';
import { question, ReadStatement, type RowsOf, type ScriptureRead } from '../../../db/read-statement.ts';
import { bibleBooks, bibleVerses, bibleWords, editions, verseAddresses } from '../../../db/schema/index.ts';
import type { SearchNode } from '../../../domain/search-query/index.ts';
import { coreFirst, isCommon, isVisible } from '../../text/core-editions.ts';
import { EDITIONS_UNLESS_KNOWN, NO_CATALOGUE } from '../catalogue.ts';
import { type Lookup, lookupTokens } from './lookups.ts';
import { FURTHER_PLACES, foundSet, HIDDEN, RANK_STEP, SEEN } from './sets.ts';
import { type MatchPart, type SearchOrder, type SetShape, ShapeMaker } from './shape.ts';
import { termSql } from './term-sql.ts';
import { type AskedTimes, countedEditions, type TimesShape, timesQuestion } from './times.ts';
import { allTerms, type Side, sideOf } from './tree.ts';

export interface TextSearch {
  /** The query over the requested texts; null if it can find nothing there. */
  readonly main: SearchNode | null;
  readonly english: SearchNode | null;
  readonly original: SearchNode | null;
  readonly edition: string | null;
  readonly editionOnly: ReadonlySet<Side>;
  readonly books: string;
  readonly order: SearchOrder;
  readonly times: AskedTimes | null;
  /** The revision whose catalogue the isolate has; null if it has none. Absent if the search needs no catalogue. */
  readonly known?: string | null;
  readonly limit: number;
  readonly offset: number;
}

interface SearchShape {
  readonly sets: readonly SetShape[];
  readonly main: number | null;
  readonly english: number | null;
  readonly original: number | null;
  readonly lookups: readonly MatchPart[];
  readonly editionOnly: readonly Side[];
  readonly order: SearchOrder;
  readonly times: TimesShape | null;
  readonly readsCatalogue: boolean;
  /** When the words of the page's verses are needed: to mark lemmas, or the words behind the English ones. */
  readonly readsWords: 'always' | 'if English words have numbers' | 'never';
}

const b = alias(bibleBooks, 'b');
const e = alias(editions, 'e');
const v = alias(bibleVerses, 'v');
const a = alias(verseAddresses, 'a');
const w = alias(bibleWords, 'w');
const n = alias(bibleWords, 'n');

const EDITIONS = question(
  { id: e.id, role: e.role, script: e.script, revision: notNull(e.revision) },
  sql`from ${editions} ${e} where ${e.revision} is not null and ${isCommon(e)} order by ${coreFirst(e)}`,
);

/** Takes the place of a list that is not needed or that the answer already has. */
const NO_LIST = question({ places: sql<string | null>`null` }, sql.empty());
const NO_PLACES = question({ place: sql<number>`0`, score: sql<number>`0.0` }, sql`where 0`);
const NO_LEMMAS = question({ at: sql<number>`0`, token: sql<string>`''` }, sql`where 0`);

function statementOf(shape: SearchShape) {
  const editionOnly = new Set(shape.editionOnly);
  const sets = shape.sets.map((set) => foundSet(set, editionOnly, shape.order));
  const { main, english, original } = shape;
  const list = (side: number | null, before: readonly (number | null)[]) => {
    const found = side === null || before.includes(side) ? undefined : sets[side]?.list;
    return found ? question({ places: found.columns.places }, sql`from ${found.name}`) : NO_LIST;
  };
  const found = main === null ? undefined : sets[main];
  const ranked = derivedTable('ranked', ...(found?.ranked ?? [NO_PLACES]));
  // Grouping by place costs more than all the rest of a search, and it changes nothing if no place is found twice. That
  // is so if there are as many rows as places. With a filter of books the number of places in them is not known.
  const single = derivedTable(
    'single',
    question(
      {
        all: sql<number>`instr(${sql.placeholder('books')}, '0') = 0
          and (select count(*) from ${ranked.name}) = ${found ? sql`(select ${found.list.columns.n} from ${found.list.name})` : sql`0`}`,
      },
      sql.empty(),
    ),
  );
  const page = derivedTable(
    'page',
    question(ranked.columns, sql`from ${single.name} cross join ${ranked.name} where ${single.columns.all}`),
    question(
      { place: ranked.columns.place, score: sql<number>`max(${ranked.columns.score})` },
      sql`from ${single.name} cross join ${ranked.name} where not ${single.columns.all} group by ${ranked.columns.place}
        order by score desc, place limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`,
    ),
  );
  const { place, score } = page.columns;
  const best = sql<number | null>`coalesce(
    (select max(${score}) from ${page.name} where ${sql.placeholder('offset')} = 0),
    (select max(${ranked.columns.score}) from ${ranked.name}))`;
  const within = sql`${ranked.columns.score} - ${RANK_STEP} * cast(${ranked.columns.score} / ${RANK_STEP} as integer)`;
  /** The best score within a rank. Null if no result has a rank. */
  const maxWithin = found?.hasRanks ? sql`(select max(${within}) from ${ranked.name})` : sql`null`;
  const texts = derivedTable(
    'texts',
    question(
      {
        place,
        id: v.id,
        edition: e.id,
        script: e.script,
        text: v.text,
        ownChapter: v.chapterNumber,
        ownVerse: v.verseNumber,
        part: v.part,
        firstWord: a.firstWord,
        lastWord: a.lastWord,
      },
      sql`from ${page.name} cross join ${bibleBooks} ${b} cross join ${verseAddresses} ${a}
          cross join ${bibleVerses} ${v} cross join ${editions} ${e}
        where ${b.position} = ${place} / 1000000 and ${a.bookId} = ${b.id} and ${a.chapterNumber} = ${place} / 1000 % 1000
          and ${a.verseNumber} = ${place} % 1000 and ${v.id} = ${a.verseId} and ${e.id} = ${v.editionId} and ${isCommon(e)}
          and ${isVisible(v, e)}`,
    ),
  );
  const { part, ...shown } = texts.columns;
  const readsWords = {
    always: sql`1`,
    'if English words have numbers': sql`exists (select 1 from ${bibleWords} ${n}
      where ${n.verseId} in (select ${shown.id} from ${texts.name} where ${shown.script} = 'latin'))`,
    never: sql`0`,
  }[shape.readsWords];
  const lemmas = shape.lookups.map(({ kind, name }, at) => {
    const { tokens } = lookupTokens(kind === 'text' ? 'strongs' : kind, name);
    return question({ at: sql<number>`${at}`, token: tokens.columns.token }, sql`from ${tokens.name}`);
  });
  const tokens = derivedTable('lemmas', ...(lemmas.length === 0 ? [NO_LEMMAS] : lemmas));
  return new ReadStatement(
    {
      editions: EDITIONS,
      main: list(main, []),
      english: list(english, [main]),
      original: list(original, [main, english]),
      page: question(page.columns, sql`from ${page.name} order by ${score} desc, ${place}`),
      best: question({ score: best, within: sql<number | null>`${maxWithin}` }, sql.empty()),
      texts: question(
        shown,
        sql`from ${texts.name}
          order by ${shown.place}, ${coreFirst({ id: shown.edition })}, ${shown.ownChapter}, ${shown.ownVerse}, ${part}`,
      ),
      words: question(
        {
          id: w.verseId,
          text: w.originalText,
          key: sql<string>`coalesce(${w.strongsNumber}, ${w.lemma})`,
          number: w.strongsNumber,
        },
        sql`from ${bibleWords} ${w} where ${readsWords} and ${w.reading} <> 'qere'
          and ${w.verseId} in (select ${shown.id} from ${texts.name})
          order by ${w.verseId}, ${w.seq}`,
      ),
      /** 1 if readers see every row. Rows of drafts and of replaced texts change the order of the results. */
      seen: question({ all: SEEN.columns.all }, sql`from ${SEEN.name}`),
      lemmas: question(tokens.columns, sql`from ${tokens.inline}`),
      times: timesQuestion(shape.times),
      counted: countedEditions(shape.times),
      catalogue: shape.readsCatalogue ? EDITIONS_UNLESS_KNOWN : NO_CATALOGUE,
    },
    sql`with recursive ${sql.join(
      [
        HIDDEN.materialized,
        SEEN.materialized,
        FURTHER_PLACES.materialized,
        ...sets.flatMap(({ tables }) => tables),
        ranked.materialized,
        single.materialized,
        page.materialized,
        texts.materialized,
      ],
      sql`, `,
    )}`,
  );
}

type Statement = ReturnType<typeof statementOf>;

/** The most statements in memory. The fifty queries of the benchmark have seven shapes. */
const MAX_STATEMENTS = 50;
const statements = new LRUCache<string, Statement>({ max: MAX_STATEMENTS });

/**
 * Finds or builds the statement of a shape. Building one takes longer than all other work of a search outside the
 * database.
 */
function statementFor(shape: SearchShape): Statement {
  const key = JSON.stringify(shape);
  const statement = statements.get(key) ?? statementOf(shape);
  statements.set(key, statement);
  return statement;
}

type QuestionsOf<S> = S extends ReadStatement<infer Q> ? Q : never;

export type TextRows = RowsOf<QuestionsOf<Statement>>;

function wordsRead(main: SearchNode | null): SearchShape['readsWords'] {
  const terms = main === null ? [] : allTerms(main);
  if (terms.some((term) => termSql(term).lemmas.length > 0)) return 'always';
  return terms.some((term) => sideOf(term) === 'english') ? 'if English words have numbers' : 'never';
}

/**
 * Plans the read of a whole answer in one statement: the books of the places that each side finds, the page's texts,
 * and what to mark in them.
 */
export function planSearchStatement<T>(
  search: TextSearch,
  compose: (rows: TextRows, lookups: readonly Lookup[], revision: string | null) => T,
): ScriptureRead<T> {
  const { main, english, original, editionOnly, edition, books, order, times, known, limit, offset } = search;
  const maker = new ShapeMaker();
  const nodes = [...new Set([main, english, original])].filter((node) => node !== null);
  const sets = nodes.map((node) => maker.shapeOf(node, order));
  const setOf = (node: SearchNode | null) => (node === null ? null : nodes.indexOf(node));
  const statement = statementFor({
    sets,
    main: setOf(main),
    english: setOf(english),
    original: setOf(original),
    lookups: maker.lookups.map(({ part }) => part),
    editionOnly: [...editionOnly],
    readsWords: wordsRead(main),
    order,
    times: times?.shape ?? null,
    readsCatalogue: known !== undefined,
  });
  const lookups = maker.lookups.map(({ lookup }) => lookup);
  const values = { ...maker.values, ...times?.values, edition, books, known, limit, offset };
  return statement.read(values, (rows, revision) => compose(rows, lookups, revision));
}
