import type { RevisionPart } from '../../db/library-revision.ts';
import type { KeptAnswer } from '../isolate/isolate-memory.ts';

export interface PageContent {
  /** Null if the answers may change without a publication. Empty if the page contains no answer. */
  readonly tag: string | null;
  readonly uses: readonly RevisionPart[];
}

export const NO_CONTENT: PageContent = { tag: '', uses: [] };

/**
 * The content of a page that contains these answers.
 *
 * @example
 * ```ts
 * contentOf([{ headers: { ETag: '"o1.code"' }, uses: ['original'] }]) // => { tag: 'o1.code', uses: ['original'] }
 * ```
 */
export function contentOf(answers: readonly Pick<KeptAnswer, 'headers' | 'uses'>[]): PageContent {
  const tags = new Set(answers.map(({ headers }) => headers.ETag?.slice(1, -1)));
  return {
    tag: tags.has(undefined) ? null : [...tags].join('-'),
    uses: [...new Set(answers.flatMap(({ uses }) => uses))],
  };
}
