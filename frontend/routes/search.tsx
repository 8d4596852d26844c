import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { SEARCH } from '../addresses/search.ts';
import { searchOptions } from '../addresses/search-params.ts';
import { rootRoute } from './root.tsx';

/** Both searches are one page, which stays while what is typed goes from one address to the next. */
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
