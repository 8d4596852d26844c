/** Cards beside each other, as many as fit. */
export const CARDS = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4';

/** Two cards beside each other; on a phone below each other. */
export const PAIR = 'grid grid-cols-1 gap-4 md:grid-cols-2';

/** A link alone on its line, high enough for a finger. */
export const TALL_LINK = 'inline-flex min-h-11 items-center';

/** Why something failed. */
export const FAILURE = 'border-s-4 border-danger ps-3';

/** A job, or an upload, with what belongs to it. */
export const JOB = 'grid grid-cols-1 gap-2 text-ui';

/** A button that cannot be used now but can still get the focus. */
export const BUTTON_OFF = 'cursor-default text-muted';
