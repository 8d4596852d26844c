import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { NAME_QUESTION } from '../addresses/name-explorer-address.ts';
import { searchOptions } from '../addresses/search-params.ts';
import { rootRoute } from './root-route.tsx';

export const nameExplorerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/name-explorer',
  ...searchOptions(NAME_QUESTION),
  component: lazyRouteComponent(() => import('../features/names/name-explorer-page.tsx'), 'NameExplorerPage'),
});
