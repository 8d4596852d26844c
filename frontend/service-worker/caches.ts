/** The names of the caches in which the service worker keeps things. That of the app has the hash of its build behind it. */
export const APP_CACHE = 'app-';
export const READS_CACHE = 'reads';
export const CHAPTERS_CACHE = 'chapters';
export const LETTERS_CACHE = 'letters';

/** The message with which a page lets a waiting service worker take the place of the old one. */
export const TAKE_OVER = 'take-over';
/**
 * The message of a page that came before the service worker: the worker then keeps what the page shows, and the letters
 * files that it has loaded.
 */
export interface KeepShown {
  readonly letters: readonly string[];
}
