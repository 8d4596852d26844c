const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A time from the server as date and time of day, in the reader's time zone. */
export const timeInWords = (iso: string): string => TIME.format(new Date(iso));
