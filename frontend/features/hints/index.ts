export { Hints } from './hints.tsx';
