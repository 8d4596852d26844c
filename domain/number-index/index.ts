export {
  decodeLettersFile,
  encodeLettersFile,
  FIRST_LETTER,
  LETTERS_FILE_VERSION,
  type LettersFile,
  LettersFileBuilder,
  type LettersScript,
  lettersFileKey,
  lettersOfWords,
  wordSpeller,
} from './letters-file.ts';
export { holdingWord, withValue } from './narrowings.ts';
export { NumberIndex } from './number-index.ts';
export { type RunningTotals, runningTotals, sumRule } from './running-totals.ts';
export {
  bookOfVerse,
  bookSegments,
  booksOf,
  differingVerses,
  findVerse,
  firstLetters,
  type VerseRange,
  verseOfWord,
  verseSegments,
} from './segments.ts';
export {
  countSpans,
  type Narrowing,
  type Span,
  type SpanSearch,
  spanValue,
  walkSpans,
} from './spans.ts';
export { unitValues } from './unit-values.ts';
