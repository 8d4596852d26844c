/** The part of the administration that another screen shows to administrators. */
export { ContestImport } from './contest/contest-import.tsx';
