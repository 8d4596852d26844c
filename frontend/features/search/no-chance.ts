import { EVERY_EDITION } from '../../../domain/contract/limits.ts';
import { kindOf } from './kinds.ts';
import type { ValueQuestion } from './question.ts';

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
  const computed = 'What chance would give is computed for';
  if (unit === 'verse') return `${computed} words and spans, not for whole verses.`;
  if (kindOf(value) !== 'value') return `${computed} values, not for multiples or other kinds of numbers.`;
  if (unit === 'span' && crossVerse) return `${computed} spans within a verse, not across verses.`;
  if (edition === EVERY_EDITION) return `${computed} one edition at a time.`;
  if (also.length > 0) return `${computed} a value by itself, not together with one by a second method.`;
  if (lemma !== '') return `${computed} a value by itself, not together with a certain word.`;
  return null;
}
