/** What loads when a page shows a small map. */
export { SmallMap } from './small-map.tsx';
