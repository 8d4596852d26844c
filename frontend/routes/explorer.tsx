import { createRoute, redirect } from '@tanstack/react-router';
import { parseExplorerSearch } from '../shared/explorer-search.ts';
import { rootRoute } from './root.tsx';

/** `/explorer` alone opens the default place. */
export const explorerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/explorer',
  validateSearch: parseExplorerSearch,
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
