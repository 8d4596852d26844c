/**
 * The pages outside of the explorer, the search and the administration. Every export is the route of a page. Their
 * scripts load when a reader opens them.
 */

import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { MAX_VALUE } from '../../domain/contract/limits.ts';
import { METHOD_IDS } from '../../domain/gematria/method-names.ts';
import { AUTH_SEARCH } from '../addresses/auth-address.ts';
import { CALCULATOR_SEARCH } from '../addresses/calculator-address.ts';
import { GREEK_SEARCH } from '../addresses/greek-gematria-address.ts';
import { HEAT_SEARCH } from '../addresses/heat-address.ts';
import { HYBRID_SEARCH } from '../addresses/hybrid-explorer-address.ts';
import { INSIGHTS_SEARCH } from '../addresses/insights-address.ts';
import { NOTE_SEARCH } from '../addresses/my-notes-address.ts';
import { NAME_QUESTION } from '../addresses/name-explorer-address.ts';
import { PLACES_SEARCH } from '../addresses/places-address.ts';
import { searchOptions } from '../addresses/search-params.ts';
import { STATISTICS_SEARCH } from '../addresses/statistics-address.ts';
import { TREE_SEARCH } from '../addresses/tree-of-life-address.ts';
import { libraryQueries } from '../shared/places/library-queries.ts';
import { NOT_FOUND, rootRoute } from './root-route.tsx';

const getParentRoute = () => rootRoute;

export const bible = createRoute({
  getParentRoute,
  path: '/bible',
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(libraryQueries.books()),
      queryClient.prefetchQuery(libraryQueries.versions()),
      queryClient.prefetchQuery(libraryQueries.editions()),
    ]),
  component: lazyRouteComponent(() => import('../features/library/bible-page.tsx'), 'BiblePage'),
});

export const about = createRoute({
  getParentRoute,
  path: '/about',
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(libraryQueries.editions()),
  component: lazyRouteComponent(() => import('../features/library/about-page.tsx'), 'AboutPage'),
});

export const help = createRoute({
  getParentRoute,
  path: '/help',
  component: lazyRouteComponent(() => import('../features/help/help-page.tsx'), 'HelpPage'),
});

export const methods = createRoute({
  getParentRoute,
  path: '/methods',
  component: lazyRouteComponent(() => import('../features/methods/methods-page.tsx'), 'MethodsPage'),
});

export const calculator = createRoute({
  getParentRoute,
  path: '/calculator',
  ...searchOptions(CALCULATOR_SEARCH),
  component: lazyRouteComponent(() => import('../features/calculator/calculator-page.tsx'), 'CalculatorPage'),
});

export const nameExplorer = createRoute({
  getParentRoute,
  path: '/name-explorer',
  ...searchOptions(NAME_QUESTION),
  component: lazyRouteComponent(() => import('../features/names/name-explorer-page.tsx'), 'NameExplorerPage'),
});

export const treeOfLife = createRoute({
  getParentRoute,
  path: '/tree-of-life',
  ...searchOptions(TREE_SEARCH),
  component: lazyRouteComponent(() => import('../features/tree-of-life/tree-page.tsx'), 'TreePage'),
});

export const insights = createRoute({
  getParentRoute,
  path: '/insights',
  ...searchOptions(INSIGHTS_SEARCH),
  component: lazyRouteComponent(() => import('../features/insights/lazy.ts'), 'InsightsPage'),
});

export const hybridExplorer = createRoute({
  getParentRoute,
  path: '/hybrid-explorer',
  ...searchOptions(HYBRID_SEARCH),
  component: lazyRouteComponent(() => import('../features/hybrid/hybrid-page.tsx'), 'HybridPage'),
});

export const greekGematria = createRoute({
  getParentRoute,
  path: '/greek-gematria',
  ...searchOptions(GREEK_SEARCH),
  component: lazyRouteComponent(() => import('../features/greek-gematria/greek-page.tsx'), 'GreekPage'),
});

export const chance = createRoute({
  getParentRoute,
  path: '/chance',
  component: lazyRouteComponent(() => import('../features/chance/chance-page.tsx'), 'ChancePage'),
});

export const heat = createRoute({
  getParentRoute,
  path: '/heat',
  ...searchOptions(HEAT_SEARCH),
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(libraryQueries.editions()),
  component: lazyRouteComponent(() => import('../features/heat/heat-page.tsx'), 'HeatPage'),
});

/** For pages that show at once what they have. They need the list of texts, but do not wait for it. */
const startsAtOnce = {
  pendingMinMs: 0,
  loader: ({ context: { queryClient } }: { context: { queryClient: QueryClient } }) =>
    void queryClient.prefetchQuery(libraryQueries.editions()),
};

export const statistics = createRoute({
  getParentRoute,
  path: '/statistics',
  ...searchOptions(STATISTICS_SEARCH),
  ...startsAtOnce,
  component: lazyRouteComponent(() => import('../features/statistics/statistics-page.tsx'), 'StatisticsPage'),
});

export const places = createRoute({
  getParentRoute,
  path: '/places',
  ...searchOptions(PLACES_SEARCH),
  ...startsAtOnce,
  component: lazyRouteComponent(() => import('../features/places/places-page.tsx'), 'PlacesPage'),
});

export const auth = createRoute({
  getParentRoute,
  path: '/auth',
  ...searchOptions(AUTH_SEARCH),
  component: lazyRouteComponent(() => import('../features/accounts/lazy.ts'), 'AuthPage'),
});

export const profile = createRoute({
  getParentRoute,
  path: '/profile',
  component: lazyRouteComponent(() => import('../features/accounts/lazy.ts'), 'ProfilePage'),
});

export const myNotes = createRoute({
  getParentRoute,
  path: '/my-notes',
  ...searchOptions(NOTE_SEARCH),
  component: lazyRouteComponent(() => import('../features/notes/lazy.ts'), 'MyNotesPage'),
});

export const method = createRoute({
  getParentRoute,
  path: '/methods/$methodId',
  beforeLoad: ({ params }) => {
    const methodId = METHOD_IDS.find((id) => id === params.methodId);
    if (methodId === undefined) throw notFound();
    return { methodId };
  },
  component: lazyRouteComponent(() => import('../features/methods/method-page.tsx'), 'MethodPage'),
  notFoundComponent: NOT_FOUND,
});

/**
 * Reads a number in the form that our links have. Undefined for another form: the script that reads those loads only
 * then.
 */
function plainNumber(value: string): number | undefined {
  const number = /^[1-9]\d{0,14}$/u.test(value) ? Number(value) : MAX_VALUE + 1;
  return number <= MAX_VALUE ? number : undefined;
}

export const number = createRoute({
  getParentRoute,
  path: '/number/$value',
  beforeLoad: async ({ params }) => {
    const plain = plainNumber(params.value);
    if (plain !== undefined) return { value: plain };
    const value = (await import('../addresses/number-address.ts')).numberOfAddress(params.value);
    if (value === undefined) throw notFound();
    throw redirect({ to: '/number/$value', params: { value: String(value) }, replace: true });
  },
  component: lazyRouteComponent(() => import('../features/number/number-page.tsx'), 'NumberPage'),
  notFoundComponent: NOT_FOUND,
});
