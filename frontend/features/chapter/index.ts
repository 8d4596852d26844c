export { ChapterPage } from './chapter-page.tsx';
