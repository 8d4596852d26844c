import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { SEARCH } from '../addresses/search.ts';
import { searchOptions } from '../addresses/search-params.ts';
import { rootRoute } from './root.tsx';

/** One page for both searches. While the reader types, the address changes between them and the page must stay. */
const frame = createRoute({
  getParentRoute: () => rootRoute,
  id: 'search',
  ...searchOptions(SEARCH),
  component: lazyRouteComponent(() => import('../features/search/search-page.tsx'), 'SearchPage'),
});

const nothing = () => null;

const searchRoute = createRoute({
  getParentRoute: () => frame,
  path: '/search',
  component: nothing,
});

const valueSearchRoute = createRoute({
  getParentRoute: () => frame,
  path: '/search/gematria/$value',
  component: nothing,
});

export const searchFrameRoute = frame.addChildren([searchRoute, valueSearchRoute]);
