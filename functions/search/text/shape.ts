import type { SearchNode, SearchTerm, WordsTerm } from '../../../domain/search-query/index.ts';
import { isLookup, type Lookup, type LookupKind, lookupKind, lookupValues } from './lookups.ts';
import { allTerms, type SearchTable, sideOf, tableOf } from './tree.ts';

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
  | { readonly kind: 'value'; readonly name: string; readonly places: Places }
  | { readonly kind: 'any'; readonly name: string; readonly of: SetShape[] }
  | { readonly kind: 'all'; readonly name: string; readonly of: SetShape[]; readonly without: SetShape[] };

/**
 * Where a verse of the original that has several addresses is found: at its own address, so that it counts once, or at
 * each of them, where it meets the English words of the query.
 */
export type Places = 'own' | 'each';

/**
 * The names of the placeholders with further queries. Their results rank before the others: verses that begin with the
 * words as typed, verses with the words one after the other, and verses with the words close together. A part is null
 * if it cannot be asked, or if all results have it.
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

/** Divides queries into shapes and values. */
export class ShapeMaker {
  /** The values of the placeholders, by name. */
  readonly values: Record<string, string | number> = {};
  /** The lookups, each with its part of a shape. */
  readonly lookups: { readonly part: MatchPart; readonly lookup: Lookup }[] = [];
  #count = 0;

  /** The shape of a whole query. */
  shapeOf(node: SearchNode): SetShape {
    const shape = this.#partOf(node, 'own');
    return shape.kind === 'table' ? { ...shape, closeness: this.#closenessOf(node) } : shape;
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
    const name = this.#name('value');
    this.values[name] = node.kind === 'value' ? node.value : 0;
    return { kind: 'value', name, places };
  }

  #shapesOf(nodes: readonly SearchNode[], places: Places): SetShape[] {
    return nodes.map((node) => this.#partOf(node, places));
  }

  #closenessOf(node: SearchNode): Closeness | null {
    const parts = node.kind === 'all' ? node.of : [node];
    const terms = parts.filter((part): part is WordsTerm => part.kind === 'words');
    const words = terms.flatMap(({ tokens }) => tokens);
    if (terms.length < parts.length || words.length < 2) return null;
    const column = terms[0]?.script === 'latin' ? '' : 'letters : ';
    const near =
      terms.length < 2
        ? null
        : this.#ask(
            'near',
            `${column}NEAR(${terms.map(phraseOf).join(' ')}, ${Math.max(NEAR, words.length)})`,
          );
    // Only the last word of a phrase can be the beginning of a word.
    if (terms.slice(0, -1).some(({ prefix }) => prefix)) return { start: null, phrase: null, near };
    const phrase = `"${words.join(' ')}"${terms.at(-1)?.prefix ? ' *' : ''}`;
    return {
      start: this.#ask('start', `${column}^ ${phrase}`),
      phrase: near === null ? null : this.#ask('phrase', column + phrase),
      near,
    };
  }

  /** Keeps a full-text query and returns the name of its placeholder. */
  #ask(kind: string, query: string): string {
    const name = this.#name(kind);
    this.values[name] = query;
    return name;
  }

  #matchOf(node: SearchNode): MatchPart[] {
    const parts: MatchPart[] = [];
    for (const piece of joined(expression(node))) {
      if (typeof piece === 'string') {
        const part: MatchPart = { kind: 'text', name: this.#name('text') };
        this.values[part.name] = piece;
        parts.push(part);
      } else {
        const kind = lookupKind(piece);
        const part: MatchPart = { kind, name: this.#name(kind) };
        Object.assign(this.values, lookupValues(part.name, piece));
        this.lookups.push({ part, lookup: piece });
        parts.push(part);
      }
    }
    return parts;
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

/** Joins texts that follow each other in a list of pieces. */
function joined(pieces: readonly (string | Lookup)[]): (string | Lookup)[] {
  const found: (string | Lookup)[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') found[found.length - 1] = last + piece;
    else found.push(piece);
  }
  return found;
}

/** A query to one table in SQLite's full-text grammar, in pieces: text, and lemmas to look up. */
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

/** Tokens are only letters and digits, so nothing in them can be read as grammar. */
const phraseOf = ({ tokens, prefix }: WordsTerm): string => `"${tokens.join(' ')}"${prefix ? ' *' : ''}`;

function termExpression(term: SearchTerm): (string | Lookup)[] {
  switch (term.kind) {
    case 'words': {
      return [term.script === 'latin' ? phraseOf(term) : `letters : ${phraseOf(term)}`];
    }
    case 'strongs':
      return isLookup(term) ? ['lemmas : ', term] : [`lemmas : "${term.number.toLowerCase()}"`];
    case 'lemma':
      return ['lemmas : ', term];
    case 'value':
      throw new TypeError('A value is no text');
  }
}
