/** The day in ISO format and in the reader's time zone. `toISOString` would give the day in UTC. */
export const isoDay = (day: Date): string =>
  [
    day.getFullYear(),
    String(day.getMonth() + 1).padStart(2, '0'),
    String(day.getDate()).padStart(2, '0'),
  ].join('-');
