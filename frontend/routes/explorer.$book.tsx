import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** A book without a chapter opens at its first. */
export const bookRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/explorer/$book',
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/explorer/$book/$chapter',
      params: { book: params.book, chapter: '1' },
      replace: true,
    });
  },
});
