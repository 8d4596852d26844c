const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

export const dateOf = (iso: string): string => DATE.format(new Date(iso));
