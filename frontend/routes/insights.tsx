import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { anySearch } from './plain-search.ts';
import { rootRoute } from './root.tsx';

export const insightsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/insights',
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../features/insights/lazy.ts'), 'InsightsPage'),
});
