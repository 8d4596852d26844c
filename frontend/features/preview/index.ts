export { LinkPreview } from './link-preview.tsx';
