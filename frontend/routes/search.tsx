import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '../ui/not-found-page.tsx';
import { rootRoute } from './root.tsx';

const page = lazyRouteComponent(() => import('../features/search-page/search-page.tsx'), 'SearchPage');

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  // The router reads a number in the address as one; a term is always text.
  validateSearch: ({ term }: Record<string, unknown>): { term?: string } => {
    const text = term === undefined ? '' : String(term).trim();
    return text === '' ? {} : { term: text };
  },
  component: page,
});

export const valueSearchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search/gematria/$value',
  beforeLoad: ({ params }) => {
    if (!/^\d{1,9}$/u.test(params.value)) throw notFound();
  },
  component: page,
  notFoundComponent: NotFoundPage,
});
