export { poetryAt } from './poems.ts';
export { type AccentedWord, poeticLines } from './poetic-lines.ts';
