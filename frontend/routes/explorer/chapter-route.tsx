import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { asNotFound } from '../../api/not-found.ts';
import { ChapterSkeleton, PlaceError } from '../../features/verse/index.ts';
import { findPlace, isCanonical, parsePlace } from '../../shared/places/place.ts';
import { verseQueries } from '../../shared/scripture/verse-queries.ts';
import { chapterLines } from '../../shared/scripture/word-lines.ts';
import { readingSettings } from '../../shared/settings/reading-settings.ts';
import { explorerFrameRoute, textDeps } from './explorer-frame.tsx';

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
  loaderDeps: textDeps,
  loader: async ({ context: { queryClient, place }, deps }) => {
    // The lines below the words need the facts of the words at once. Otherwise they load at the first touch.
    const words =
      chapterLines(readingSettings()).length > 0 &&
      queryClient.prefetchQuery(verseQueries.chapterWords(place, deps));
    await queryClient.ensureQueryData(verseQueries.chapter(place, deps)).catch(asNotFound);
    await words;
  },
  component: lazyRouteComponent(() => import('../../features/chapter/index.ts'), 'ChapterPage'),
  pendingComponent: ChapterSkeleton,
  errorComponent: PlaceError,
  notFoundComponent: lazyRouteComponent(
    () => import('../../features/verse/no-such-place.tsx'),
    'NoSuchPlace',
  ),
});
