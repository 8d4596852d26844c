import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { INSIGHTS_SEARCH } from '../addresses/insights-address.ts';
import { searchOptions } from '../addresses/search-params.ts';
import { rootRoute } from './root-route.tsx';

export const insightsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/insights',
  ...searchOptions(INSIGHTS_SEARCH),
  component: lazyRouteComponent(() => import('../features/insights/lazy.ts'), 'InsightsPage'),
});
