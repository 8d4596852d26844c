import { createRoute } from '@tanstack/react-router';
import { EXPLORER_SEARCH, type ExplorerSearch } from '../../addresses/explorer-address.ts';
import { searchOptions } from '../../addresses/search-params.ts';
import { ExplorerFrame } from '../../features/verse/index.ts';
import { rootRoute } from '../root-route.tsx';

/**
 * The route of the frame around chapter and verse pages. React does not replace the frame when the reader goes to
 * another chapter or verse. It has no address of its own.
 */
export const explorerFrameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'explorer-frame',
  ...searchOptions(EXPLORER_SEARCH),
  component: ExplorerFrame,
});

/** What the text of a place depends on, beside the place itself. */
export const textDeps = ({
  search: { methods, version, reading, edition },
}: {
  readonly search: ExplorerSearch;
}) => ({
  methods,
  version,
  reading,
  edition,
});
