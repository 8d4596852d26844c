const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** A time of the library's as a date of the reader's. */
export const dateOf = (iso: string): string => DATE.format(new Date(iso));
