import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../api/client.ts';

export const libraryQueries = {
  books: () =>
    queryOptions({
      queryKey: ['library', 'books'],
      queryFn: ({ signal }) => call(api.books.$get({}, { init: { signal } }), 'books'),
    }),
  versions: () =>
    queryOptions({
      queryKey: ['library', 'versions'],
      queryFn: ({ signal }) => call(api.versions.$get({}, { init: { signal } }), 'versions'),
    }),
  editions: () =>
    queryOptions({
      queryKey: ['library', 'editions'],
      queryFn: ({ signal }) => call(api.editions.$get({}, { init: { signal } }), 'editions'),
    }),
};
