import { text } from '../../domain/parse.ts';

/** The search parameters of the page for signing in. `redirect` is the page that the reader came from. */
export const AUTH_SEARCH = { redirect: text };
