import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { anySearch } from './plain-search.ts';
import { rootRoute } from './root.tsx';

export const hybridExplorerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hybrid-explorer',
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../features/hybrid/hybrid-page.tsx'), 'HybridPage'),
});
