import type { AllOf, AnyOf, SearchNode } from './query-type.ts';
import { type Piece, scan } from './scan.ts';
import { type ReadingOptions, readPhrase, readPiece, type Unreadable } from './terms.ts';

export const MAX_TERMS = 24;
export const MAX_DEPTH = 8;

/** The wide forms of the signs of ASCII, which East Asian keyboards give: `＝９１３`. */
const WIDE = /[\uFF01-\uFF5E]/gu;

export type ParsedQuery = { readonly ok: true; readonly query: SearchNode } | Unreadable;

/**
 * Reads what is typed into the search box. Words without an operator between them are joined with AND. NOT binds
 * before AND, and AND before OR. Operators are in capitals. docs/decisions/0060-text-search.md has the grammar.
 *
 * @example
 * ```ts
 * parseSearchQuery('shepherd').query // => { kind: 'words', script: 'latin', tokens: ['shepherd'], exact: true, prefix: false }
 * parseSearchQuery('shepherd', { otherForms: true }).query.exact // => false
 * parseSearchQuery('H0430').query // => { kind: 'strongs', number: 'H430' }
 * parseSearchQuery('light OR =26').query.of[1] // => { kind: 'value', value: 26 }
 * parseSearchQuery('NOT light').hint // => 'NOT only leaves out results. Say what to find first, as in: light NOT darkness.'
 * ```
 */
export function parseSearchQuery(text: string, options: ReadingOptions = {}): ParsedQuery {
  const scanned = scan(text.normalize('NFC').replace(WIDE, (sign) => sign.normalize('NFKC')));
  if (!scanned.ok) return scanned;
  try {
    return { ok: true, query: new Parser(scanned.pieces, options).whole() };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, hint: error.message };
    throw error;
  }
}

class Refused extends Error {}

class Parser {
  readonly #pieces: readonly Piece[];
  readonly #options: ReadingOptions;
  #at = 0;
  #terms = 0;
  #depth = 0;

  constructor(pieces: readonly Piece[], options: ReadingOptions) {
    this.#pieces = pieces;
    this.#options = options;
  }

  whole(): SearchNode {
    const query = this.#anyOf();
    if (this.#next() === 'close') throw new Refused('There is a closing parenthesis without an opening one.');
    if (query === null) throw new Refused('There is nothing to search for. Type a word, "a phrase" or H430.');
    return query;
  }

  #next(): Piece['kind'] | undefined {
    return this.#pieces[this.#at]?.kind;
  }

  #anyOf(): SearchNode | null {
    const found: SearchNode[] = [];
    for (;;) {
      const one = this.#allOf();
      if (one !== null) found.push(one);
      if (this.#next() !== 'or') break;
      this.#operator('OR');
    }
    return found.length > 1 ? ({ kind: 'any', of: found } satisfies AnyOf) : (found[0] ?? null);
  }

  #allOf(): SearchNode | null {
    const of: SearchNode[] = [];
    const without: SearchNode[] = [];
    for (;;) {
      const next = this.#next();
      if (next === 'and') this.#operator('AND');
      else if (next === 'not') {
        this.#at++;
        if (!this.#startsTerm()) throw new Refused('Put NOT before a word, a phrase or a parenthesis.');
        without.push(...this.#primary());
      } else if (this.#startsTerm()) of.push(...this.#primary());
      else break;
    }
    if (of.length === 0 && without.length > 0)
      throw new Refused('NOT only leaves out results. Say what to find first, as in: light NOT darkness.');
    if (without.length === 0 && of.length < 2) return of[0] ?? null;
    return { kind: 'all', of, without } satisfies AllOf;
  }

  #startsTerm(): boolean {
    const next = this.#next();
    return next === 'word' || next === 'phrase' || next === 'open';
  }

  #operator(name: 'AND' | 'OR'): void {
    const before = this.#pieces[this.#at - 1]?.kind;
    const after = this.#pieces[this.#at + 1]?.kind;
    const ends = before === 'word' || before === 'phrase' || before === 'close';
    const begins = after === 'word' || after === 'phrase' || after === 'open' || after === 'not';
    if (!ends || !begins) {
      throw new Refused(
        `${name} goes between two words or phrases. To search for the word itself, type it in lower case.`,
      );
    }
    this.#at++;
  }

  #primary(): SearchNode[] {
    const piece = this.#pieces[this.#at++] as Piece;
    if (piece.kind === 'open') return this.#parenthesis();
    const read =
      piece.kind === 'phrase'
        ? readPhrase(piece.text, piece.prefix)
        : readPiece((piece as { text: string }).text, this.#options);
    if (!read.ok) throw new Refused(read.hint);
    this.#terms += read.terms.length;
    if (this.#terms > MAX_TERMS)
      throw new Refused(`You can search for at most ${MAX_TERMS} words and phrases at once.`);
    return [...read.terms];
  }

  #parenthesis(): SearchNode[] {
    if (++this.#depth > MAX_DEPTH)
      throw new Refused(`You can put at most ${MAX_DEPTH} parentheses inside one another.`);
    const inner = this.#anyOf();
    if (this.#next() !== 'close') throw new Refused('A closing parenthesis is missing.');
    this.#at++;
    this.#depth--;
    return inner === null ? [] : [inner];
  }
}
