export * from './chapter-address.ts';
export * from './explorer-query.ts';
export * from './site-pages.ts';
export * from './word-runs.ts';
