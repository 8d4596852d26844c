import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '../ui/not-found-page.tsx';
import { anySearch } from './plain-search.ts';
import { rootRoute } from './root.tsx';

const page = lazyRouteComponent(() => import('../features/search/search-page.tsx'), 'SearchPage');

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  validateSearch: anySearch,
  component: page,
});

export const valueSearchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search/gematria/$value',
  validateSearch: anySearch,
  beforeLoad: ({ params }) => {
    if (!/^(?:\d{1,9}|prime|square|triangular|multiple-of-\d{1,9})$/u.test(params.value)) throw notFound();
  },
  component: page,
  notFoundComponent: NotFoundPage,
});
