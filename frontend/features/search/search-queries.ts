import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';
import { callParams, type TextQuestion, textParams, type ValueQuestion, valueParams } from './question.ts';

export const searchQueries = {
  all: () => ['search'] as const,

  /** A page of the verses with these words. */
  text: (question: TextQuestion) => {
    const query = callParams(textParams(question));
    return queryOptions({
      queryKey: [...searchQueries.all(), 'text', query],
      queryFn: ({ signal }) =>
        call(api.search.$get({ query: { ...query, term: question.term } as never }, { init: { signal } })),
      enabled: question.term !== '',
    });
  },

  /** A page of the verses, words or spans with this value. */
  value: (question: ValueQuestion) => {
    const query = callParams(valueParams(question));
    return queryOptions({
      queryKey: [...searchQueries.all(), 'value', question.value, query],
      queryFn: ({ signal }) =>
        call(
          api.search.gematria[':value'].$get(
            { param: { value: question.value }, query: query as never },
            { init: { signal } },
          ),
        ),
      enabled: question.value !== '',
    });
  },
};
