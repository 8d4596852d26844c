import { EVERY_EDITION } from '../contract/limits.ts';
import { type ChosenText, chosenTexts, type SearchableEdition } from './chosen-texts.ts';
import { Refused } from './refused.ts';
import { type ValueQuery, type ValueRequest, valueRequest } from './request.ts';

export interface OwnSearch {
  readonly request: ValueRequest;
  readonly chosen: readonly ChosenText[];
}

/** A value search that letters files answer alone. Null for any other, and for one that the API refuses. */
export function ownSearch(
  editions: readonly SearchableEdition[],
  value: string,
  query: ValueQuery,
): OwnSearch | null {
  const isOwn =
    query.lemma === undefined &&
    query.edition !== EVERY_EDITION &&
    query.distinct === undefined &&
    query.order === 'canonical' &&
    query.verseLeftOut === null;
  if (!isOwn) return null;
  try {
    const request = valueRequest(value, query);
    const chosen = chosenTexts(editions, request);
    return chosen.length === 0 ? null : { request, chosen };
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
