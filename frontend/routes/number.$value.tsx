import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { numberOfAddress } from '../addresses/number.ts';
import { NotFoundPage } from '../ui/not-found-page.tsx';
import { rootRoute } from './root.tsx';

export const numberRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/number/$value',
  beforeLoad: ({ params }) => {
    const value = numberOfAddress(params.value);
    if (value === undefined) throw notFound();
    if (String(value) !== params.value) {
      throw redirect({ to: '/number/$value', params: { value: String(value) }, replace: true });
    }
    return { value };
  },
  component: lazyRouteComponent(() => import('../features/number/number-page.tsx'), 'NumberPage'),
  notFoundComponent: NotFoundPage,
});
