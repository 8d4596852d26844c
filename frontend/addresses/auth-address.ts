import { text } from '../../domain/basics/index.ts';

/** `redirect` is the path to open after signing in. `safeRedirect` decides whether it is allowed. */
export const AUTH_SEARCH = { redirect: text };
