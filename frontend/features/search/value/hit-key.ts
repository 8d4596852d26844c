import type { ValueHit } from '../../../../domain/contract/index.ts';
import type { FoundHit } from '../../../../domain/value-search/index.ts';

/** The React key of a result. */
export const hitKey = ({ edition, method, book, chapter, verse, span }: ValueHit | FoundHit): string =>
  `${edition} ${method} ${book} ${chapter}:${verse} ${span?.startWord} ${span?.endVerse} ${span?.endWord}`;
