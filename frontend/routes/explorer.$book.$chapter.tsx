import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { asNotFound } from '../api/not-found.ts';
import { ChapterSkeleton, PlaceError } from '../features/verse/index.ts';
import { findPlace, isCanonical, parsePlace } from '../shared/place.ts';
import { verseQueries } from '../shared/verse-queries.ts';
import { explorerFrameRoute } from './explorer-frame.tsx';

export const chapterRoute = createRoute({
  getParentRoute: () => explorerFrameRoute,
  path: '/explorer/$book/$chapter',
  beforeLoad: async ({ params, search, location: { hash } }) => {
    const place = parsePlace(params) ?? (await findPlace(params));
    if (place === null) throw notFound();
    if (!isCanonical(place, params)) {
      throw redirect({
        to: '/explorer/$book/$chapter',
        params: { book: place.book.id, chapter: String(place.chapter) },
        search,
        hash,
        replace: true,
      });
    }
    return { place };
  },
  loaderDeps: ({ search: { methods, version, reading, edition } }) => ({
    methods,
    version,
    reading,
    edition,
  }),
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(verseQueries.chapter(context.place, deps)).catch(asNotFound),
  component: lazyRouteComponent(() => import('../features/verse/chapter-page.tsx'), 'ChapterPage'),
  pendingComponent: ChapterSkeleton,
  errorComponent: PlaceError,
  notFoundComponent: lazyRouteComponent(() => import('../features/verse/no-such-place.tsx'), 'NoSuchPlace'),
});
