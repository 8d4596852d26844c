import { queryOptions } from '@tanstack/react-query';
import type { NameQuestion } from '../../addresses/name-explorer.ts';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';

export const nameQueries = {
  all: () => ['names'] as const,

  /** What is known of a name. While only the spelling or the range changes, the last answer stays. */
  analysis: (question: NameQuestion) =>
    queryOptions({
      queryKey: [...nameQueries.all(), 'analysis', question],
      queryFn: ({ signal }) => {
        const { name, hebrew, greek, range } = question;
        return call(
          api['explore-name'].$post({ json: { name, hebrew, greek, range } }, { init: { signal } }),
        );
      },
      enabled: question.name !== '',
      placeholderData: (last) => (last?.name === question.name ? last : undefined),
    }),
};
