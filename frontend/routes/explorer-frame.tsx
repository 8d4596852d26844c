import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** Around every place of the explorer; it has no address of its own. */
export const explorerFrameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'explorer-frame',
  component: lazyRouteComponent(() => import('../features/verse/explorer-frame.tsx'), 'ExplorerFrame'),
});
