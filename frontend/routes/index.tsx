import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** A place in the query, as lists of notes link to it. */
export interface PlaceAsked {
  readonly book?: string;
  readonly chapter?: string;
  readonly verse?: string;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

function parsePlaceAsked({ book, chapter, verse }: Record<string, unknown>): PlaceAsked {
  if (text(book) === '') return {};
  return {
    book: text(book),
    chapter: text(chapter) || '1',
    ...(text(verse) === '' ? {} : { verse: text(verse) }),
  };
}

export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: parsePlaceAsked,
  beforeLoad: ({ search: { book, chapter = '1', verse } }) => {
    if (book === undefined) return;
    throw verse === undefined
      ? redirect({ to: '/explorer/$book/$chapter', params: { book, chapter }, replace: true })
      : redirect({ to: '/explorer/$book/$chapter/$verse', params: { book, chapter, verse }, replace: true });
  },
  component: lazyRouteComponent(() => import('../features/landing/landing-page.tsx'), 'LandingPage'),
});
