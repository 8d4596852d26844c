export { type AnyOrder, anyOrder, type ExpectedInAnyOrder, expectedInAnyOrder } from './any-order.ts';
export { exactMeans, type LetterShares, letterShares, type SpanLimits, spanShapes } from './exact-means.ts';
export { countValues } from './histograms.ts';
export { CHANCE_METHODS, CHANCE_UNITS, type ChanceUnit, chanceTableOf } from './methods.ts';
export { type ChanceEntry, ENTRY_BYTES, packTable, unpackEntries } from './pack.ts';
export { shuffled } from './shuffled.ts';
export { CHANCE_RECIPE, CHANCE_RUNS, chanceTables } from './tables.ts';
