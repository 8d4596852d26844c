export * from './composed-meanings.ts';
export * from './parsing.ts';
export * from './strongs-number.ts';
export * from './word-kinds.ts';
export * from './word-meanings.ts';
