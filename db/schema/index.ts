export * from './accounts.ts';
export * from './editions.ts';
export * from './expectations.ts';
export * from './health.ts';
export * from './imports.ts';
export * from './lexicon.ts';
export * from './notes.ts';
export * from './text.ts';
