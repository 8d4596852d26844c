import type { Expectation, ExpectationInAnyOrder } from '../../../domain/contract/index.ts';
import { chanceText } from '../../text/instruments/chance-text.ts';
import { formatValue } from '../../ui/words/format-value.ts';

/** If the expected average is below this number, a count is too small for a verdict. */
const MIN_MEAN = 5;

/**
 * An average or a deviation for display: a whole number if it is 100 or more, otherwise a number with at most one
 * decimal.
 */
export function formatMean(mean: number): string {
  return formatValue(mean >= 99.95 ? Math.round(mean) : Math.round(mean * 10) / 10);
}

/** Average and deviation as a text, both rounded to whole numbers if the average is 100 or more: "925 (± 45)". */
export function formatExpected({ mean, sd }: ExpectationInAnyOrder): string {
  return `${formatMean(mean)} (± ${mean >= 99.95 ? formatValue(Math.round(sd)) : formatMean(sd)})`;
}

/**
 * The average of other orders with the margin that is allowed around it. The margin is wider than the spread of other
 * orders (docs/decisions/0132-the-same-words-in-any-other-order.md), so the text says why.
 */
export function formatAllowed({ mean, sd }: ExpectationInAnyOrder): string {
  const shown = (number: number) => (mean < 10 ? formatMean(number) : formatValue(Math.round(number)));
  return chanceText.words.allowed(shown(mean), shown(sd));
}

export interface ChanceWords {
  readonly sentence: string;
  /** What the comparison of a count with chance means. Null for single words, because their order changes nothing. */
  readonly verdict: string | null;
  readonly shuffled: string | null;
}

export interface Expected {
  readonly inAnyOrder?: ExpectationInAnyOrder | null | undefined;
  readonly letters?: Expectation | null | undefined;
}

/**
 * Says how the number of phrases or words that have a value compares with the number that chance gives. Phrases are
 * judged by other orders of the same words. Null if nothing is known.
 */
export function chanceInWords(value: number, found: number, expected: Expected): ChanceWords | null {
  const { inAnyOrder, letters } = expected;
  const { words } = chanceText;
  if (!inAnyOrder)
    return letters
      ? {
          sentence: words.letters(formatExpected(letters)),
          verdict: null,
          shuffled: null,
        }
      : null;
  if (inAnyOrder.mean === 0 && found === 0)
    return { sentence: words.impossible(formatValue(value)), verdict: null, shuffled: null };
  return {
    sentence: words.inAnyOrder(formatAllowed(inAnyOrder)),
    verdict: verdictOn(found, inAnyOrder),
    shuffled: letters ? words.letters(formatMean(letters.mean)) : null,
  };
}

function verdictOn(found: number, { mean, sd }: ExpectationInAnyOrder): string {
  const { verdict } = chanceText.words;
  if (mean < MIN_MEAN) return verdict.few;
  const z = (found - mean) / sd;
  const size = Math.abs(z);
  if (size < 2) return verdict.about;
  const degree = size < 3 ? 'somewhat' : size < 10 ? 'clearly' : 'far';
  return verdict[z > 0 ? 'more' : 'fewer'][degree];
}
