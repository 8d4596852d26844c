import type { TextSearchAnswer, ValueSearchAnswer } from '../../../domain/contract/index.ts';

const NO_FACETS: TextSearchAnswer['facets'] = { testaments: [], groups: [], books: [], versions: [] };

/** An answer of which only the results are certain: a bare list of them, or an object with other fields or without. */
type Loose<Answer extends { readonly results: readonly unknown[] }> =
  | Answer['results']
  | (Pick<Answer, 'results'> & Partial<Answer>);

export function textAnswer(answer: Loose<TextSearchAnswer>): TextSearchAnswer {
  const given = Array.isArray(answer) ? { results: answer } : answer;
  return { resultCount: given.results.length, facets: NO_FACETS, editions: [], ...given };
}

export function valueAnswer(answer: Loose<ValueSearchAnswer>): ValueSearchAnswer {
  const given = Array.isArray(answer) ? { results: answer } : answer;
  const { resultCount = given.results.length } = given;
  return { resultCount, exactCount: resultCount, editions: [], ...given };
}
