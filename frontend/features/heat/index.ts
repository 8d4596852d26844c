export { MapLink } from './map-link.tsx';
