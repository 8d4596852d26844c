import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { anySearch } from './plain-search.ts';
import { rootRoute } from './root.tsx';

export const myNotesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-notes',
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../features/notes/lazy.ts'), 'MyNotesPage'),
});
