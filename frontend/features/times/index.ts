export { FirstPlace } from './first-place.tsx';
export { Times, TimesShown } from './times.tsx';
export { TimesLine } from './times-line.tsx';
export type { TimesAsked } from './times-queries.ts';
