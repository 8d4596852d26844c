import type { SearchNode } from '../../../domain/search-query/index.ts';
import type { ScriptureRead } from '../../http/statement.ts';
import { type Question, type Rows, Statement } from '../../http/statement.ts';
import { CORE_FIRST, VISIBLE } from '../../text/core-editions.ts';
import type { Lookup } from './lookups.ts';
import { type FoundSet, SetBuilder } from './sets.ts';
import { allTerms, type SearchTable } from './tree.ts';

/** What is to be found, and which page of it. */
export interface TextSearch {
  /** The question, over the texts asked for; null where it can find nothing there. */
  readonly main: SearchNode | null;
  /** The same over the English texts alone, and over the originals alone. */
  readonly english: SearchNode | null;
  readonly original: SearchNode | null;
  readonly edition: string | null;
  /** Tables of which only the edition's rows count. */
  readonly editionOnly: ReadonlySet<SearchTable | 'value'>;
  /** The places that the filters leave, inclusive. */
  readonly low: number;
  readonly high: number;
  readonly limit: number;
  readonly offset: number;
}

/** Rows of bible_verses that no reader sees: of unpublished editions, of drafts, and those replaced. Few, if any. */
const HIDDEN = `hidden as materialized (
  select v.id from editions e cross join bible_verses v where e.revision is null and v.edition_id = e.id
  union all
  select v.id from editions e cross join bible_verses v
    where e.revision is not null and v.edition_id = e.id and v.first_revision > 1 and v.first_revision > e.revision_no
  union all
  select v.id from editions e cross join bible_verses v
    where e.revision is not null and v.edition_id = e.id and v.last_revision < 2147483647 and v.last_revision < e.revision_no
)`;

const EDITIONS: Question = {
  columns: ['id', 'role', 'script', 'revision'],
  sql: `select id, role, script, revision from editions e where revision is not null order by ${CORE_FIRST}`,
};

/** The rows of the verses at the page's places. */
const AT_PAGE = `from page p cross join bible_books b cross join verse_addresses a cross join bible_verses v
  cross join editions e
  where b.position = p.place / 1000000 and a.book_id = b.id and a.chapter_number = p.place / 1000 % 1000
    and a.verse_number = p.place % 1000 and v.id = a.verse_id and e.id = v.edition_id and ${VISIBLE}`;

const TEXTS: Question = {
  columns: [
    'place',
    'id',
    'edition',
    'role',
    'script',
    'text',
    'own_chapter',
    'own_verse',
    'first_word',
    'last_word',
  ],
  sql: `select p.place, v.id, e.id as edition, e.role, e.script, v.text, v.chapter_number as own_chapter,
      v.verse_number as own_verse, a.first_word, a.last_word
    ${AT_PAGE} order by p.place, ${CORE_FIRST}, v.chapter_number, v.verse_number, v.part`,
};

const WORDS: Question = {
  columns: ['id', 'original_text', 'key'],
  sql: `select w.verse_id as id, w.original_text, coalesce(w.strongs_number, w.lemma) as key from bible_words w
    where w.reading <> 'qere' and w.verse_id in (select v.id ${AT_PAGE} and e.role = 'original')
    order by w.verse_id, w.seq`,
};

const NO_LIST = 'select 0 as n, null as books';

/** What is read for an answer. */
export type TextRows = Rows<
  'editions' | 'main' | 'english' | 'original' | 'page' | 'texts' | 'words' | 'lemmas'
>;

/** Reads all of an answer in one statement: the books of the places found by each side, the page's texts, and what to mark in them. */
export function readTextSearch<T>(
  search: TextSearch,
  compose: (rows: TextRows, lookups: readonly Lookup[]) => T,
): ScriptureRead<T> {
  const builder = new SetBuilder(search.editionOnly);
  const sets = new Map<SearchNode, FoundSet>();
  for (const node of [search.main, search.english, search.original])
    if (node !== null && !sets.has(node)) sets.set(node, builder.found(node));
  const listed = new Set<SearchNode>();
  /** A list that stands in the answer already is not sent again. */
  const list = (node: SearchNode | null): Question => {
    const found = node === null || listed.has(node) ? undefined : sets.get(node);
    if (node !== null) listed.add(node);
    return { columns: ['n', 'books'], sql: found?.list ?? NO_LIST };
  };
  const main = search.main === null ? undefined : sets.get(search.main);
  const tables = [
    HIDDEN,
    ...[...sets.values()].flatMap((found) => found.tables),
    `ranked as materialized (${main?.ranked ?? 'select 0 as place, 0.0 as score where 0'})`,
    'page as materialized (select place, score from ranked order by score desc, place limit :limit offset :offset)',
  ];
  const isLemma = (node: SearchNode) =>
    allTerms(node).some(({ kind }) => kind === 'strongs' || kind === 'lemma');
  const lemmas = builder.lookups.map(({ name }, at) => `select ${at} as at, token from ${name}`);
  const statement = new Statement(
    {
      editions: EDITIONS,
      main: list(search.main),
      english: list(search.english),
      original: list(search.original),
      page: {
        columns: ['place', 'score', 'best'],
        sql: 'select place, score, (select max(score) from ranked) as best from page order by score desc, place',
      },
      texts: TEXTS,
      words:
        search.main !== null && isLemma(search.main)
          ? WORDS
          : { columns: ['id'], sql: 'select 0 as id where 0' },
      lemmas: {
        columns: ['at', 'token'],
        sql: lemmas.length === 0 ? `select 0 as at, '' as token where 0` : lemmas.join(' union all '),
      },
    },
    `with recursive ${tables.join(', ')}`,
  );
  const { edition, low, high, limit, offset } = search;
  const args = {
    ...builder.args,
    low,
    high,
    limit,
    offset,
    ...(search.editionOnly.size > 0 ? { edition } : {}),
  };
  const lookups = builder.lookups.map(({ lookup }) => lookup);
  return statement.read(args, (rows) => compose(rows, lookups));
}
