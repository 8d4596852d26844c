import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '../ui/not-found-page.tsx';
import { rootRoute } from './root.tsx';

const page = lazyRouteComponent(() => import('../features/search-page/search-page.tsx'), 'SearchPage');

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  validateSearch: ({ term }: Record<string, unknown>): { term?: string | undefined } => ({
    term: typeof term === 'string' && term.trim() !== '' ? term.trim() : undefined,
  }),
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
