import { createRoute, redirect } from '@tanstack/react-router';
import { EXPLORER_SEARCH } from '../../addresses/explorer-address.ts';
import { searchOptions } from '../../addresses/search-params.ts';
import { rootRoute } from '../root-route.tsx';

const addressWithoutPlace = { getParentRoute: () => rootRoute, ...searchOptions(EXPLORER_SEARCH) };

/** `/explorer` alone opens the default verse, and a book without a chapter its first chapter. */
export const explorerRedirects = [
  createRoute({
    ...addressWithoutPlace,
    path: '/explorer',
    beforeLoad: ({ search, location: { hash } }) => {
      throw redirect({
        to: '/explorer/$book/$chapter/$verse',
        params: { book: 'psalms', chapter: '23', verse: '3' },
        search,
        hash,
        replace: true,
      });
    },
  }),
  createRoute({
    ...addressWithoutPlace,
    path: '/explorer/$book',
    beforeLoad: ({ params: { book }, search, location: { hash } }) => {
      throw redirect({
        to: '/explorer/$book/$chapter',
        params: { book, chapter: '1' },
        search,
        hash,
        replace: true,
      });
    },
  }),
] as const;
