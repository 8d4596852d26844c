import { createRoute, redirect } from '@tanstack/react-router';
import { parseExplorerSearch } from '../shared/explorer-search.ts';
import { rootRoute } from './root.tsx';

/** A book without a chapter opens at its first. */
export const bookRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/explorer/$book',
  validateSearch: parseExplorerSearch,
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
