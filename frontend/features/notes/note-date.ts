import { timeInWords } from '../../ui/words/time-in-words.ts';

const DAY = { dateStyle: 'medium' } as const;
const DATE = new Intl.DateTimeFormat('en', DAY);
const UTC_DATE = new Intl.DateTimeFormat('en', { ...DAY, timeZone: 'UTC' });

/** The import gives a date without a time the first moment of its day in UTC. Other notes hardly ever have this time. */
const isOnlyDay = (iso: string): boolean => iso.endsWith('T00:00:00.000Z');

const dayOf = (iso: string): string => (isOnlyDay(iso) ? UTC_DATE : DATE).format(new Date(iso));

/**
 * Returns a function that says one of these times, which are shown together, in words. It has the time of day if it is
 * today, or if another of them has the same day.
 */
export function datesInWords(times: readonly string[], now = Date.now()): (iso: string) => string {
  const today = DATE.format(now);
  const counts = new Map<string, number>();
  for (const iso of new Set(times)) counts.set(dayOf(iso), (counts.get(dayOf(iso)) ?? 0) + 1);
  return (iso) => {
    const day = dayOf(iso);
    if (isOnlyDay(iso)) return day;
    return day === today || (counts.get(day) ?? 0) > 1 ? timeInWords(iso) : day;
  };
}
