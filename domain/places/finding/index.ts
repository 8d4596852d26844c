export { findPlaces } from './find-places.ts';
