import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { searchOptions } from '../addresses/search-params.ts';
import { TREE_SEARCH } from '../addresses/tree-of-life-address.ts';
import { rootRoute } from './root-route.tsx';

export const treeOfLifeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tree-of-life',
  ...searchOptions(TREE_SEARCH),
  component: lazyRouteComponent(() => import('../features/tree-of-life/tree-page.tsx'), 'TreePage'),
});
