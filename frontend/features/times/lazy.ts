/** What loads after a touch. */
export { Times } from './times.tsx';
