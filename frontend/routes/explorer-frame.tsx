import { createRoute } from '@tanstack/react-router';
import { ExplorerFrame } from '../features/verse/index.ts';
import { rootRoute } from './root.tsx';

/** Around every place of the explorer; it has no address of its own. */
export const explorerFrameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'explorer-frame',
  component: ExplorerFrame,
});
