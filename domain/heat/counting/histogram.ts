import { type MethodId, methodById, scriptOf } from '../../gematria/index.ts';
import type { HeatHistogram } from '../heat-answer.ts';
import { type HeatText, type TextBook, textBooks } from './heat-texts.ts';
import { LEAST_WORDS } from './phrases.ts';

const MAX_ENTRIES = 8192;

/** Counts the words, phrases or verses that have each value, in all books whose letters the methods count. */
export function heatHistogram(
  texts: readonly HeatText[],
  kind: 'verse' | 'word' | 'phrase',
  methods: readonly MethodId[],
): HeatHistogram {
  const walks = textBooks(texts).flatMap((book) => {
    const method = methods.find((id) => scriptOf(id) === book.text.index.file.script);
    if (method === undefined || (kind === 'phrase' && !methodById(method).spans)) return [];
    return [kind === 'phrase' ? phraseValues(book, method) : unitValuesOf(book, method, kind)];
  });
  const largest = Math.max(0, ...walks.map((walk) => walk.largest()));
  const width = Math.max(1, Math.ceil((largest + 1) / MAX_ENTRIES));
  const counts = new Uint32Array(largest === 0 ? 0 : Math.floor(largest / width) + 1);
  for (const walk of walks) walk.addTo(counts, width);
  return { width, counts };
}

interface Values {
  largest(): number;
  addTo(counts: Uint32Array, width: number): void;
}

function addValue(counts: Uint32Array, width: number, value: number): void {
  const entry = Math.floor(value / width);
  counts[entry] = (counts[entry] as number) + 1;
}

function unitValuesOf({ text, first, end }: TextBook, method: MethodId, unit: 'verse' | 'word'): Values {
  const { firstWords, endings } = text.index.file;
  const all = text.index.values(method, unit);
  // An unnumbered ending has words but is not a verse.
  const values =
    unit === 'word'
      ? all.subarray(firstWords[first], firstWords[end])
      : all.subarray(first, end).filter((_, at) => endings[first + at] === 0);
  return {
    largest: () => values.reduce((largest, value) => (value > largest ? value : largest), 0),
    addTo: (counts, width) => {
      for (const value of values) if (!Number.isNaN(value)) addValue(counts, width, value);
    },
  };
}

function phraseValues({ text, first, end }: TextBook, method: MethodId): Values {
  const { sums, once, isSquare } = text.index.totals(method);
  const { firstWords } = text.index.file;
  const phraseValue = (from: number, to: number): number => {
    const sum = (sums[to] as number) - (sums[from] as number) + once;
    return isSquare ? sum * sum : sum;
  };
  return {
    largest: () => {
      let largest = 0;
      for (let verse = first; verse < end; verse++) {
        const from = firstWords[verse] as number;
        const to = firstWords[verse + 1] as number;
        if (from + LEAST_WORDS <= to) largest = Math.max(largest, phraseValue(from, to));
      }
      return largest;
    },
    addTo: (counts, width) => {
      for (let verse = first; verse < end; verse++) {
        const last = firstWords[verse + 1] as number;
        for (let from = firstWords[verse] as number; from < last; from++) {
          for (let to = from + LEAST_WORDS; to <= last; to++) addValue(counts, width, phraseValue(from, to));
        }
      }
    },
  };
}
