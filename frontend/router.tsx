import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { parsePlainSearch, stringifyPlainSearch } from './addresses/search-params.ts';
import { adminRoute } from './routes/admin-route.tsx';
import {
  chapterRoute,
  explorerFrameRoute,
  explorerRedirects,
  verseRoute,
} from './routes/explorer-routes.tsx';
import { indexRoute } from './routes/landing-route.tsx';
import * as pages from './routes/page-routes.tsx';
import { rootRoute } from './routes/root-route.tsx';
import { searchFrameRoute } from './routes/search-route.tsx';
import { ErrorPanel } from './ui/pages/error-panel.tsx';
import { PageSkeleton } from './ui/pages/skeleton.tsx';

const routeTree = rootRoute.addChildren([
  indexRoute,
  ...explorerRedirects,
  explorerFrameRoute.addChildren([chapterRoute, verseRoute]),
  ...Object.values(pages),
  searchFrameRoute,
  adminRoute,
]);

/** Makes the router with every screen and its address. A test passes a signal that removes the router's listeners. */
export function createAppRouter(
  queryClient: QueryClient,
  listening: Pick<AddEventListenerOptions, 'signal'> = {},
) {
  let isShown = false;
  const router = createRouter({
    routeTree,
    context: { queryClient },
    // Pointing at a link loads its target. The query cache stores the data, so the router does not store it.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // A skeleton appears only after a noticeable wait, and then stays long enough not to flicker.
    defaultPendingMs: 150,
    defaultPendingMinMs: 250,
    defaultPendingComponent: PageSkeleton,
    // Each page has a boundary of its own below the header, so a page that fails does not take the header with it.
    defaultErrorComponent: ErrorPanel,
    // A drawn page may have been scrolled before the app took over.
    scrollRestoration: () => {
      const isKept = !isShown && scrollY > 0;
      isShown = true;
      return !isKept;
    },
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
  });
  // A skeleton has another scroll position than the page that is loading. The router must not store this position: a
  // reader who goes back before the page has loaded would land at the top. This listener runs before the router's own
  // listener.
  addEventListener(
    'scroll',
    (event) => {
      if (router.state.isLoading) event.stopImmediatePropagation();
    },
    { ...listening, capture: true },
  );
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
