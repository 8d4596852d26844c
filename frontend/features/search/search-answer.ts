import type {
  TextHit,
  TextSearchAnswer,
  ValueHit,
  ValueSearchAnswer,
} from '../../../domain/contract/index.ts';

const NO_FACETS: TextSearchAnswer['facets'] = { testaments: [], groups: [], books: [], versions: [] };

/** The answer of a text search. A bare list of results is accepted too. */
export const textAnswer = (answer: TextSearchAnswer | TextHit[]): TextSearchAnswer =>
  Array.isArray(answer)
    ? { results: answer, resultCount: answer.length, facets: NO_FACETS, editions: [] }
    : answer;

/** The answer of a search by value. A bare list of results is accepted too. */
export const valueAnswer = (answer: ValueSearchAnswer | ValueHit[]): ValueSearchAnswer =>
  Array.isArray(answer)
    ? { results: answer, resultCount: answer.length, exactCount: answer.length, editions: [] }
    : answer;
