import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { parsePlainSearch, stringifyPlainSearch } from './addresses/search-params.ts';
import { aboutRoute } from './routes/about.tsx';
import { adminRoute } from './routes/admin.tsx';
import { authRoute } from './routes/auth.tsx';
import { bibleRoute } from './routes/bible.tsx';
import { calculatorRoute } from './routes/calculator.tsx';
import { chanceRoute } from './routes/chance.tsx';
import { verseRoute } from './routes/explorer.$book.$chapter.$verse.tsx';
import { chapterRoute } from './routes/explorer.$book.$chapter.tsx';
import { bookRoute } from './routes/explorer.$book.tsx';
import { explorerRoute } from './routes/explorer.tsx';
import { explorerFrameRoute } from './routes/explorer-frame.tsx';
import { greekGematriaRoute } from './routes/greek-gematria.tsx';
import { helpRoute } from './routes/help.tsx';
import { hybridExplorerRoute } from './routes/hybrid-explorer.tsx';
import { indexRoute } from './routes/index.tsx';
import { insightsRoute } from './routes/insights.tsx';
import { methodRoute } from './routes/methods.$methodId.tsx';
import { methodsRoute } from './routes/methods.tsx';
import { myNotesRoute } from './routes/my-notes.tsx';
import { nameExplorerRoute } from './routes/name-explorer.tsx';
import { numberRoute } from './routes/number.$value.tsx';
import { profileRoute } from './routes/profile.tsx';
import { rootRoute } from './routes/root.tsx';
import { searchFrameRoute } from './routes/search.tsx';
import { treeOfLifeRoute } from './routes/tree-of-life.tsx';
import { PageSkeleton } from './ui/skeleton.tsx';

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
