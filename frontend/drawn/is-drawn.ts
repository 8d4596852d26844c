/** Stands in for `ui/is-drawn.ts` where the Worker draws a page. */
export const IS_DRAWN = true;
