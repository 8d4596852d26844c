import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';
import { type TextQuestion, textCall, type ValueQuestion, valueCall } from './question.ts';
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

  value: (question: ValueQuestion) => {
    const query = valueCall(question);
    return queryOptions({
      queryKey: [...searchQueries.all(), 'value', question.value, query],
      queryFn: async ({ signal }) =>
        valueAnswer(
          await call(
            api.search.gematria[':value'].$get(
              { param: { value: question.value }, query },
              { init: { signal } },
            ),
          ),
        ),
      enabled: question.value !== '',
    });
  },
};
