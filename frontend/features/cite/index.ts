export { AnswerThen, Cite } from './cite.tsx';
export type { Computation } from './computation.ts';
