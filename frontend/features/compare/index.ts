export { CompareSection } from './compare-section.tsx';
