import type { SearchNode, SearchTerm } from '../../../domain/search-query/index.ts';
import { isLookup, type Lookup, type LookupKind, lookupKind, lookupValues } from './lookups.ts';
import { type SearchTable, tableOf } from './tree.ts';

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
    }
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'any'; readonly name: string; readonly of: SetShape[] }
  | { readonly kind: 'all'; readonly name: string; readonly of: SetShape[]; readonly without: SetShape[] };

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

  /** The shape of a query. */
  shapeOf(node: SearchNode): SetShape {
    const table = tableOf(node);
    if (table !== null) {
      return { kind: 'table', name: this.#name('match'), table, match: this.#matchOf(node) };
    }
    if (node.kind === 'any') {
      return { kind: 'any', name: this.#name('any'), of: this.#shapesOf(gathered(node.of, 'any')) };
    }
    if (node.kind === 'all') {
      return {
        kind: 'all',
        name: this.#name('all'),
        of: this.#shapesOf(gathered(node.of, 'all')),
        without: this.#shapesOf(gathered(node.without, 'any')),
      };
    }
    const name = this.#name('value');
    this.values[name] = node.kind === 'value' ? node.value : 0;
    return { kind: 'value', name };
  }

  #shapesOf(nodes: readonly SearchNode[]): SetShape[] {
    return nodes.map((node) => this.shapeOf(node));
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
function termExpression(term: SearchTerm): (string | Lookup)[] {
  switch (term.kind) {
    case 'words': {
      const words = `"${term.tokens.join(' ')}"${term.prefix ? ' *' : ''}`;
      return [term.script === 'latin' ? words : `letters : ${words}`];
    }
    case 'strongs':
      return isLookup(term) ? ['lemmas : ', term] : [`lemmas : "${term.number.toLowerCase()}"`];
    case 'lemma':
      return ['lemmas : ', term];
    case 'value':
      throw new TypeError('A value is no text');
  }
}
