/**
 * The day in ISO format and in the reader's time zone: Sweden writes days in this format. `toISOString` would give the day
 * in UTC.
 */
export const isoDay = (day: Date): string => day.toLocaleDateString('sv');
