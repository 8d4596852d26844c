export {
  baseCodes,
  decodeLettersFile,
  encodeLettersFile,
  FIRST_LETTER,
  LETTERS_FILE_VERSION,
  type LettersFile,
  LettersFileBuilder,
  type LettersScript,
  letterOfCode,
  lettersFileKey,
  lettersOfWords,
  wordSpeller,
} from './letters-file.ts';
export * from './narrowings.ts';
export * from './number-index.ts';
export { type RunningTotals, runningTotals, sumRule } from './running-totals.ts';
export * from './segments.ts';
export {
  countSpans,
  type Narrowing,
  type Span,
  type SpanSearch,
  spanValue,
  walkSpans,
} from './spans.ts';
export * from './unit-values.ts';
