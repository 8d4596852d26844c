import type { AllOf, SearchNode, SearchTerm } from '../../../domain/search-query/index.ts';
import { isLookup, type Lookup, lookupMatch, lookupTables } from './lookups.ts';
import { type SearchTable, tableOf } from './tree.ts';

/**
 * Most verses that are ranked. A word that more verses hold than this says next to nothing of any of them, and
 * weighing them all takes longer than finding them: they stand in canonical order.
 */
const MAX_RANKED = 6_000;

/**
 * SQL: the position of a `place`'s book in two figures, from 10. The books of all places are a quarter of what the
 * places themselves would be to send and to read; counting them here would have them sorted first.
 */
const BOOK_OF_PLACE = 'place / 1000000 + 10';
/** The first book's position, of `BOOK_OF_PLACE`. */
export const FIRST_BOOK = 11;

/** Places found, as SQL. */
export interface FoundSet {
  /** Tables that have to stand before it. */
  readonly tables: readonly string[];
  /** A select of one row: `n` places, and their `books` as `BOOK_OF_PLACE` writes each, one after another. */
  readonly list: string;
  /** A select of `place` and `score`, each place once, within `:low` to `:high`. */
  readonly ranked: string;
}

/** Turns questions into SQL. Texts of the reader are arguments only, and never stand in the SQL. */
export class SetBuilder {
  readonly args: Record<string, string | number> = {};
  /** Each lookup with its table. */
  readonly lookups: { readonly name: string; readonly lookup: Lookup }[] = [];
  readonly #editionOnly: ReadonlySet<SearchTable | 'value'>;
  #count = 0;

  /** `editionOnly`: tables of which only the rows of `:edition` count. */
  constructor(editionOnly: ReadonlySet<SearchTable | 'value'>) {
    this.#editionOnly = editionOnly;
  }

  /** The set of a whole question. */
  found(node: SearchNode): FoundSet {
    const table = tableOf(node);
    return table === null ? this.#mixed(node) : this.#single(node, table);
  }

