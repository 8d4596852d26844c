export { type RunningTotals, runningTotals, valuesByCode } from './running-totals.ts';
export { bookSegments, booksOf, type VerseRange, verseOfWord, verseSegments } from './segments.ts';
export {
  countSpans,
  findSpans,
  type Span,
  type SpanSearch,
  spanValue,
  sumBounds,
  walkSpans,
} from './spans.ts';
export { unitValues } from './unit-values.ts';
