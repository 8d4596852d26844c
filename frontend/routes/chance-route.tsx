import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root-route.tsx';

export const chanceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/chance',
  component: lazyRouteComponent(() => import('../features/chance/chance-page.tsx'), 'ChancePage'),
});
