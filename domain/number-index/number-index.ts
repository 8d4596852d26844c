import type { MethodId } from '../gematria/index.ts';
import type { LettersFile } from './letters-file.ts';
import { type RunningTotals, runningTotals } from './running-totals.ts';
import { unitValues } from './unit-values.ts';

/**
 * The most bytes of values that one edition keeps. The Tanakh's running totals take 1.2 MB, values of words 2.4 MB and
 * of verses 0.2 MB. A Greek New Testament takes about half of that.
 */
const MAX_BYTES = 6_000_000;

/**
 * An edition's letters and the values that were computed from them. They are those of one revision, so whoever keeps an
 * index must keep it under its revision.
 */
export class NumberIndex {
  readonly file: LettersFile;
  readonly #arrays = new Map<string, RunningTotals | Float64Array>();

  constructor(file: LettersFile) {
    this.file = file;
  }

  /** The running totals of a method. Throws RangeError for a method by which spans cannot be searched. */
  totals(method: MethodId): RunningTotals {
    return this.#kept(`spans ${method}`, () => runningTotals(this.file, method)) as RunningTotals;
  }

  /** The values of all words or all verses; NaN for one without a value. */
  values(method: MethodId, unit: 'word' | 'verse'): Float64Array {
    return this.#kept(`${unit} ${method}`, () => unitValues(this.file, method, unit)) as Float64Array;
  }

  get size(): number {
    const { chapters, verses, endings, firstWords, wordLengths, letters } = this.file;
    return [chapters, verses, endings, firstWords, wordLengths, letters].reduce(
      (sum, { byteLength }) => sum + byteLength,
      this.bytes,
    );
  }

  get bytes(): number {
    let bytes = 0;
    for (const kept of this.#arrays.values()) bytes += bytesOf(kept);
    return bytes;
  }

  #kept(key: string, make: () => RunningTotals | Float64Array): RunningTotals | Float64Array {
    const kept = this.#arrays.get(key) ?? make();
    this.#arrays.delete(key);
    this.#arrays.set(key, kept);
    for (const oldest of this.#arrays.keys()) {
      if (oldest === key || this.bytes <= MAX_BYTES) break;
      this.#arrays.delete(oldest);
    }
    return kept;
  }
}

const bytesOf = (kept: RunningTotals | Float64Array): number =>
  kept instanceof Float64Array ? kept.byteLength : kept.sums.byteLength;
