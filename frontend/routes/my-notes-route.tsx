import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { NOTE_SEARCH } from '../addresses/my-notes-address.ts';
import { searchOptions } from '../addresses/search-params.ts';
import { rootRoute } from './root-route.tsx';

export const myNotesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-notes',
  ...searchOptions(NOTE_SEARCH),
  component: lazyRouteComponent(() => import('../features/notes/lazy.ts'), 'MyNotesPage'),
});
