import type { GematriaScript } from '../gematria/method-types.ts';

/** What a search asks of a verse's texts, as `parseSearchQuery` reads it. */
export type SearchNode = SearchTerm | AllOf | AnyOf;

/** Holds where all of `of` hold (at least one) and none of `without`. */
export interface AllOf {
  readonly kind: 'all';
  readonly of: readonly SearchNode[];
  readonly without: readonly SearchNode[];
}

/** Holds where one of two or more holds. */
export interface AnyOf {
  readonly kind: 'any';
  readonly of: readonly SearchNode[];
}

export type SearchTerm = WordsTerm | StrongsTerm | LemmaTerm | ValueTerm;

/** Words that stand one after another, of one script. */
export interface WordsTerm {
  readonly kind: 'words';
  readonly script: 'latin' | GematriaScript;
  /** Bare forms: Latin in small letters without marks, Hebrew with folded finals, Greek without accents. */
  readonly tokens: readonly [string, ...string[]];
  /** English: as written, without stemming. Hebrew and Greek are always as written. */
  readonly exact: boolean;
  /** The last token is only a word's beginning. */
  readonly prefix: boolean;
}

/** A word of this Strong's number. */
export interface StrongsTerm {
  readonly kind: 'strongs';
  /** As it is stored: `H430`. */
  readonly number: string;
}

/** A word of the lemma that is written so, in bare letters with folded finals. */
export interface LemmaTerm {
  readonly kind: 'lemma';
  readonly script: GematriaScript;
  readonly letters: string;
}

/** A verse of this total, by the standard method of its script. */
export interface ValueTerm {
  readonly kind: 'value';
  readonly value: number;
}

/** A question that cannot be read, with what to do about it, in words for the reader. */
export interface Unreadable {
  readonly ok: false;
  readonly hint: string;
}
