import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { anySearch } from './plain-search.ts';
import { rootRoute } from './root.tsx';

export const chanceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/chance',
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../features/chance/chance-page.tsx'), 'ChancePage'),
});
