export { ContestImport } from './contest/contest-import.tsx';
