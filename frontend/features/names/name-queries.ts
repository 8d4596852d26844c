import { queryOptions } from '@tanstack/react-query';
import type { NameQuestion } from '../../addresses/name-explorer-address.ts';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';

export const nameQueries = {
  all: () => ['names'] as const,

  analysis: (question: NameQuestion) =>
    queryOptions({
      queryKey: [...nameQueries.all(), 'analysis', question],
      queryFn: ({ signal }) => {
        const { name, hebrew, greek, range } = question;
        return call(
          api['explore-name'].$post({ json: { name, hebrew, greek, range } }, { init: { signal } }),
          'spelling',
        );
      },
      enabled: question.name !== '',
      placeholderData: (last) => (last?.name === question.name ? last : undefined),
    }),
};
