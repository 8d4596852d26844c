import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';
import { closeLetters, readyLetters } from '../../letters/index.ts';
import { type TextQuestion, textCall, type ValueQuestion, valueCall, valueQuery } from './question.ts';
import { textAnswer, valueAnswer } from './search-answer.ts';

export const searchQueries = {
  all: () => ['search'] as const,

  text: (question: TextQuestion) => {
    const query = textCall(question);
    return queryOptions({
      queryKey: [...searchQueries.all(), 'text', query],
      queryFn: async ({ signal }) => textAnswer(await call(api.search.$get({ query }, { init: { signal } }))),
      enabled: question.term !== '',
    });
  },

  /**
   * What the letters files in this browser answer at once: counts and places. The page is null if the API must answer. The answer is
   * not kept, because the files may be those of another revision the next time.
   */
  found: (question: ValueQuestion) =>
    queryOptions({
      queryKey: [...searchQueries.all(), 'found', question.value, valueCall(question)],
      queryFn: async () => {
        const query = valueQuery(question);
        const page =
          query &&
          (await readyLetters()
            ?.find(question.value, query)
            .catch(() => null));
        return { question, page: page ?? null };
      },
      staleTime: 0,
      gcTime: 0,
    }),

  value: (question: ValueQuestion) => {
    const query = valueCall(question);
    const param = { value: question.value };
    return queryOptions({
      queryKey: [...searchQueries.all(), 'value', question.value, query],
      queryFn: async ({ client, signal }) => {
        const init = { init: { signal } };
        const { page } = await client.fetchQuery(searchQueries.found(question));
        if (page !== null) {
          const { words, resultCount, exactCount } = page;
          const texts = api.search.gematria[':value'].texts.$get({ param, query: { ...query, words } }, init);
          const answer = await call(texts).catch(async (error: unknown) => {
            if (!(error instanceof ApiError && error.status === 409)) throw error;
            await closeLetters(client);
            return null;
          });
          if (answer !== null) return valueAnswer({ resultCount, exactCount, ...answer });
        }
        return valueAnswer(await call(api.search.gematria[':value'].$get({ param, query }, init)));
      },
      enabled: question.value !== '',
    });
  },
};
