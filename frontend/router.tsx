import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { parsePlainSearch, stringifyPlainSearch } from './addresses/search-params.ts';
import { aboutRoute } from './routes/about-route.tsx';
import { adminRoute } from './routes/admin-route.tsx';
import { authRoute } from './routes/auth-route.tsx';
import { bibleRoute } from './routes/bible-route.tsx';
import { calculatorRoute } from './routes/calculator-route.tsx';
import { chanceRoute } from './routes/chance-route.tsx';
import { bookRoute } from './routes/explorer/book-route.tsx';
import { chapterRoute } from './routes/explorer/chapter-route.tsx';
import { explorerFrameRoute } from './routes/explorer/explorer-frame.tsx';
import { explorerRoute } from './routes/explorer/explorer-route.tsx';
import { verseRoute } from './routes/explorer/verse-route.tsx';
import { greekGematriaRoute } from './routes/greek-gematria-route.tsx';
import { helpRoute } from './routes/help-route.tsx';
import { hybridExplorerRoute } from './routes/hybrid-explorer-route.tsx';
import { insightsRoute } from './routes/insights-route.tsx';
import { indexRoute } from './routes/landing-route.tsx';
import { methodRoute } from './routes/method-route.tsx';
import { methodsRoute } from './routes/methods-route.tsx';
import { myNotesRoute } from './routes/my-notes-route.tsx';
import { nameExplorerRoute } from './routes/name-explorer-route.tsx';
import { numberRoute } from './routes/number-route.tsx';
import { profileRoute } from './routes/profile-route.tsx';
import { rootRoute } from './routes/root-route.tsx';
import { searchFrameRoute } from './routes/search-route.tsx';
import { treeOfLifeRoute } from './routes/tree-of-life-route.tsx';
import { PageSkeleton } from './ui/pages/page-skeleton.tsx';

const routeTree = rootRoute.addChildren([
  indexRoute,
  explorerRoute,
  bookRoute,
  explorerFrameRoute.addChildren([chapterRoute, verseRoute]),
  bibleRoute,
  methodsRoute,
  methodRoute,
  helpRoute,
  aboutRoute,
  searchFrameRoute,
  calculatorRoute,
  numberRoute,
  nameExplorerRoute,
  treeOfLifeRoute,
  insightsRoute,
  hybridExplorerRoute,
  greekGematriaRoute,
  chanceRoute,
  authRoute,
  profileRoute,
  myNotesRoute,
  adminRoute,
]);

/** Makes the router with every screen and its address. A test ends its listeners with the signal. */
export function createAppRouter(
  queryClient: QueryClient,
  listening: Pick<AddEventListenerOptions, 'signal'> = {},
) {
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
    scrollRestoration: true,
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
