import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { METHOD_IDS } from '../../domain/gematria/method-types.ts';
import { NotFoundPage } from '../ui/pages/not-found-page.tsx';
import { rootRoute } from './root-route.tsx';

export const methodRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/methods/$methodId',
  beforeLoad: ({ params }) => {
    const methodId = METHOD_IDS.find((id) => id === params.methodId);
    if (methodId === undefined) throw notFound();
    return { methodId };
  },
  component: lazyRouteComponent(() => import('../features/methods/method-page.tsx'), 'MethodPage'),
  notFoundComponent: NotFoundPage,
});
