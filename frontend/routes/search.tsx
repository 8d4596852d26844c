import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { anySearch } from './plain-search.ts';
import { rootRoute } from './root.tsx';

/** Both searches are one page, which stays while what is typed goes from one address to the next. */
const frame = createRoute({
  getParentRoute: () => rootRoute,
  id: 'search',
  component: lazyRouteComponent(() => import('../features/search/search-page.tsx'), 'SearchPage'),
});

const nothing = () => null;

const searchRoute = createRoute({
  getParentRoute: () => frame,
  path: '/search',
  validateSearch: anySearch,
  component: nothing,
});

const valueSearchRoute = createRoute({
  getParentRoute: () => frame,
  path: '/search/gematria/$value',
  validateSearch: anySearch,
  component: nothing,
});

export const searchFrameRoute = frame.addChildren([searchRoute, valueSearchRoute]);
