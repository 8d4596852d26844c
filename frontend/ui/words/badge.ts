export const BADGE = 'rounded-[calc(var(--radius)*2)] px-2 py-px text-meta';
export const PLAIN_BADGE = `${BADGE} border border-line text-muted`;
/** A badge in the theme's second colour: the class is in controls.css. */
export const MARKED_BADGE = `${BADGE} badge-marked`;
