/** Which sense the King James Version shows for a word of several senses (docs/decisions/0166). */
import type { Place } from '../place.ts';
import { SENSE_VERSES } from './sense-verses.ts';
import { verseNumber } from './verse-number.ts';

/** The senses of each word by the numbers of the verses. */
export type SenseTable = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** The table is read when a sense is first asked for. */
let senses: SenseTable | null = null;

/** Takes another table than the written one, or that again. `npm run make:senses` tries with it which senses change a meaning. */
export const setSenses = (table: SenseTable | null): void => {
  senses = table;
};

function readTable(): SenseTable {
  const table = new Map<string, Map<number, string>>();
  for (const line of SENSE_VERSES.trim().split('\n')) {
    const [key = '', sense = '', gaps = ''] = line.split(':');
    const verses = table.get(key) ?? new Map<number, string>();
    table.set(key, verses);
    let number = 0;
    for (const [, capitals = '', digit = ''] of gaps.matchAll(/([A-Z]*)([0-9a-z])/gu)) {
      const leading = [...capitals].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 65, 0);
      number += leading * 36 + Number.parseInt(digit, 36);
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
