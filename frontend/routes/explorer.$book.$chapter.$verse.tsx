import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { asNotFound } from '../api/not-found.ts';
import { parseMethods } from '../features/verse/methods.ts';
import { NoSuchPlace } from '../features/verse/no-such-place.tsx';
import { isCanonical, parsePlace, placeParams } from '../features/verse/place.ts';
import { verseQueries } from '../features/verse/verse-queries.ts';
import { VerseSkeleton } from '../features/verse/verse-skeleton.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { rootRoute } from './root.tsx';

export const verseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/explorer/$book/$chapter/$verse',
  validateSearch: (search: Record<string, unknown>): { methods?: string } => {
    const methods = parseMethods(search.methods);
    return methods === undefined ? {} : { methods };
  },
  beforeLoad: ({ params, search }) => {
    const place = parsePlace(params);
    if (place === null || place.verse === null) throw notFound();
    const verse = { ...place, verse: place.verse };
    if (!isCanonical(place, params)) {
      throw redirect({
        to: '/explorer/$book/$chapter/$verse',
        params: placeParams({ ...verse, book: place.book.id }),
        search,
        replace: true,
      });
    }
    return { place: verse };
  },
  loaderDeps: ({ search }) => ({ methods: search.methods }),
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(verseQueries.detail(context.place, deps.methods)).catch(asNotFound),
  component: lazyRouteComponent(() => import('../features/verse/verse-page.tsx'), 'VersePage'),
  pendingComponent: VerseSkeleton,
  errorComponent: ErrorPanel,
  notFoundComponent: NoSuchPlace,
});
