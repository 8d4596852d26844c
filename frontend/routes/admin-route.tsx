import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import {
  GEMATRIA_IMPORT_SEARCH,
  MISSING_CHAPTERS_SEARCH,
  SPECIALIZED_IMPORT_SEARCH,
  TEXTS_SEARCH,
} from '../addresses/admin-address.ts';
import { searchOptions } from '../addresses/search-params.ts';
import { rootRoute } from './root-route.tsx';

const frame = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  component: lazyRouteComponent(() => import('../features/admin/admin-layout.tsx'), 'AdminLayout'),
});

const pages = () => import('../features/admin/pages.ts');

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
  component: lazyRouteComponent(pages, 'AdminHomePage'),
});

const databaseRoute = createRoute({
  getParentRoute: () => frame,
  path: '/database',
  component: lazyRouteComponent(pages, 'DatabasePage'),
});

const textsRoute = createRoute({
  getParentRoute: () => frame,
  path: '/texts',
  ...searchOptions(TEXTS_SEARCH),
  component: lazyRouteComponent(pages, 'TextsPage'),
});

const genesisRoute = createRoute({
  getParentRoute: () => frame,
  path: '/genesis-import',
  component: lazyRouteComponent(pages, 'GenesisImportPage'),
});

const missingRoute = createRoute({
  getParentRoute: () => frame,
  path: '/missing-chapters',
  ...searchOptions(MISSING_CHAPTERS_SEARCH),
  component: lazyRouteComponent(pages, 'MissingChaptersPage'),
});

const gematriaRoute = createRoute({
  getParentRoute: () => frame,
  path: '/gematria-import',
  ...searchOptions(GEMATRIA_IMPORT_SEARCH),
  component: lazyRouteComponent(pages, 'GematriaImportPage'),
});

const specializedRoute = createRoute({
  getParentRoute: () => frame,
  path: '/specialized-import',
  ...searchOptions(SPECIALIZED_IMPORT_SEARCH),
  component: lazyRouteComponent(pages, 'SpecializedImportPage'),
});

const jobsRoute = createRoute({
  getParentRoute: () => frame,
  path: '/jobs',
  component: lazyRouteComponent(pages, 'JobsPage'),
});

export const adminRoute = frame.addChildren([
  indexRoute,
  homeRoute,
  databaseRoute,
  textsRoute,
  genesisRoute,
  missingRoute,
  gematriaRoute,
  specializedRoute,
  jobsRoute,
]);
