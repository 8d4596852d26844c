import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { parseExplorerSearch } from '../shared/explorer-search.ts';
import { rootRoute } from './root.tsx';

/** A place in the query, as lists of notes link to it. */
export interface PlaceAsked {
  readonly book?: string | undefined;
  readonly chapter?: string | undefined;
  readonly verse?: string | undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: ({ book, chapter, verse }: Record<string, unknown>): PlaceAsked => ({
    book: text(book),
    chapter: text(chapter),
    verse: text(verse),
  }),
  beforeLoad: ({ search: { book, chapter = '1', verse }, location }) => {
    if (book === undefined) return;
    const kept = { search: parseExplorerSearch(location.search), hash: location.hash, replace: true };
    throw verse === undefined
      ? redirect({ to: '/explorer/$book/$chapter', params: { book, chapter }, ...kept })
      : redirect({ to: '/explorer/$book/$chapter/$verse', params: { book, chapter, verse }, ...kept });
  },
  component: lazyRouteComponent(() => import('../features/landing/landing-page.tsx'), 'LandingPage'),
});
