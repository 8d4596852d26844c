export { ParallelChapter } from './parallel-chapter.tsx';
export { ParallelChoice } from './parallel-choice.tsx';
