import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { libraryQueries } from '../shared/places/library-queries.ts';
import { rootRoute } from './root-route.tsx';

export const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about',
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(libraryQueries.editions()),
  component: lazyRouteComponent(() => import('../features/library/about-page.tsx'), 'AboutPage'),
});
