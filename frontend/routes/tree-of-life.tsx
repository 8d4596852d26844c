import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { anySearch } from './plain-search.ts';
import { rootRoute } from './root.tsx';

export const treeOfLifeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tree-of-life',
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../features/tree-of-life/tree-page.tsx'), 'TreePage'),
});
