import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { GREEK_SEARCH } from '../addresses/greek-gematria-address.ts';
import { searchOptions } from '../addresses/search-params.ts';
import { rootRoute } from './root-route.tsx';

export const greekGematriaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/greek-gematria',
  ...searchOptions(GREEK_SEARCH),
  component: lazyRouteComponent(() => import('../features/greek-gematria/greek-page.tsx'), 'GreekPage'),
});
