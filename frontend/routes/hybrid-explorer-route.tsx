import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { HYBRID_SEARCH } from '../addresses/hybrid-explorer-address.ts';
import { searchOptions } from '../addresses/search-params.ts';
import { rootRoute } from './root-route.tsx';

export const hybridExplorerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hybrid-explorer',
  ...searchOptions(HYBRID_SEARCH),
  component: lazyRouteComponent(() => import('../features/hybrid/hybrid-page.tsx'), 'HybridPage'),
});
