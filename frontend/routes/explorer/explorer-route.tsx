import { createRoute, redirect } from '@tanstack/react-router';
import { EXPLORER_SEARCH } from '../../addresses/explorer-address.ts';
import { searchOptions } from '../../addresses/search-params.ts';
import { rootRoute } from '../root-route.tsx';

/** `/explorer` alone opens the default place. */
export const explorerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/explorer',
  ...searchOptions(EXPLORER_SEARCH),
  beforeLoad: ({ search, location: { hash } }) => {
    throw redirect({
      to: '/explorer/$book/$chapter/$verse',
      params: { book: 'psalms', chapter: '23', verse: '3' },
      search,
      hash,
      replace: true,
    });
  },
});
