import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { SEARCH } from '../addresses/search-address.ts';
import { searchOptions } from '../addresses/search-params.ts';
import { rootRoute } from './root-route.tsx';

/**
 * The route of the page for both searches. While the reader types, the address can change from one search to the
 * other, and the page must not be replaced.
 */
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
