import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { AUTH_SEARCH } from '../addresses/auth-address.ts';
import { searchOptions } from '../addresses/search-params.ts';
import { rootRoute } from './root-route.tsx';

export const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth',
  ...searchOptions(AUTH_SEARCH),
  component: lazyRouteComponent(() => import('../features/accounts/lazy.ts'), 'AuthPage'),
});
