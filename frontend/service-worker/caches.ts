/** The names of the caches of the service worker. The name of the app's cache ends with the hash of its build. */
export const APP_CACHE = 'app-';
export const READS_CACHE = 'reads';
export const CHAPTERS_CACHE = 'chapters';
export const LETTERS_CACHE = 'letters';
/** The database of the books that the reader keeps. */
export const BOOKS_DATABASE = 'kept-books';

/** A page sends this message to a waiting service worker, which then replaces the old one. */
export const TAKE_OVER = 'take-over';
/**
 * The message of a page that was loaded before there was a service worker. The worker then keeps what the page shows, and
 * the letters files that the page has loaded.
 */
export interface KeepShown {
  readonly letters: readonly string[];
}
