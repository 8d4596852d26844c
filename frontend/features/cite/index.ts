export { Cite, EarlierAnswer } from './cite.tsx';
export type { Computation } from './computation.ts';
