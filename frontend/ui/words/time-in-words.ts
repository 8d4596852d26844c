const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });

export const timeInWords = (iso: string): string => TIME.format(new Date(iso));
