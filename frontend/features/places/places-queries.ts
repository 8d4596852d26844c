import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../api/client.ts';
import { type PlacesQuestion, placesCall } from './question.ts';

export const placesQueries = {
  answer: (question: PlacesQuestion) => {
    const query = placesCall(question);
    return queryOptions({
      queryKey: ['places', query],
      queryFn: ({ signal }) => call(api.places.$get({ query }, { init: { signal } }), 'places'),
    });
  },
  /** The numbers of a verse, which is named as addresses name it. */
  verse: (at: string, edition?: string) =>
    placesQueries.answer({ unit: 'verse', at, n: undefined, in: undefined, order: 'english', edition }),
};
