import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { libraryQueries } from '../shared/places/library-queries.ts';
import { rootRoute } from './root-route.tsx';

export const bibleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bible',
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(libraryQueries.books()),
      queryClient.ensureQueryData(libraryQueries.versions()),
      queryClient.ensureQueryData(libraryQueries.editions()),
    ]),
  component: lazyRouteComponent(() => import('../features/library/bible-page.tsx'), 'BiblePage'),
});
