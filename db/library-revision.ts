import type { EditionRole, OwnId } from '../domain/editions/index.ts';

/** What an answer may use: all editions of a role, or an added text. */
export type RevisionPart = EditionRole | OwnId;

/**
 * What is published: a hash over the facts and revisions of all editions, one over those of each role, and one for each
 * added text.
 */
export interface LibraryRevision {
  readonly whole: string;
  /**
   * The hash of each role's editions. A role is missing if nothing was published since the database
   * began to store these hashes.
   */
  readonly ofRoles: Readonly<Partial<Record<RevisionPart, string>>>;
}

/**
 * The part of a revision that concerns answers which use only these editions. It changes when one of these
 * editions changes, comes or goes, and stays when only others do.
 *
 * @example
 * ```ts
 * const revision = { whole: 'w1', ofRoles: { original: 'a1', names: 'b1' } };
 * revisionOf(revision, ['original', 'names']) // => 'a1-b1'
 * revisionOf(revision, ['original', 'lexicon', 'meanings']) // => 'a1-w1'
 * ```
 */
export const revisionOf = ({ whole, ofRoles }: LibraryRevision, parts: readonly RevisionPart[]): string =>
  [...new Set(parts.map((part) => ofRoles[part] ?? whole))].join('-');
