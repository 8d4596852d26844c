import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import {
  GEMATRIA_IMPORT_SEARCH,
  MISSING_CHAPTERS_SEARCH,
  SPECIALIZED_IMPORT_SEARCH,
} from '../addresses/admin-address.ts';
import { searchOptions } from '../addresses/search-params.ts';
import { rootRoute } from './root-route.tsx';

const frame = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  component: lazyRouteComponent(() => import('../features/admin/admin-layout.tsx'), 'AdminLayout'),
});

const indexRoute = createRoute({
  getParentRoute: () => frame,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/admin/import', replace: true });
  },
});

const homeRoute = createRoute({
  getParentRoute: () => frame,
  path: '/import',
  component: lazyRouteComponent(() => import('../features/admin/home/admin-home-page.tsx'), 'AdminHomePage'),
});

const databaseRoute = createRoute({
  getParentRoute: () => frame,
  path: '/database',
  component: lazyRouteComponent(() => import('../features/admin/files/database-page.tsx'), 'DatabasePage'),
});

const genesisRoute = createRoute({
  getParentRoute: () => frame,
  path: '/genesis-import',
  component: lazyRouteComponent(
    () => import('../features/admin/genesis/genesis-import-page.tsx'),
    'GenesisImportPage',
  ),
});

const missingRoute = createRoute({
  getParentRoute: () => frame,
  path: '/missing-chapters',
  ...searchOptions(MISSING_CHAPTERS_SEARCH),
  component: lazyRouteComponent(
    () => import('../features/admin/missing/missing-chapters-page.tsx'),
    'MissingChaptersPage',
  ),
});

const gematriaRoute = createRoute({
  getParentRoute: () => frame,
  path: '/gematria-import',
  ...searchOptions(GEMATRIA_IMPORT_SEARCH),
  component: lazyRouteComponent(
    () => import('../features/admin/gematria/gematria-import-page.tsx'),
    'GematriaImportPage',
  ),
});

const specializedRoute = createRoute({
  getParentRoute: () => frame,
  path: '/specialized-import',
  ...searchOptions(SPECIALIZED_IMPORT_SEARCH),
  component: lazyRouteComponent(
    () => import('../features/admin/specialized/specialized-import-page.tsx'),
    'SpecializedImportPage',
  ),
});

const jobsRoute = createRoute({
  getParentRoute: () => frame,
  path: '/jobs',
  component: lazyRouteComponent(() => import('../features/admin/jobs/jobs-page.tsx'), 'JobsPage'),
});

export const adminRoute = frame.addChildren([
  indexRoute,
  homeRoute,
  databaseRoute,
  genesisRoute,
  missingRoute,
  gematriaRoute,
  specializedRoute,
  jobsRoute,
]);
