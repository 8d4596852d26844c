import { z } from 'zod';

interface Times {
  readonly createdAt: string;
  readonly updatedAt: string;
  /** What the reader should know about the times: those that could not be used. */
  readonly remarks: readonly string[];
}

/** The times of a note in a file. A missing time is that of the other field, or else the time of the import. */
export function noteTimes(note: { createdAt?: unknown; updatedAt?: unknown }, now: number): Times {
  const remarks: string[] = [];
  const past = (field: 'createdAt' | 'updatedAt'): number | null => {
    const value = note[field] ?? '';
    const written = typeof value === 'string' ? value.trim() : JSON.stringify(value);
    if (written === '') return null;
    const time = typeof value === 'string' ? instantOf(written) : null;
    if (time !== null && time <= now) return time;
    const problem =
      time === null ? 'is not a date such as 2024-03-05 or 2024-03-05T10:20Z' : 'is in the future';
    remarks.push(`${field} “${written.slice(0, 40)}” ${problem}, so it was not used`);
    return null;
  };
  const created = past('createdAt');
  const updated = past('updatedAt') ?? created ?? now;
  if (created !== null && created > updated) {
    remarks.push('createdAt is later than updatedAt, so it was set to the same time');
  }
  return {
    createdAt: new Date(Math.min(created ?? updated, updated)).toISOString(),
    updatedAt: new Date(updated).toISOString(),
    remarks,
  };
}

/** A date in ISO 8601, with or without signs between its parts and with or without a time. */
const ISO =
  /^(\d{4})(-?)(\d\d)\2(\d\d)(?:(?:T| +)(\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d{1,9}))?)? ?(Z|[+-]\d\d(?::?\d\d)?)?)?$/iu;

const instant = z.iso.datetime({ offset: true });

/**
 * The time that a text in ISO 8601 names, in milliseconds. A date without a time is the beginning of that day, and a time
 * without a zone is in UTC. Null if it is another text or no day of the calendar.
 */
function instantOf(text: string): number | null {
  const [found, year, , month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] =
    ISO.exec(text) ?? [];
  if (found === undefined) return null;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  const offset = /^z$/iu.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
  const whole = `${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}${offset}`;
  return instant.safeParse(whole).success ? Date.parse(whole) : null;
}
