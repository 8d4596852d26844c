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

/** How many deviations the margin has. A count outside the margin is more, or fewer, than expected. */
const DEVIATIONS = 2;

export const marginOf = ({ sd }: ExpectationInAnyOrder): number => DEVIATIONS * sd;

/** The average and its margin as a text, both rounded to whole numbers if the average is 100 or more: "925 (± 90)". */
export function formatExpected(expected: ExpectationInAnyOrder): string {
  const margin = marginOf(expected);
  return `${formatMean(expected.mean)} (± ${expected.mean >= 99.95 ? formatValue(Math.round(margin)) : formatMean(margin)})`;
}

/** The average of other orders and the margin around it, as they are shown: whole numbers unless the average is small. */
function shownFigures(expected: ExpectationInAnyOrder): { readonly mean: number; readonly margin: number } {
  const shown = (number: number) => (expected.mean < 10 ? Math.round(number * 10) / 10 : Math.round(number));
  return { mean: shown(expected.mean), margin: shown(marginOf(expected)) };
}

/**
 * The average of other orders with the margin that is allowed around it. The margin is wider than the spread of other
 * orders (docs/decisions/0132-the-same-words-in-any-other-order.md).
 */
export function formatAllowed(expected: ExpectationInAnyOrder): string {
  const { mean, margin } = shownFigures(expected);
  return chanceText.words.allowed(formatValue(mean), formatValue(margin));
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

/** The verdict is given by the figures that are shown, so that a reader who computes with them comes to the same. */
function verdictOn(found: number, expected: ExpectationInAnyOrder): string {
  const { verdict } = chanceText.words;
  if (expected.mean < MIN_MEAN) return verdict.few;
  const { mean, margin } = shownFigures(expected);
  const difference = found - mean;
  const margins = Math.abs(difference) / margin;
  if (margins <= 1) return verdict.about;
  const degree = margins <= 1.5 ? 'somewhat' : margins <= 5 ? 'clearly' : 'far';
  return verdict[difference > 0 ? 'more' : 'fewer'][degree];
}
