import { text } from '../../domain/parse.ts';

/** The search parameters of the page for signing in. `redirect` is the address that opens after signing in. */
export const AUTH_SEARCH = { redirect: text };
