import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root-route.tsx';

export const methodsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/methods',
  component: lazyRouteComponent(() => import('../features/methods/methods-page.tsx'), 'MethodsPage'),
});
