import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { trimmedText } from '../../domain/basics/index.ts';
import { EXPLORER_SEARCH } from '../addresses/explorer-address.ts';
import { searchOptions } from '../addresses/search-params.ts';
import { rootRoute } from './root-route.tsx';

/** A place in the query string. The list of notes links to its verses in this form. */
const PLACE_SEARCH = {
  book: trimmedText,
  chapter: trimmedText,
  verse: trimmedText,
  ...EXPLORER_SEARCH,
};

export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  ...searchOptions(PLACE_SEARCH),
  beforeLoad: ({ search: { book, chapter = '1', verse, ...search }, location: { hash } }) => {
    if (book === undefined) return;
    const rest = { search, hash, replace: true };
    throw verse === undefined
      ? redirect({ to: '/explorer/$book/$chapter', params: { book, chapter }, ...rest })
      : redirect({ to: '/explorer/$book/$chapter/$verse', params: { book, chapter, verse }, ...rest });
  },
  component: lazyRouteComponent(() => import('../features/landing/landing-page.tsx'), 'LandingPage'),
});
