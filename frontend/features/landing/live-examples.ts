/** The examples below the first screen of the landing page, in one script. */
export { LiveChance } from './live-chance.tsx';
export { LiveNumber } from './live-number.tsx';
export { LiveWords } from './live-words.tsx';
