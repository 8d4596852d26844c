import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { asNotFound } from '../../api/not-found.ts';
import { PlaceError, VersePage, VerseSkeleton } from '../../features/verse/index.ts';
import { findPlace, isCanonical, parsePlace, placeParams, rangeHash } from '../../shared/places/place.ts';
import { verseQueries } from '../../shared/scripture/verse-queries.ts';
import { explorerFrameRoute, textDeps } from './explorer-frame.tsx';

export const verseRoute = createRoute({
  getParentRoute: () => explorerFrameRoute,
  path: '/explorer/$book/$chapter/$verse',
  beforeLoad: async ({ params, search, location: { hash } }) => {
    const range = rangeHash(params.verse);
    if (range !== null) {
      const { book, chapter } = params;
      throw redirect({
        to: '/explorer/$book/$chapter',
        params: { book, chapter },
        search,
        hash: range,
        replace: true,
      });
    }
    const place = parsePlace(params) ?? (await findPlace(params));
    if (place === null || place.verse === null) throw notFound();
    const verse = { ...place, verse: place.verse };
    if (!isCanonical(place, params)) {
      throw redirect({
        to: '/explorer/$book/$chapter/$verse',
        params: placeParams({ ...verse, book: place.book.id }),
        search,
        hash,
        replace: true,
      });
    }
    return { place: verse };
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
