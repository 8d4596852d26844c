export const BADGE = 'rounded-[calc(var(--radius)*2)] px-2 py-px text-meta';
export const PLAIN_BADGE = `${BADGE} border border-line text-muted`;
/** The classes of a badge in the theme's second colour. controls.css has the rules of `badge-marked`. */
export const MARKED_BADGE = `${BADGE} badge-marked`;
