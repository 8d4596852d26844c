import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { MAX_VALUE } from '../../domain/contract/limits.ts';
import { NotFoundPage } from '../ui/pages/not-found-page.tsx';
import { rootRoute } from './root-route.tsx';

/** The number of an address that has the form of our links. The script that reads other forms loads only for them. */
function plainNumber(value: string): number | undefined {
  const number = /^[1-9]\d{0,14}$/u.test(value) ? Number(value) : MAX_VALUE + 1;
  return number <= MAX_VALUE ? number : undefined;
}

export const numberRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/number/$value',
  beforeLoad: async ({ params }) => {
    const plain = plainNumber(params.value);
    if (plain !== undefined) return { value: plain };
    const value = (await import('../addresses/number-address.ts')).numberOfAddress(params.value);
    if (value === undefined) throw notFound();
    throw redirect({ to: '/number/$value', params: { value: String(value) }, replace: true });
  },
  component: lazyRouteComponent(() => import('../features/number/number-page.tsx'), 'NumberPage'),
  notFoundComponent: NotFoundPage,
});