  /** Of one table, nothing is put aside: half the library streams through twice faster than it is stored once. */
  #single(node: SearchNode, table: SearchTable): FoundSet {
    const name = this.#name('list');
    const { tables, rows } = this.#rows(node, table);
    const list = `select count(*) as n, group_concat(${BOOK_OF_PLACE}, '') as books from (select distinct a.place from ${rows})`;
    const end = this.#name('end');
    const reach = this.#name('reach');
    const within = 'and a.place between :low and :high';
    return {
      tables: [
        ...tables,
        `${name} as materialized (${list})`,
        `${end} as materialized (${endOfPage(rows, name, within)})`,
        `${reach} as materialized (${reachOfPage(end)})`,
      ],
      list: `select n, books from ${name}`,
      ranked: byRank(rows, table, name, within, reach),
    };
  }

  #mixed(node: SearchNode): FoundSet {
    const { name, tables } = this.#set(node);
    return {
      tables,
      list: `select count(*) as n, group_concat(${BOOK_OF_PLACE}, '') as books from ${name}`,
      ranked: `select place, score from ${name} where place between :low and :high`,
    };
  }

  /** A table of `place` and `score`, each place once, with those that stand before it. */
  #set(node: SearchNode): { name: string; tables: string[] } {
    const table = tableOf(node);
    if (table !== null) return this.#ftsSet(node, table);
    if (node.kind === 'all') return this.#allOf(node);
    if (node.kind === 'any') {
      const parts = gathered(node.of, 'any').map((part) => this.#set(part));
      const name = this.#name('any');
      const union = parts.map((part) => `select place, score from ${part.name}`).join(' union all ');
      const own = `${name} as materialized (select place, sum(score) as score from (${union}) group by place)`;
      return { name, tables: [...parts.flatMap((part) => part.tables), own] };
    }
    return this.#valueSet(node);
  }

  #allOf(node: AllOf): { name: string; tables: string[] } {
    const wanted = gathered(node.of, 'all').map((part) => this.#set(part));
    const taken = gathered(node.without, 'any').map((part) => this.#set(part));
    const name = this.#name('all');
    const score = wanted.map((part) => `${part.name}.score`).join(' + ');
    const [first, ...rest] = wanted.map((part) => part.name);
    const joins = rest.map((part) => `join ${part} on ${part}.place = ${first}.place`).join(' ');
    const without = taken.map((part) => `${first}.place not in (select place from ${part.name})`);
    const where = without.length === 0 ? '' : `where ${without.join(' and ')}`;
    const own = `${name} as materialized (select ${first}.place, ${score} as score from ${first} ${joins} ${where})`;
    return { name, tables: [...[...wanted, ...taken].flatMap((part) => part.tables), own] };
  }

  #ftsSet(node: SearchNode, table: SearchTable): { name: string; tables: string[] } {
    const { tables, rows, matching } = this.#rows(node, table);
    const name = this.#name('set');
    const size = `${name}_size as materialized (select count(*) as n from ${matching})`;
    const own = `${name} as materialized (${byRank(rows, table, `${name}_size`, '')})`;
    return { name, tables: [...tables, size, own] };
  }

  /** Verses by their stored total; each edition has it only for the standard method of its own script. */
  #valueSet(term: SearchTerm): { name: string; tables: string[] } {
    const name = this.#name('value');
    this.args[name] = term.kind === 'value' ? term.value : 0;
    const only = this.#editionOnly.has('value') ? 'and e.id = :edition' : '';
    const rows = ['hebrew_standard', 'greek_standard'].map(
      (column) => `select a.place from editions e cross join verse_totals t cross join verse_places a
        where e.role = 'original' and e.revision is not null ${only} and t.edition_id = e.id
          and t.${column} = cast(:${name} as integer) and t.verse_id not in (select id from hidden) and a.verse_id = t.verse_id`,
    );
    const own = `${name} as materialized (select distinct place, 0.0 as score from (${rows.join(' union all ')}))`;
    return { name, tables: [own] };
  }

  /** The rows of a full-text table that a question finds: `matching` alone, `rows` with their places `a`, if seen. */
  #rows(node: SearchNode, table: SearchTable): { tables: string[]; rows: string; matching: string } {
    const name = this.#name('match');
    const tables: string[] = [];
    let literal = '';
    const parts: string[] = [];
    const flush = () => {
      if (literal === '') return;
      const argument = `${name}_${parts.length}`;
      this.args[argument] = literal;
      parts.push(`:${argument}`);
      literal = '';
    };
    for (const piece of expression(node)) {
      if (typeof piece === 'string') {
        literal += piece;
        continue;
      }
      flush();
      const lookup = this.#name('lemma');
      const made = lookupTables(lookup, piece);
      tables.push(...made.tables);
      Object.assign(this.args, made.args);
      this.lookups.push({ name: lookup, lookup: piece });
      parts.push(lookupMatch(lookup));
    }
    flush();
    const only = this.#editionOnly.has(table)
      ? 'and exists (select 1 from bible_verses v where v.id = f.rowid and v.edition_id = :edition)'
      : '';
    const match = `${table} match (${parts.join(' || ')})`;
    const rows = `${table} f cross join verse_places a where ${match}
      and a.verse_id = f.rowid and f.rowid not in (select id from hidden) ${only}`;
    return { tables, rows, matching: `${table} where ${match}` };
  }

  #name(kind: string): string {
    this.#count++;
    return `${kind}${this.#count}`;
  }
}

/**
 * Ranked where they are few enough, else unranked. The table of the number comes first, so that SQLite looks at it
 * before it looks for rows; the limit that is none keeps it from drawing bm25 into the grouping, where it cannot be
 * computed. `reach`: of the unranked, only what stands in this table's ranges.
 */
