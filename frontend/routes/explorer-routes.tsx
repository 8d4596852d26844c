import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { CHOSEN_WORDS, EXPLORER_SEARCH, type ExplorerSearch } from '../addresses/explorer-address.ts';
import { searchOptions } from '../addresses/search-params.ts';
import { asNotFound } from '../api/not-found.ts';
import {
  ChapterSkeleton,
  ExplorerFrame,
  PlaceError,
  VersePage,
  VerseSkeleton,
} from '../features/verse/index.ts';
import {
  type ExplorerPlace,
  findPlace,
  isCanonical,
  parsePlace,
  placeLink,
  rangeHash,
} from '../shared/places/place.ts';
import { verseQueries } from '../shared/scripture/verse-queries.ts';
import { chapterLines } from '../shared/scripture/word-lines.ts';
import { readingSettings } from '../shared/settings/reading-settings.ts';
import { rootRoute } from './root-route.tsx';

/**
 * The route of the frame around chapter and verse pages. React does not replace the frame when the reader goes to
 * another chapter or verse. It has no address of its own.
 */
export const explorerFrameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'explorer-frame',
  ...searchOptions(EXPLORER_SEARCH),
  component: ExplorerFrame,
});

/** What the routes of a chapter and of a verse share: the parameters that their texts depend on, and their failures. */
const inFrame = {
  getParentRoute: () => explorerFrameRoute,
  ...searchOptions(CHOSEN_WORDS),
  loaderDeps: ({ search }: { readonly search: ExplorerSearch }) => {
    const { methods, version, reading, edition } = search;
    return { methods, version, reading, edition };
  },
  errorComponent: PlaceError,
  notFoundComponent: lazyRouteComponent(() => import('../features/verse/no-such-place.tsx'), 'NoSuchPlace'),
};

interface Asked {
  readonly params: { readonly book: string; readonly chapter: string; readonly verse?: string };
  readonly search: ExplorerSearch;
  readonly location: { readonly hash: string };
}

/**
 * The verse or chapter that an explorer address names.
 * @throws a redirect if links spell this place differently, or "not found" if the address names no place.
 */
async function placeOfAddress({ params, search, location: { hash } }: Asked): Promise<ExplorerPlace> {
  const place = parsePlace(params) ?? (await findPlace(params));
  if (place === null) throw notFound();
  if (isCanonical(place, params)) return place;
  throw redirect({ ...placeLink(place), search, hash, replace: true });
}

export const chapterRoute = createRoute({
  ...inFrame,
  path: '/explorer/$book/$chapter',
  beforeLoad: async (address) => ({ place: await placeOfAddress(address) }),
  loader: async ({ context: { queryClient, place }, deps }) => {
    // If the reader shows lines below the words of a chapter, the facts of the words load at once. Otherwise they load
    // when the reader first touches a word.
    const words =
      chapterLines(readingSettings()).length > 0 &&
      queryClient.prefetchQuery(verseQueries.chapterWords(place, deps));
    await queryClient.ensureQueryData(verseQueries.chapter(place, deps)).catch(asNotFound);
    await words;
  },
  component: lazyRouteComponent(() => import('../features/chapter/index.ts'), 'ChapterPage'),
  pendingComponent: ChapterSkeleton,
});

export const verseRoute = createRoute({
  ...inFrame,
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
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(verseQueries.detail(context.place, deps)).catch(asNotFound),
  component: VersePage,
  pendingComponent: VerseSkeleton,
});

const addressWithoutPlace = { getParentRoute: () => rootRoute, ...searchOptions(EXPLORER_SEARCH) };

/** `/explorer` alone opens the default verse, and a book without a chapter its first chapter. */
export const explorerRedirects = [
  createRoute({
    ...addressWithoutPlace,
    path: '/explorer',
    beforeLoad: ({ search, location: { hash } }) => {
      const params = { book: 'psalms', chapter: '23', verse: '3' };
      throw redirect({ to: '/explorer/$book/$chapter/$verse', params, search, hash, replace: true });
    },
  }),
  createRoute({
    ...addressWithoutPlace,
    path: '/explorer/$book',
    beforeLoad: ({ params: { book }, search, location: { hash } }) => {
      const params = { book, chapter: '1' };
      throw redirect({ to: '/explorer/$book/$chapter', params, search, hash, replace: true });
    },
  }),
] as const;
