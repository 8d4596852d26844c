import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { derivedTable, recursiveTable } from '../../../db/derived-table.ts';
import { question, ReadStatement, type RowsOf } from '../../../db/read-statement.ts';
import { verseSearchOriginal } from '../../../db/schema/index.ts';
import { SLOT_MARK } from '../../../domain/search-query/index.ts';
import { countFound, FURTHER_PLACES, foundSet, HIDDEN, SEEN } from './sets.ts';
import type { SetShape } from './shape.ts';
import type { SearchTable } from './term-sql.ts';
import type { Side } from './tree.ts';

interface OffersShape {
  /** The query with other forms of its words. Null if it has none. */
  readonly forms: SetShape | null;
  /** The table of the readings in English. */
  readonly english: SearchTable;
  readonly editionOnly: readonly Side[];
}

/** The most choices of spellings that are tried, the nearest first. */
const MOST_CHOICES = 200;

/**
 * The spellings that the texts have of each word. The placeholder is a list of readings, each with its full-text query
 * `match` and with `words`: for each word a list of spellings with their costs.
 */
const SPELLED = derivedTable(
  'spelled',
  question(
    {
      reading: sql<number>`r.key`,
      word: sql<number>`w.key`,
      words: sql<number>`json_array_length(r.value, '$.words')`,
      letters: sql<string>`s.value ->> 0`,
      cost: sql<number>`s.value ->> 1`,
    },
    sql`from json_each(${sql.placeholder('original')}) r cross join json_each(r.value, '$.words') w cross join json_each(w.value) s
      where exists (select 1 from ${verseSearchOriginal}
        where ${verseSearchOriginal} match 'letters : "' || (s.value ->> 0) || '"')`,
  ),
);

/** If a text lacks some of the words, only these change. Otherwise each word may. */
const KEPT = derivedTable(
  'kept',
  question(
    SPELLED.columns,
    sql`from ${SPELLED.name} where ${SPELLED.columns.cost} = 0
      or not exists (select 1 from ${SPELLED.name} typed where typed.reading = ${SPELLED.columns.reading}
        and typed.word = ${SPELLED.columns.word} and typed.cost = 0)
      or ${SPELLED.columns.words} = (select count(*) from ${SPELLED.name} typed
        where typed.reading = ${SPELLED.columns.reading} and typed.cost = 0)`,
  ),
);

/** Each row chooses a spelling for one word more and puts it into the query. The nearest choices are made first. */
const CHOSEN = recursiveTable(
  'chosen',
  question(
    {
      reading: sql<number>`key`,
      words: sql<number>`json_array_length(value, '$.words')`,
      done: sql<number>`0`,
      match: sql<string>`value ->> 'match'`,
      letters: sql<string>`''`,
      cost: sql<number>`0`,
    },
    sql`from json_each(${sql.placeholder('original')})`,
  ),
  ({ name, columns }) => {
    const slot = sql`${SLOT_MARK} || ${columns.done} || ${SLOT_MARK}`;
    const { reading, word, letters, cost } = KEPT.columns;
    return question(
      {
        reading: columns.reading,
        words: columns.words,
        done: sql<number>`${columns.done} + 1`,
        match: sql<string>`replace(${columns.match}, ${slot}, ${letters})`,
        letters: sql<string>`${columns.letters} || ' ' || ${letters}`,
        cost: sql<number>`${columns.cost} + ${cost}`,
      },
      sql`from ${name} join ${KEPT.name} on ${reading} = ${columns.reading} and ${word} = ${columns.done}
        order by cost limit ${MOST_CHOICES}`,
    );
  },
);

function statementOf({ forms, english, editionOnly }: OffersShape) {
  const only = new Set(editionOnly);
  const set = forms === null ? null : foundSet(forms, only);
  const { reading, words, done, match, letters, cost } = CHOSEN.columns;
  const counted = derivedTable(
    'counted',
    question(
      { reading, letters, cost, n: countFound('verse_search_original', match, only) },
      sql`from ${CHOSEN.name} where ${done} = ${words}`,
    ),
  );
  return new ReadStatement(
    {
      forms: set
        ? question({ places: set.list.columns.places }, sql`from ${set.list.name}`)
        : question({ places: sql<string | null>`null` }, sql.empty()),
      original: question(
        counted.columns,
        sql`from ${counted.name} where ${counted.columns.n} > 0
          order by ${counted.columns.reading}, ${counted.columns.cost}, ${counted.columns.n} desc`,
      ),
      english: question(
        { reading: sql<number>`key`, n: countFound(english, sql`value`, only) },
        sql`from json_each(${sql.placeholder('english')})`,
      ),
      seen: question({ all: SEEN.columns.all }, sql`from ${SEEN.name}`),
    },
    sql`with recursive ${sql.join(
      [
        HIDDEN.materialized,
        SEEN.materialized,
        FURTHER_PLACES.materialized,
        SPELLED.materialized,
        KEPT.materialized,
        CHOSEN.definition,
        counted.materialized,
        ...(set?.tables ?? []),
      ],
      sql`, `,
    )}`,
  );
}

type Statement = ReturnType<typeof statementOf>;
type QuestionsOf<S> = S extends ReadStatement<infer Q> ? Q : never;
export type OfferRows = RowsOf<QuestionsOf<Statement>>;

const MAX_STATEMENTS = 20;
const statements = new LRUCache<string, Statement>({ max: MAX_STATEMENTS });

/** Finds or builds the statement of a shape. */
export function offersStatement(shape: OffersShape): Statement {
  const key = JSON.stringify(shape);
  const statement = statements.get(key) ?? statementOf(shape);
  statements.set(key, statement);
  return statement;
}
