const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** A time from the server as a date in the reader's time zone. */
export const dateOf = (iso: string): string => DATE.format(new Date(iso));
