import { seededRandom } from '../basics/index.ts';
import type { MethodId } from '../gematria/index.ts';
import type { LettersFile } from '../number-index/index.ts';
import { countValues, type Histograms, roomFor } from './histograms.ts';
import { CHANCE_UNITS, type ChanceUnit } from './methods.ts';
import { shuffled } from './shuffled.ts';

/**
 * The version of the chance tables. Raise it when a change alters their numbers. Older tables are then
 * computed again.
 */
export const CHANCE_RECIPE = 1;

/**
 * The number of shuffled texts behind a chance table, and the seed of the first shuffle. Each following
 * shuffle uses the next seed.
 */
export const CHANCE_RUNS = 30;
const CHANCE_SEED = 18_190_409;

/**
 * For each value (the index), the average count in shuffled texts and its standard deviation between the runs, with
 * `runs − 1` in the denominator. Both are 0 for values beyond the end of the arrays.
 */
export interface ChanceTable {
  readonly mean: Float32Array;
  readonly sd: Float32Array;
}

export type ChanceTables = ReadonlyMap<MethodId, Readonly<Record<ChanceUnit, ChanceTable>>>;

interface ChanceOptions {
  readonly runs: number;
  readonly seed: number;
}

/**
 * Shuffles the letters of an edition `runs` times over the same word shapes: the length of each word and its verse
 * stay. Counts words and spans by value in each shuffle, and returns mean and standard deviation by value. Letters
 * count as they are written: a final kaf stays a final kaf. Equal inputs give equal tables.
 *
 * Throws RangeError for a method that cannot search by spans.
 */
export function chanceTables(
  file: LettersFile,
  methods: readonly MethodId[],
  { runs, seed }: ChanceOptions = { runs: CHANCE_RUNS, seed: CHANCE_SEED },
): ChanceTables {
  const moments = new Map(methods.map((method) => [method, new Moments(runs)]));
  const room = roomFor(file);
  const chance = { ...file, letters: new Uint8Array(file.letters.length) };
  for (let run = 0; run < runs; run++) {
    shuffled(file.letters, seededRandom(seed + run), chance.letters);
    for (const [method, sofar] of moments) sofar.add(countValues(chance, method, room));
  }
  return new Map([...moments].map(([method, sofar]) => [method, sofar.tables()]));
}

/**
 * The sum of the counts of each value over all shuffled texts, and the sum of their squares. They are whole
 * numbers below 2⁵³, so they stay exact.
 */
class Moments {
  readonly #runs: number;
  readonly #sums: Record<ChanceUnit, Float64Array[]> = { word: [], span: [], any: [] };

  constructor(runs: number) {
    this.#runs = runs;
    for (const unit of CHANCE_UNITS) this.#sums[unit] = [new Float64Array(0), new Float64Array(0)];
  }

  add({ word, any }: Histograms): void {
    this.#addUnit('word', word.length, (value) => word[value] as number);
    this.#addUnit('any', any.length, (value) => any[value] as number);
    this.#addUnit('span', any.length, (value) => (any[value] as number) - (word[value] as number));
  }

  #addUnit(unit: ChanceUnit, size: number, countOf: (value: number) => number): void {
    const [sums, squares] = this.#sums[unit].map((sofar) => grown(sofar, size)) as [
      Float64Array,
      Float64Array,
    ];
    for (let value = 0; value < size; value++) {
      const count = countOf(value);
      if (count === 0) continue;
      sums[value] = (sums[value] as number) + count;
      squares[value] = (squares[value] as number) + count * count;
    }
    this.#sums[unit] = [sums, squares];
  }

  tables(): Record<ChanceUnit, ChanceTable> {
    const of = (unit: ChanceUnit): ChanceTable => {
      const [sums, squares] = this.#sums[unit] as [Float64Array, Float64Array];
      const size = lastFilled(sums) + 1;
      const mean = new Float32Array(size);
      const sd = new Float32Array(size);
      for (let value = 0; value < size; value++) {
        const average = (sums[value] as number) / this.#runs;
        const variance = ((squares[value] as number) - average * (sums[value] as number)) / (this.#runs - 1);
        mean[value] = average;
        sd[value] = Math.sqrt(Math.max(0, variance));
      }
      return { mean, sd };
    };
    return { word: of('word'), span: of('span'), any: of('any') };
  }
}

function grown(array: Float64Array, size: number): Float64Array {
  if (array.length >= size) return array;
  const larger = new Float64Array(size + (size >> 3));
  larger.set(array);
  return larger;
}

function lastFilled(sums: Float64Array): number {
  let last = sums.length - 1;
  while (last > 0 && sums[last] === 0) last--;
  return last;
}
