import type { GematriaScript } from '../gematria/method-types.ts';

/** The condition that a search sets for a verse's texts. `parseSearchQuery` returns it. */
export type SearchNode = SearchTerm | AllOf | AnyOf;

/** True if all nodes in `of` are true and no node in `without` is true. `of` has at least one node. */
export interface AllOf {
  readonly kind: 'all';
  readonly of: readonly SearchNode[];
  readonly without: readonly SearchNode[];
}

/** True if at least one node in `of` is true. `of` has two or more nodes. */
export interface AnyOf {
  readonly kind: 'any';
  readonly of: readonly SearchNode[];
}

export type SearchTerm = WordsTerm | StrongsTerm | LemmaTerm | ValueTerm;

/** Consecutive words in one script. */
export interface WordsTerm {
  readonly kind: 'words';
  readonly script: 'latin' | GematriaScript;
  /** Bare forms: Latin in small letters without marks, Hebrew with folded final letters, Greek without accents. */
  readonly tokens: readonly [string, ...string[]];
  /** True if English words match as written, false if they are stemmed. Hebrew and Greek words are never stemmed. */
  readonly exact: boolean;
  /** True if the last token is only the beginning of a word. */
  readonly prefix: boolean;
}

/** A word with this Strong's number. */
export interface StrongsTerm {
  readonly kind: 'strongs';
  /** The number in its stored form, such as `H430`. */
  readonly number: string;
}

/** A word whose lemma has these bare letters, with final letters folded. */
export interface LemmaTerm {
  readonly kind: 'lemma';
  readonly script: GematriaScript;
  readonly letters: string;
}

/** A verse with this total, by the standard method of its script. */
export interface ValueTerm {
  readonly kind: 'value';
  readonly value: number;
}

/** A query that cannot be read, with a hint for the reader about how to fix it. */
export interface Unreadable {
  readonly ok: false;
  readonly hint: string;
}
