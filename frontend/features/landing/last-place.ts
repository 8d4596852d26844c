import type { AnyRouter } from '@tanstack/react-router';

const STORAGE_KEY = 'gematria-last-place';
const PLACE = /^\/explorer\/[^/]+\/\d/u;

/** Keeps the address of the passage that was last shown, so that the first page leads back to it. */
export function rememberLastPlace(router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation: { pathname } }) => {
    // A verse that does not exist is no place to come back to.
    const isShown = router.state.matches.every(({ status }) => status === 'success');
    if (!isShown || !PLACE.test(pathname)) return;
    try {
      localStorage.setItem(STORAGE_KEY, pathname);
    } catch {
      // Storage is closed: the first page then offers its own beginning.
    }
  });
}

/** The segments of the stored address: book, chapter and, for a verse, verse; null when there is none. */
export function lastPlace(): { book: string; chapter: string; verse: string | undefined } | null {
  try {
    const path = localStorage.getItem(STORAGE_KEY) ?? '';
    const [book, chapter, verse] = path.slice('/explorer/'.length).split('/').map(decodeURIComponent);
    return PLACE.test(path) && book !== undefined && chapter !== undefined ? { book, chapter, verse } : null;
  } catch {
    return null;
  }
}