const byRank = (rows: string, table: SearchTable, size: string, within: string, reach?: string): string => `
  select place, max(score) as score from (
    select a.place, -bm25(${table}) as score from ${size} s cross join ${rows} and s.n <= ${MAX_RANKED} ${within} limit -1
  ) group by place
  union all
  select distinct place, 0.0 as score from (
    select a.place from ${reach === undefined ? '' : `${reach} r cross join`} ${size} s cross join ${rows} and s.n > ${MAX_RANKED} ${within}
    ${reach === undefined ? '' : 'and f.rowid between r.first and r.last and a.place <= r.place'}
  )`;

/** The furthest result for which it is worth asking which verses stand before it. */
const NEAR = 200;

/**
 * A select of the place that a page of the unranked does not reach beyond. As many places as the page needs, whichever
 * they are, tell: they come nearly in order. No row where they are too few, or the page is far.
 */
const endOfPage = (rows: string, size: string, within: string): string => `
  select max(place) as place from (
    select distinct place from (
      select a.place from ${size} s cross join ${rows} and s.n > ${MAX_RANKED} ${within}
        and :limit + :offset <= ${NEAR} limit :limit + :offset + 1000
    ) order by place limit :limit + :offset
  ) having count(*) = :limit + :offset`;

/** A select of what a page can be made of: of each edition the first and the last verse up to its `end`, else all. */
const reachOfPage = (end: string): string => `
  select e.place, min(v.id) as first, max(v.id) as last
  from ${end} e cross join verse_places a cross join bible_verses v
  where a.place between :low and e.place and v.id = a.verse_id group by v.edition_id
  union all
  select :high, 0, ${Number.MAX_SAFE_INTEGER} where not exists (select 1 from ${end})`;

/** Parts that one table answers are asked of it together: words must then stand in the same verse of one text. */
function gathered(parts: readonly SearchNode[], kind: 'all' | 'any'): SearchNode[] {
  const byTable = new Map<SearchTable, SearchNode[]>();
  const alone: SearchNode[] = [];
  for (const part of parts) {
    const table = tableOf(part);
    if (table === null) alone.push(part);
    else byTable.set(table, [...(byTable.get(table) ?? []), part]);
  }
  const together = [...byTable.values()].map((of): SearchNode => {
    if (of.length === 1) return of[0] as SearchNode;
    return kind === 'all' ? { kind, of, without: [] } : { kind, of };
  });
  return [...together, ...alone];
}

/** A question of one table in SQLite's full-text grammar, in pieces: text, and lemmas that are looked up. */
function expression(node: SearchNode): (string | Lookup)[] {
  if (node.kind === 'all') {
    const wanted = between(node.of, ' AND ');
    return node.without.length === 0
      ? wanted
      : ['(', ...wanted, ' NOT ', ...between(node.without, ' OR '), ')'];
  }
  if (node.kind === 'any') return between(node.of, ' OR ');
  return termExpression(node);
}

const between = (nodes: readonly SearchNode[], operator: string): (string | Lookup)[] => [
  '(',
  ...nodes.flatMap((node, at) => (at === 0 ? expression(node) : [operator, ...expression(node)])),
  ')',
];

/** Tokens are letters and figures only, so that nothing in them can be read as grammar. */
function termExpression(term: SearchTerm): (string | Lookup)[] {
  switch (term.kind) {
    case 'words': {
      const words = `"${term.tokens.join(' ')}"${term.prefix ? ' *' : ''}`;
      return [term.script === 'latin' ? words : `letters : ${words}`];
    }
    case 'strongs':
      return isLookup(term) ? ['lemmas : ', term] : [`lemmas : "${term.number.toLowerCase()}"`];
    case 'lemma':
      return isLookup(term) ? ['lemmas : ', term] : [`lemmas : "${term.letters}"`];
    case 'value':
      throw new TypeError('A value is no text');
  }
}
