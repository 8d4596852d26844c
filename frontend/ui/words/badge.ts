export const BADGE = 'rounded-[calc(var(--radius)*2)] px-2 py-px text-meta';
export const PLAIN_BADGE = `${BADGE} border border-line text-muted`;
/** A badge that says something special. It is in ink, so that only numbers and links have a colour. */
export const MARKED_BADGE = `${BADGE} border border-ink text-ink`;
