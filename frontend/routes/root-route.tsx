import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import { ErrorPanel } from '../ui/pages/error-panel.tsx';
import { Shell } from './shell.tsx';

/** The page for an address that leads nowhere. */
export const NOT_FOUND = lazyRouteComponent(() => import('../ui/pages/not-found-page.tsx'), 'NotFoundPage');

export interface RouterContext {
  readonly queryClient: QueryClient;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  errorComponent: ErrorPanel,
  notFoundComponent: NOT_FOUND,
});
