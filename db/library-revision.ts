import type { EditionRole } from '../domain/editions/index.ts';

/** What is published: a hash over the facts and revisions of all editions, and one over those of each role. */
export interface LibraryRevision {
  readonly whole: string;
  /**
   * The hash of each role's editions. A role is missing if nothing was published since the database
   * began to store these hashes.
   */
  readonly ofRoles: Readonly<Partial<Record<EditionRole, string>>>;
}

/**
 * The part of a revision that concerns answers which use only editions of these roles. It changes when one of these
 * editions changes, comes or goes, and stays when only others do.
 *
 * @example
 * ```ts
 * const revision = { whole: 'w1', ofRoles: { original: 'a1', names: 'b1' } };
 * revisionOf(revision, ['original', 'names']) // => 'a1-b1'
 * revisionOf(revision, ['original', 'lexicon', 'meanings']) // => 'a1-w1'
 * ```
 */
export const revisionOf = ({ whole, ofRoles }: LibraryRevision, roles: readonly EditionRole[]): string =>
  [...new Set(roles.map((role) => ofRoles[role] ?? whole))].join('-');
