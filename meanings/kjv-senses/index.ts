/** Which sense the King James Version shows for a word of several senses (docs/decisions/0166). */
import type { Place } from '../place.ts';
import { SENSE_VERSES } from './sense-verses.ts';
import { verseNumber } from './verse-number.ts';

/** The senses of each word by the numbers of the verses. The table is read when a sense is first asked for. */
let senses: ReadonlyMap<string, ReadonlyMap<number, string>> | null = null;

function readTable(): ReadonlyMap<string, ReadonlyMap<number, string>> {
  const table = new Map<string, Map<number, string>>();
  for (const line of SENSE_VERSES.trim().split('\n')) {
    const [key = '', sense = '', gaps = ''] = line.split(':');
    const verses = table.get(key) ?? new Map<number, string>();
    table.set(key, verses);
    let number = 0;
    for (const gap of gaps.split(' ')) {
      number += Number.parseInt(gap, 36);
      verses.set(number, sense);
    }
  }
  return table;
}

/**
 * The sense that the King James Version shows for a word in a verse. Null if it shows the usual sense, none, or more
 * than one. `key` is the Strong's number, and for a Hebrew verb the letter of its stem after it. The sense has the
 * notation of the chosen words (`one|many`), or is a verb.
 *
 * @example
 * ```ts
 * senseAt({ book: 'genesis', chapter: 3, verse: 8 }, 'H7307') // => null
 * senseAt({ book: 'genesis', chapter: 16, verse: 3 }, 'H802') // => 'wife|wives'
 * senseAt({ book: 'nehemiah', chapter: 8, verse: 3 }, 'H7121 q') // => 'read'
 * ```
 */
export function senseAt(place: Place, key: string): string | null {
  senses ??= readTable();
  const verses = senses.get(key);
  return verses?.get(verseNumber(place) ?? 0) ?? null;
}
