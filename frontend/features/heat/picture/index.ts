export { HeatSwatch } from './heat-legend.tsx';
export { HeatPicture, heatHeight } from './heat-picture.tsx';
export { isAskedIn } from './shades.ts';
