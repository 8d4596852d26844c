import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { formatReference } from '../../../domain/reference/index.ts';
import type { ExplorerPlace } from '../../shared/places/place.ts';
import { usePlace } from '../../shared/places/use-place.ts';
import { keepFocusOnce } from '../../ui/pages/page-heading.tsx';
import { Toolbar } from '../toolbar/index.ts';

/**
 * The toolbar of a place while its text is loading. It is where the toolbar will be, so nothing moves, and its links
 * already lead to other places.
 */
export function LoadingBar(look: { readonly className?: string }) {
  const place = usePlace();
  const neighbour = useNeighbour();
  useLayoutEffect(() => keepFocus, []);
  if (place === null) return null;
  const { book, chapter, verse } = place;
  return (
    <Toolbar
      {...look}
      isLoading
      analysis={{
        verse: { reference: '', book: book.id, chapter, verse },
        previous: neighbour(place, -1),
        next: neighbour(place, 1),
      }}
    />
  );
}

const controls = () => [...document.querySelectorAll<HTMLElement>('.explorer-text :is(a, button)')];

/**
 * Keeps the keyboard focus when a loaded page replaces the toolbar of the loading page, and is called just before that.
 * If the focus was on a control of that toolbar, the same control of the new one gets it.
 */
function keepFocus() {
  const focused = controls().find((control) => control === document.activeElement);
  if (focused === undefined) return;
  const { textContent } = focused;
  keepFocusOnce();
  queueMicrotask(() =>
    controls()
      .find((control) => control.textContent === textContent)
      ?.focus({ preventScroll: true }),
  );
}

/**
 * The functions that find the previous and next place. They load late, because they need the verse counts of all
 * chapters.
 */
const STEPS = queryOptions({
  queryKey: ['part', 'neighbours'],
  queryFn: () => import('../shortcuts/lazy.ts'),
  gcTime: Number.POSITIVE_INFINITY,
});

/** Returns a function that gives the previous or next place. Null at both ends, and until its script has loaded. */
export function useNeighbour() {
  const { data: steps } = useQuery(STEPS);
  return (place: ExplorerPlace, step: 1 | -1) => {
    const found =
      place.verse === null ? steps?.neighbourChapter(place, step) : steps?.neighbourVerse(place, step);
    if (found === null || found === undefined) return null;
    const { book, chapter, verse } = found;
    const where = { book: book.id, chapter, verse: verse ?? 1 };
    return { ...where, reference: formatReference(where) };
  };
}
