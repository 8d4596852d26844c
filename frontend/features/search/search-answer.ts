import type { TextSearchAnswer, ValueSearchAnswer } from '../../../domain/contract/index.ts';

const NO_FACETS: TextSearchAnswer['facets'] = { testaments: [], groups: [], books: [], versions: [] };

/** The answer of a search. Only its results are certain: it can be a bare list of them, or lack other fields. */
type Loose<Answer extends { readonly results: readonly unknown[] }> =
  | Answer['results']
  | (Pick<Answer, 'results'> & Partial<Answer>);

export function textAnswer(answer: Loose<TextSearchAnswer>): TextSearchAnswer {
  const fields = Array.isArray(answer) ? { results: answer } : answer;
  return {
    resultCount: fields.results.length,
    facets: NO_FACETS,
    editions: [],
    first: null,
    times: null,
    ...fields,
  };
}

export function valueAnswer(answer: Loose<ValueSearchAnswer>): ValueSearchAnswer {
  const fields = Array.isArray(answer) ? { results: answer } : answer;
  const { resultCount = fields.results.length } = fields;
  return { resultCount, exactCount: resultCount, editions: [], ...fields };
}
