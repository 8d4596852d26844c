import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { asNotFound } from '../api/not-found.ts';
import { ChapterSkeleton } from '../features/verse/chapter-skeleton.tsx';
import { parseMethods } from '../features/verse/methods.ts';
import { NoSuchPlace } from '../features/verse/no-such-place.tsx';
import { isCanonical, parsePlace } from '../features/verse/place.ts';
import { verseQueries } from '../features/verse/verse-queries.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { rootRoute } from './root.tsx';

export const chapterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/explorer/$book/$chapter',
  validateSearch: (search: Record<string, unknown>): { methods?: string } => {
    const methods = parseMethods(search.methods);
    return methods === undefined ? {} : { methods };
  },
  beforeLoad: ({ params, search }) => {
    const place = parsePlace(params);
    if (place === null) throw notFound();
    if (!isCanonical(place, params)) {
      throw redirect({
        to: '/explorer/$book/$chapter',
        params: { book: place.book.id, chapter: String(place.chapter) },
        search,
        replace: true,
      });
    }
    return { place };
  },
  loaderDeps: ({ search }) => ({ methods: search.methods }),
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(verseQueries.chapter(context.place, deps.methods)).catch(asNotFound),
  component: lazyRouteComponent(() => import('../features/verse/chapter-page.tsx'), 'ChapterPage'),
  pendingComponent: ChapterSkeleton,
  errorComponent: ErrorPanel,
  notFoundComponent: NoSuchPlace,
});
