import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { asNotFound } from '../../api/not-found.ts';
import { PlaceError, VersePage, VerseSkeleton } from '../../features/verse/index.ts';
import { rangeHash } from '../../shared/places/place.ts';
import { verseQueries } from '../../shared/scripture/verse-queries.ts';
import { explorerFrameRoute, placeOfAddress, textDeps } from './explorer-frame.tsx';

export const verseRoute = createRoute({
  getParentRoute: () => explorerFrameRoute,
  path: '/explorer/$book/$chapter/$verse',
  beforeLoad: async (address) => {
    const { params, search } = address;
    const hash = rangeHash(params.verse);
    if (hash !== null)
      throw redirect({ to: '/explorer/$book/$chapter', params, search, hash, replace: true });
    const { verse, ...chapter } = await placeOfAddress(address);
    if (verse === null) throw notFound();
    return { place: { ...chapter, verse } };
  },
  loaderDeps: textDeps,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(verseQueries.detail(context.place, deps)).catch(asNotFound),
  component: VersePage,
  pendingComponent: VerseSkeleton,
  errorComponent: PlaceError,
  notFoundComponent: lazyRouteComponent(
    () => import('../../features/verse/no-such-place.tsx'),
    'NoSuchPlace',
  ),
});
