import { text } from '../../domain/parse.ts';

/** What stands behind the `?` of the page for signing in: where the reader came from. */
export const AUTH_SEARCH = { redirect: text };
