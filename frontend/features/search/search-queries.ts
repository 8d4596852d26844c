import { queryOptions } from '@tanstack/react-query';
import type { FoundPage } from '../../../domain/value-search/index.ts';
import { api, call } from '../../api/client.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { closeLetters, type Letters, readyLetters } from '../../letters/index.ts';
import {
  isValue,
  offersCall,
  type TextQuestion,
  textCall,
  type ValueQuestion,
  valueCall,
  valueQuery,
} from './question.ts';
import { textAnswer, valueAnswer } from './search-answer.ts';

/** What the letters files in this browser say of a question: counts and places. Null if the API must answer. */
export async function ownPage(
  letters: Letters,
  question: ValueQuestion,
  signal: AbortSignal,
): Promise<FoundPage | null> {
  const query = isValue(question.value) ? valueQuery(question) : null;
  return query && letters.find(question.value, query, signal).catch(() => null);
}

export const searchQueries = {
  all: () => ['search'] as const,

  text: (question: TextQuestion) => {
    const query = textCall(question);
    return queryOptions({
      queryKey: [...searchQueries.all(), 'text', query],
      queryFn: async ({ signal }) =>
        textAnswer(await call(api.search.$get({ query }, { init: { signal } }), 'facets')),
      enabled: question.term !== '',
    });
  },

  /** What to ask instead of a text search that finds nothing. */
  offers: ({ page: _page, order: _order, ...question }: TextQuestion) => {
    const query = offersCall(question);
    return queryOptions({
      queryKey: [...searchQueries.all(), 'offers', query],
      queryFn: async ({ signal }) =>
        (await call(api.search.offers.$get({ query }, { init: { signal } }), 'offers')).offers,
    });
  },

  value: (question: ValueQuestion) => {
    const query = valueCall(question);
    const param = { value: question.value };
    return queryOptions({
      queryKey: [...searchQueries.all(), 'value', question.value, query],
      queryFn: async ({ client, signal }) => {
        const init = { init: { signal } };
        const letters = readyLetters();
        const page = letters && (await ownPage(letters, question, signal));
        if (page !== null) {
          const { words, resultCount, exactCount } = page;
          const texts = api.search.gematria[':value'].texts.$get({ param, query: { ...query, words } }, init);
          const answer = await call(texts, 'results').catch((error: unknown) => {
            if (isTemporary(error)) throw error;
            return null;
          });
          // A library with other texts or revisions has other counts too.
          if (answer !== null && JSON.stringify(answer.editions) === JSON.stringify(page.editions))
            return valueAnswer({ resultCount, exactCount, ...answer });
          await closeLetters(client);
        }
        return valueAnswer(await call(api.search.gematria[':value'].$get({ param, query }, init), 'results'));
      },
      enabled: question.value !== '',
    });
  },
};
