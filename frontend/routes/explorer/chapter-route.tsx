import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { asNotFound } from '../../api/not-found.ts';
import { ChapterSkeleton, PlaceError } from '../../features/verse/index.ts';
import { verseQueries } from '../../shared/scripture/verse-queries.ts';
import { chapterLines } from '../../shared/scripture/word-lines.ts';
import { readingSettings } from '../../shared/settings/reading-settings.ts';
import { explorerFrameRoute, placeOfAddress, textDeps } from './explorer-frame.tsx';

export const chapterRoute = createRoute({
  getParentRoute: () => explorerFrameRoute,
  path: '/explorer/$book/$chapter',
  beforeLoad: async (address) => ({ place: await placeOfAddress(address) }),
  loaderDeps: textDeps,
  loader: async ({ context: { queryClient, place }, deps }) => {
    // If the reader shows lines below the words of a chapter, the facts of the words load at once. Otherwise they load
    // when
    // the reader first touches a word.
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
