export { SimilarSection } from './similar-section.tsx';
