import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { EXPLORER_SEARCH, type ExplorerSearch } from '../../addresses/explorer-address.ts';
import { searchOptions } from '../../addresses/search-params.ts';
import { ExplorerFrame } from '../../features/verse/index.ts';
import {
  type ExplorerPlace,
  findPlace,
  isCanonical,
  parsePlace,
  placeLink,
} from '../../shared/places/place.ts';
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

interface Asked {
  readonly params: { readonly book: string; readonly chapter: string; readonly verse?: string };
  readonly search: ExplorerSearch;
  readonly location: { readonly hash: string };
}

/**
 * The verse or chapter that an explorer address names.
 * @throws a redirect if links spell this place differently, or "not found" if the address names no place.
 */
export async function placeOfAddress({ params, search, location: { hash } }: Asked): Promise<ExplorerPlace> {
  const place = parsePlace(params) ?? (await findPlace(params));
  if (place === null) throw notFound();
  if (isCanonical(place, params)) return place;
  throw redirect({ ...placeLink(place), search, hash, replace: true });
}
