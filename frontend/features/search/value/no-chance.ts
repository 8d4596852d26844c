import { EVERY_EDITION } from '../../../../domain/contract/limits.ts';
import { searchText } from '../../../text/search/search-text.ts';
import { kindOf } from '../kinds.ts';
import type { ValueQuestion } from '../question.ts';

/**
 * A sentence with the reason why there are no chance figures for a search. Null if there can be chance figures.
 * This does not check for methods without tables and ranges that are too wide: the answer of the chance request
 * reports them.
 */
export function noChanceReason({
  value,
  unit,
  crossVerse,
  also,
  lemma,
  edition,
}: Pick<ValueQuestion, 'value' | 'unit' | 'crossVerse' | 'also' | 'lemma' | 'edition'>): string | null {
  const reasons = searchText.noChance;
  if (unit === 'verse') return reasons.verses;
  if (kindOf(value) !== 'value') return reasons.kinds;
  if (unit === 'span' && crossVerse) return reasons.crossing;
  if (edition === EVERY_EDITION) return reasons.editions;
  if (also.length > 0) return reasons.also;
  if (lemma !== '') return reasons.lemma;
  return null;
}
