import type { EditionRole } from '../../domain/editions/index.ts';
import type { KeptAnswer } from '../http/isolate-memory.ts';

/** What names the answers in a page, for its ETag and for the cache in front of the Worker. */
export interface PageContent {
  /** Null if the answers may change without a publication. Empty if the page contains no answer. */
  readonly tag: string | null;
  /** The roles of the editions that the answers may use. */
  readonly uses: readonly EditionRole[];
}

/** The content of a page that contains no answer of the API. */
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
