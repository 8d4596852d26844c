export { PlaceSteps } from './place-nav.tsx';
export { Toolbar } from './toolbar.tsx';
