import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** `/explorer` alone opens the default place. */
export const explorerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/explorer',
  beforeLoad: () => {
    throw redirect({
      to: '/explorer/$book/$chapter/$verse',
      params: { book: 'psalms', chapter: '23', verse: '3' },
      replace: true,
    });
  },
});
