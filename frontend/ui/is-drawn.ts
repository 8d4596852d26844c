/** True where the Worker draws a page: there `drawn/is-drawn.ts` stands in for this module. */
export const IS_DRAWN: boolean = false;
