import type { Expectation } from '../../../domain/contract/index.ts';
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

const MANY_TRIES = 'Whoever tries many values finds some such by chance alone.';

/** The caution for a count that is `size` deviations (2 or more) away from the average. */
function cautionAt(size: number, isMore: boolean): string {
  if (size < 3) {
    return 'Whoever tries many values finds some such: of a hundred, about five differ by more than two deviations by chance alone.';
  }
  if (size < 5) {
    return 'Whoever tries many values finds some such: of a thousand, about three differ by more than three deviations by chance alone.';
  }
  return isMore
    ? 'Shuffled letters hardly ever do that, but language does: a frequent word or name brings its value with it.'
    : 'Shuffled letters hardly ever do that, but language does: it has only some of the words that letters could make.';
}

/** Compares a count with the count that chance would give. The text makes no claim beyond the numbers. */
export function chanceInWords(observed: number, expected: Expected): ChanceWords {
  const found = `${formatValue(observed)} found`;
  if (expected.mean === 0) {
    return {
      figures: `${found}; none in ${expected.runs} shufflings of the letters.`,
      judgement: observed === 0 ? 'That is what chance gives.' : 'Chance gives this value next to never.',
      caution: observed === 0 ? null : MANY_TRIES,
    };
  }
  const figures = `${found}; about ${formatExpected(expected)} would be expected by chance.`;
  const z = deviations(observed, expected);
  if (expected.mean < MIN_MEAN) {
    const isFar = z !== null && z > 4;
    return {
      figures,
      judgement: isFar
        ? 'That is more than chance gives; the numbers are small.'
        : 'With so few, a difference of one or two says nothing.',
      caution: isFar ? MANY_TRIES : null,
    };
  }
  if (z === null) return { figures, judgement: 'Chance gives the same number every time.', caution: null };
  const [size, more] = [Math.abs(z), z > 0 ? 'more' : 'fewer'];
  const score = ` (z = ${signed(z)}).`;
  if (size < 2) return { figures, judgement: `That is about as many as chance gives${score}`, caution: null };
  const degree = size < 3 ? 'somewhat' : size < 10 ? 'clearly' : 'far';
  return {
    figures,
    judgement: `That is ${degree} ${more} than chance gives${score}`,
    caution: cautionAt(size, z > 0),
  };
}
