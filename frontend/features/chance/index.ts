export { Chance } from './chance.tsx';
