export { LiveChance } from './live-chance.tsx';
export { LiveNumber } from './live-number.tsx';
export { LiveWords } from './live-words.tsx';
