export { poetryAt } from './poems.ts';
export { type AccentedWord, type AccentSystem, poeticLines } from './poetic-lines.ts';
