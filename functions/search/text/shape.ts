import type { TextSearchQuery } from '../../../domain/contract/index.ts';
import { combined, markedWords, type SearchNode, spellingsOf } from '../../../domain/search-query/index.ts';
import { type Lookup, type LookupKind, lookupValues } from './lookups.ts';
import {
  anyOf,
  columnOf,
  type Phrase,
  phraseOf,
  type SearchTable,
  type TotalColumn,
  termSql,
} from './term-sql.ts';
import { allTerms, sideOf, tableOf } from './tree.ts';

export type SearchOrder = TextSearchQuery['order'];

/**
 * Everything that the SQL of a query depends on: the tables that are read and the way in which their results are
 * combined. The reader's words are values of placeholders, so queries of equal shape share one statement.
 */
export type SetShape =
  | {
      readonly kind: 'table';
      readonly name: string;
      readonly table: SearchTable;
      readonly match: MatchPart[];
      /** Null if the query is a single word, or not words or phrases that must all occur. */
      readonly closeness: Closeness | null;
      readonly places: Places;
    }
  | {
      readonly kind: 'totals';
      readonly name: string;
      readonly totals: readonly TotalColumn[];
      readonly places: Places;
    }
  | { readonly kind: 'any'; readonly name: string; readonly of: SetShape[] }
  | { readonly kind: 'all'; readonly name: string; readonly of: SetShape[]; readonly without: SetShape[] };

/**
 * Where a verse of the original that has several addresses is found: at its own address, so that it counts once, or at
 * each of them, where it meets the English words of the query.
 */
export type Places = 'own' | 'each';

/**
 * The names of the placeholders with further queries. Their results rank before the others: verses that begin
 * with the words as typed, verses with the words one after the other, and verses with the words close
 * together. A part is null if it cannot be searched for, or if all results have it.
 */
export interface Closeness {
  readonly start: string | null;
  readonly phrase: string | null;
  readonly near: string | null;
}

/**
 * The most words between the first and the last word of a result that has the words close together. It is about the
 * length of a clause.
 */
const NEAR = 10;

/**
 * A part of a full-text query: text, or lemmas to look up. `name` is the name of the text's placeholder or of the
 * table with the lemmas.
 */
export interface MatchPart {
  readonly kind: 'text' | LookupKind;
  readonly name: string;
}

export class ShapeMaker {
  readonly values: Record<string, string | number> = {};
  readonly lookups: { readonly part: MatchPart; readonly lookup: Lookup }[] = [];
  #count = 0;

  /** @param order in canonical order it does not matter how close the words are. */
  shapeOf(node: SearchNode, order: SearchOrder = 'best'): SetShape {
    const shape = this.#partOf(node, 'own');
    return shape.kind === 'table' && order === 'best'
      ? { ...shape, closeness: this.#closenessOf(node) }
      : shape;
  }

  #partOf(node: SearchNode, places: Places): SetShape {
    const table = tableOf(node);
    if (table !== null) {
      const name = this.#name('match');
      return { kind: 'table', name, table, match: this.#matchOf(node), closeness: null, places };
    }
    if (node.kind === 'any') {
      return { kind: 'any', name: this.#name('any'), of: this.#shapesOf(gathered(node.of, 'any'), places) };
    }
    if (node.kind === 'all') {
      const isMet = node.of.flatMap(allTerms).some((term) => sideOf(term) === 'english');
      const within = isMet ? 'each' : places;
      return {
        kind: 'all',
        name: this.#name('all'),
        of: this.#shapesOf(gathered(node.of, 'all'), within),
        without: this.#shapesOf(gathered(node.without, 'any'), within),
      };
    }
    const search = termSql(node);
    if (search.table !== null) throw new TypeError(`A table answers ${node.kind}`);
    const name = this.#ask('value', search.value);
    return { kind: 'totals', name, totals: search.totals, places };
  }

  #shapesOf(nodes: readonly SearchNode[], places: Places): SetShape[] {
    return nodes.map((node) => this.#partOf(node, places));
  }

  #closenessOf(node: SearchNode): Closeness | null {
    const parts = node.kind === 'all' ? node.of : [node];
    const terms = parts.flatMap((part) =>
      part.kind === 'all' || part.kind === 'any' ? [] : markedWords(part),
    );
    if (terms.length < parts.length || terms.flatMap(({ tokens }) => tokens).length < 2) return null;
    const column = columnOf(terms[0]?.script ?? 'latin');
    // Each way is a phrase for each term, in one of its spellings.
    const ways = combined(
      terms.map((term) => spellingsOf(term).map((tokens): [Phrase] => [{ tokens, prefix: term.prefix }])),
    );
    const ask = (kind: string, query: (way: readonly Phrase[]) => string) =>
      this.#ask(kind, anyOf(ways.map((way) => column + query(way))));
    const near =
      terms.length < 2
        ? null
        : ask(
            'near',
            (way) => `NEAR(${way.map(phraseOf).join(' ')}, ${Math.max(NEAR, wordsOf(way).length)})`,
          );
    // Only the last word of a phrase can be the beginning of a word.
    if (terms.slice(0, -1).some(({ prefix }) => prefix)) return { start: null, phrase: null, near };
    const phrase = (way: readonly Phrase[]) =>
      phraseOf({ tokens: wordsOf(way), prefix: way.at(-1)?.prefix === true });
    return {
      start: ask('start', (way) => `^ ${phrase(way)}`),
      phrase: near === null ? null : ask('phrase', phrase),
      near,
    };
  }

  #ask(kind: string, value: string | number): string {
    const name = this.#name(kind);
    this.values[name] = value;
    return name;
  }

  #matchOf(node: SearchNode): MatchPart[] {
    return joined(expression(node)).map((piece): MatchPart => {
      if (typeof piece === 'string') return { kind: 'text', name: this.#ask('text', piece) };
      const part = { kind: piece.kind, name: this.#name(piece.kind) };
      Object.assign(this.values, lookupValues(part.name, piece));
      this.lookups.push({ part, lookup: piece });
      return part;
    });
  }

  #name(kind: string): string {
    this.#count++;
    return `${kind}${this.#count}`;
  }
}

/**
 * Joins the parts that one table can answer. With `all`, their words must then be in the same verse of one
 * text.
 */
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

const wordsOf = (way: readonly Phrase[]): string[] => way.flatMap(({ tokens }) => tokens);

function joined(pieces: readonly (string | Lookup)[]): (string | Lookup)[] {
  const found: (string | Lookup)[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') found[found.length - 1] = last + piece;
    else found.push(piece);
  }
  return found;
}

/** The full-text query of a search in one table. Null if the table alone cannot answer it. */
export function matchText(node: SearchNode, table: SearchTable): string | null {
  if (tableOf(node) !== table) return null;
  const [text, ...more] = joined(expression(node));
  return typeof text === 'string' && more.length === 0 ? text : null;
}

function expression(node: SearchNode): readonly (string | Lookup)[] {
  if (node.kind === 'all') {
    const required = between(node.of, ' AND ');
    return node.without.length === 0
      ? required
      : ['(', ...required, ' NOT ', ...between(node.without, ' OR '), ')'];
  }
  if (node.kind === 'any') return between(node.of, ' OR ');
  const search = termSql(node);
  if (search.table === null) throw new TypeError(`No table answers ${node.kind}`);
  return search.match;
}

const between = (nodes: readonly SearchNode[], operator: string): readonly (string | Lookup)[] => [
  '(',
  ...nodes.flatMap((node, at) => (at === 0 ? expression(node) : [operator, ...expression(node)])),
  ')',
];
