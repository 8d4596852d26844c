import { text } from '../../domain/basics/index.ts';

/**
 * The search parameters of the page for signing in. `redirect` is the path that opens after signing in, if
 * `safeRedirect` accepts it.
 */
export const AUTH_SEARCH = { redirect: text };
