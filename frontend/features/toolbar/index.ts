export { PlaceStep, PlaceSteps } from './place-nav.tsx';
export { Toolbar } from './toolbar.tsx';
