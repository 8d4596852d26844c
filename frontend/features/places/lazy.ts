export { NumberLine } from './number-line.tsx';
