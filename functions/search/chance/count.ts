import { spanValue, verseSegments, walkSpans } from '../../../domain/number-index/index.ts';
import type { SearchedText } from '../../../domain/value-search/finding/index.ts';
import type { ChanceSearch } from './expected.ts';

export function countAround(text: SearchedText, search: ChanceSearch): number[] {
  const { low, high, minWords, maxWords } = search;
  const counts = new Array<number>(high - low + 1).fill(0);
  const add = (value: number) => {
    counts[value - low] = (counts[value - low] as number) + 1;
  };
  const { index, method, ranges } = text;
  if (search.unit === 'word') {
    const values = index.values(method, 'word');
    const { firstWords } = index.file;
    for (const { first, end } of ranges) {
      for (let word = firstWords[first] as number; word < (firstWords[end] as number); word++) {
        const value = values[word] as number;
        if (value >= low && value <= high) add(value);
      }
    }
    return counts;
  }
  const totals = index.totals(method);
  walkSpans(
    totals,
    verseSegments(index.file, ranges),
    { low, high, minWords, maxWords },
    (start, from, to) => {
      for (let end = from; end < to; end++) add(spanValue(totals, { start, end }));
    },
  );
  return counts;
}
