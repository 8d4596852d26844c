import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { anySearch } from './plain-search.ts';
import { rootRoute } from './root.tsx';

export const greekGematriaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/greek-gematria',
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../features/greek-gematria/greek-page.tsx'), 'GreekPage'),
});
