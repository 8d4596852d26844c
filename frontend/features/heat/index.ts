export { MapLink } from './map-link.tsx';
export { OnMap } from './on-map.tsx';
