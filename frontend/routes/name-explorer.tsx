import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { anySearch } from './plain-search.ts';
import { rootRoute } from './root.tsx';

export const nameExplorerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/name-explorer',
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../features/names/name-explorer-page.tsx'), 'NameExplorerPage'),
});
