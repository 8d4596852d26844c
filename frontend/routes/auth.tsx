import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { anySearch } from './plain-search.ts';
import { rootRoute } from './root.tsx';

export const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth',
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../features/accounts/lazy.ts'), 'AuthPage'),
});
