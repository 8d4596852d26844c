export { Chance } from './chance.tsx';
export type { ChanceParams } from './chance-queries.ts';
