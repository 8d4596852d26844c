export { Times, TimesShown } from './times.tsx';
export type { TimesAsked, TimesIn } from './times-queries.ts';
