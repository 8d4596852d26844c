export * from './calculate.ts';
export * from './common.ts';
export * from './lexicon.ts';
export * from './library.ts';
export * from './similar.ts';
export * from './verse.ts';
