import { createRoute, redirect } from '@tanstack/react-router';
import { EXPLORER_SEARCH } from '../../addresses/explorer-address.ts';
import { searchOptions } from '../../addresses/search-params.ts';
import { rootRoute } from '../root-route.tsx';

/** Redirects the address of a book without a chapter to its first chapter. */
export const bookRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/explorer/$book',
  ...searchOptions(EXPLORER_SEARCH),
  beforeLoad: ({ params, search, location: { hash } }) => {
    throw redirect({
      to: '/explorer/$book/$chapter',
      params: { book: params.book, chapter: '1' },
      search,
      hash,
      replace: true,
    });
  },
});
