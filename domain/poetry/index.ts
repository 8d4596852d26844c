/** Hebrew poetry: where it is, and how its verses divide into lines. */

export { poetryAt } from './poems.ts';
export { type AccentedWord, type AccentSystem, poeticLines } from './poetic-lines.ts';
