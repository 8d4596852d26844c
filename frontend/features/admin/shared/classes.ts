export const CARDS = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4';

export const PAIR = 'grid grid-cols-1 gap-4 md:grid-cols-2';

/** The style of a link alone on its line, high enough for a finger. */
export const TALL_LINK = 'inline-flex min-h-11 items-center';

export const FAILURE = 'border-s-4 border-danger ps-3';

export const JOB = 'grid grid-cols-1 gap-2 text-ui';

/** The style of a button that cannot be used now but can still get the focus. */
export const BUTTON_OFF = 'cursor-default text-muted';
