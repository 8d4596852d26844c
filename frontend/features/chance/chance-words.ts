import type { Expectation } from '../../../domain/contract/index.ts';
import { chanceText } from '../../text/chance.ts';
import { formatValue } from '../../ui/format-value.ts';

type Expected = Pick<Expectation, 'mean' | 'sd' | 'runs'>;

/** Below this average, only large deviations are judged. */
const MIN_MEAN = 5;

/**
 * An average or a deviation for display: a whole number if it is 100 or more, otherwise a number with at most one
 * decimal.
 */
export function formatMean(mean: number): string {
  return formatValue(mean >= 99.95 ? Math.round(mean) : Math.round(mean * 10) / 10);
}

/** Average and deviation as a text, both rounded to whole numbers if the average is 100 or more: "228 ± 19". */
export function formatExpected({ mean, sd }: Pick<Expectation, 'mean' | 'sd'>): string {
  return mean >= 99.95
    ? `${formatMean(mean)} ± ${formatValue(Math.round(sd))}`
    : `${formatMean(mean)} ± ${formatMean(sd)}`;
}

/**
 * The distance of a count from the average, in standard deviations; negative if the count is lower. Null if the
 * deviation is zero.
 */
export function deviations(observed: number, { mean, sd }: Pick<Expectation, 'mean' | 'sd'>): number | null {
  return sd === 0 ? null : (observed - mean) / sd;
}

const signed = (z: number): string => {
  const size = Math.abs(z) >= 10 ? formatValue(Math.round(Math.abs(z))) : Math.abs(z).toFixed(1);
  return z < 0 ? `−${size}` : size;
};

/** Sentences about a count: the figures, a judgement, and a caution if one is needed. */
export interface ChanceWords {
  readonly figures: string;
  readonly judgement: string;
  readonly caution: string | null;
}

/** The caution for a count that is `size` deviations (2 or more) away from the average. */
function cautionAt(size: number, isMore: boolean): string {
  if (size < 3) {
    return chanceText.words.oneInTwenty;
  }
  if (size < 5) {
    return chanceText.words.threeInThousand;
  }
  return isMore ? chanceText.words.frequentWord : chanceText.words.missingWords;
}

/** Compares a count with the count that chance would give. The text makes no claim beyond the numbers. */
export function chanceInWords(observed: number, expected: Expected): ChanceWords {
  const found = chanceText.words.found(formatValue(observed));
  if (expected.mean === 0) {
    return {
      figures: chanceText.words.none(found, expected.runs),
      judgement: observed === 0 ? chanceText.words.noneEither : chanceText.words.hardlyEver,
      caution: observed === 0 ? null : chanceText.words.manyTries,
    };
  }
  const figures = chanceText.words.expected(found, formatExpected(expected));
  const z = deviations(observed, expected);
  if (expected.mean < MIN_MEAN) {
    const isFar = z !== null && z > 4;
    return {
      figures,
      judgement: isFar ? chanceText.words.fewButFar : chanceText.words.few,
      caution: isFar ? chanceText.words.manyTries : null,
    };
  }
  if (z === null) return { figures, judgement: chanceText.words.always, caution: null };
  const size = Math.abs(z);
  if (size < 2) return { figures, judgement: chanceText.words.about(signed(z)), caution: null };
  const degree = size < 3 ? 'somewhat' : size < 10 ? 'clearly' : 'far';
  return {
    figures,
    judgement: chanceText.words[z > 0 ? 'more' : 'fewer'][degree](signed(z)),
    caution: cautionAt(size, z > 0),
  };
}
