import { familiarityOf } from '../../../domain/canon/index.ts';
import type { ValueHit } from '../../../domain/contract/index.ts';
import type { FoundPart } from './number-report.ts';

/**
 * The best-known verse among the verses found in Hebrew and in Greek: first from the Torah, then from the Psalms,
 * the Gospels, and other books. Of equally known verses the Hebrew one. Undefined if no verse was found.
 */
export function firstVerseOf(parts: readonly FoundPart[]): ValueHit | undefined {
  return parts
    .flatMap(({ unit, answer }) => (unit === 'verse' ? answer.results.slice(0, 1) : []))
    .sort((a, b) => familiarityOf(a.book) - familiarityOf(b.book))[0];
}
